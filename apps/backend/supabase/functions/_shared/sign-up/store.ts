import type { Database } from '../database.ts'
import { networkOf } from './network.ts'
import type { SignUp } from './sign-up.ts'

export type Limits = {
  /** Sign-ups that a network may send in `window`. A full theatre, or a church, stands behind one address. */
  network: number
  /** Requests for a mailbox in `window`, whoever sends them. */
  mailbox: number
  /** Mails that a mailbox is sent in a day because somebody typed it. */
  mails: number
  /** As Postgres writes an interval: `10 minutes`. */
  window: string
}

/** A network may send more where a challenge keeps bots away. */
export const limitsFor = (hasChallenge: boolean, network?: number): Limits => ({
  network: network ?? (hasChallenge ? 2000 : 200),
  mailbox: 60,
  mails: 5,
  window: '10 minutes',
})

/** `same`: nothing new. `network`, `address`: not stored, there were too many from it or for it. */
export type Stored = 'stored' | 'same' | 'network' | 'address'

/** Stores a sign-up; when the promise resolves it is committed. */
export type StoreSignUp = (signUp: SignUp, caller: string) => Promise<Stored>

export function createSignUpStore(database: Database, limits: Limits): StoreSignUp {
  return async (signUp, caller) => {
    const rows = await database.query<{ result: Stored }>(
      'select take_sign_up($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text::interval) as result',
      [
        signUp.email,
        mailboxOf(signUp.email),
        signUp.phoneE164,
        signUp.emailNotifications,
        signUp.page,
        signUp.wording,
        signUp.suspect,
        networkOf(caller),
        limits.network,
        limits.mailbox,
        limits.mails,
        limits.window,
      ],
    )
    return rows[0]?.result ?? 'same'
  }
}

/** Where the mails to an address arrive: without its `+tag`, and without dots at the provider that ignores them. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const [mailbox = ''] = name.split('+')
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${domain}`
}
