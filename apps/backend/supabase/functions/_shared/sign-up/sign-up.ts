import * as v from 'valibot'
import { HttpError } from '../http.ts'
import { mayBeForeign, toE164 } from './phone.ts'

/** A sign-up as it is stored. */
export type SignUp = {
  /** As typed, trimmed. */
  email: string
  /** Only if text messages are wanted: `+12125552368`. */
  phoneE164: string | null
  emailNotifications: boolean
  /** The page of the form. */
  page: string | null
  /** The text that the form showed. */
  words: string | null
  /** The version of that text, from a page that was opened before pages sent the text itself. */
  wording: string | null
  /** The hidden field was filled in: a bot, or an eager password manager. */
  suspect: boolean
  turnstileToken: string | undefined
}

const badEmail = 'Please enter a valid email address, for example name@example.com.'
const badPhone = 'Please enter a valid phone number, for example (212) 555-2368.'
const fromAbroad = `${badPhone} Outside the US and Canada, begin with + and the country code.`
const badToken = 'turnstileToken must be the text that the challenge gave.'
const yesOrNo = (name: string) => v.boolean(`${name} must be true or false.`)

const payload = v.object(
  {
    email: v.pipe(
      v.string('Please enter your email address'),
      v.trim(),
      v.nonEmpty('Please enter your email address'),
      v.maxLength(254, badEmail),
      // The rule of browsers for <input type="email">, plus a dot in the domain.
      v.rfcEmail(badEmail),
      v.regex(/@[^@]+\.[^@.]{2,}$/, badEmail),
    ),
    phone: v.optional(v.nullable(v.pipe(v.string('phone must be text.'), v.maxLength(60, badPhone)))),
    emailNotifications: yesOrNo('emailNotifications'),
    smsNotifications: yesOrNo('smsNotifications'),
    website: v.optional(v.unknown()),
    turnstileToken: v.optional(v.pipe(v.string(badToken), v.maxLength(2048, badToken))),
  },
  (issue) =>
    // Also catches an object that lacks one of its fields.
    issue.expected.startsWith('"') ? `${issue.expected.slice(1, -1)} is missing.` : 'Send a JSON object.',
)

const wrong = (message: string, field?: string) => new HttpError(400, message, { field })

/**
 * Checks what a form sent. The body has the person's choice; headers say where it was made, and the text it showed.
 * Drops the name of a form that the site doesn't list.
 * @throws HttpError 400 with the text for the visitor
 */
export function parseSignUp(
  input: unknown,
  headers = new Headers(),
  isForm: (name: string) => boolean = () => false,
): SignUp {
  const result = v.safeParse(payload, input, { abortEarly: true })
  if (!result.success) {
    const [{ message, path }] = result.issues
    const field = path?.[0]?.key
    throw wrong(message, field === 'email' || field === 'phone' ? field : undefined)
  }
  const { email, phone, emailNotifications, smsNotifications, website } = result.output
  if (!emailNotifications && !smsNotifications) {
    throw wrong('Please choose email notifications, SMS alerts, or both.', 'emailNotifications')
  }
  const page = headers.get('x-sign-up-source')
  return {
    email,
    phoneE164: smsNotifications ? phoneOf(phone?.trim() ?? '') : null,
    emailNotifications,
    page: page && isForm(page) ? page : null,
    words: decodeWords(headers.get('x-consent-words')),
    wording: headers.get('x-consent-version'),
    suspect: website !== undefined && website !== null && website !== '' && website !== false,
    turnstileToken: result.output.turnstileToken,
  }
}

/** A sign-up is never rejected because of its consent text: if it is missing or too long, it is stored without any. */
const maxConsentCharacters = 1500

/** Decodes a header. Headers only hold ASCII, so it is base64 of UTF-8. */
function decodeWords(header: string | null): string | null {
  try {
    const bytes = Uint8Array.from(atob(header ?? ''), (char) => char.charCodeAt(0))
    const words = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return words && words.length <= maxConsentCharacters && !/\p{Cc}/u.test(words.replaceAll('\n', ''))
      ? words
      : null
  } catch {
    return null
  }
}

function phoneOf(text: string): string {
  if (text === '') throw wrong('Please enter your phone number for SMS notifications.', 'phone')
  const number = toE164(text)
  if (!number) throw wrong(mayBeForeign(text) ? fromAbroad : badPhone, 'phone')
  return number
}
