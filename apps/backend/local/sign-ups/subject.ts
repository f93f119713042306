import { toE164 } from '../../supabase/functions/_shared/sign-up/phone.ts'
import { StartError } from '../start-error.ts'

/** Whom a command is about: an address in lower case, or a number as `+12125552368`. */
export type Subject = { email: string } | { phone: string }

/** Reads an address, or a number as people write it: `+1 212 555 2368`, `(212) 555-2368`. The shell may have split it. */
export function subjectFrom(args: string[]): Subject {
  const text = args.join(' ').trim()
  if (/^\S+@\S+$/.test(text)) return { email: text.toLowerCase() }
  const phone = toE164(text)
  if (phone) return { phone }
  throw new StartError('Name an email address or a phone number, for example ada@example.com or +12125552368')
}
