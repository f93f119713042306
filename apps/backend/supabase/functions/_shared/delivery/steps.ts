import type { Intent } from './member.ts'

/** `new`: Mailchimp has none. `compliance`: it refuses to change the member. The others are its own words. */
export const memberStates = [
  'new',
  'pending',
  'subscribed',
  'unsubscribed',
  'cleaned',
  'transactional',
  'archived',
  'compliance',
] as const
export type MemberState = (typeof memberStates)[number]

/**
 * - `add`: make the member, with its phone and tags; who wants e-mail is `pending`, and gets the mail to confirm.
 * - `confirm`: make the member `pending`, which sends that mail, again where it is pending already.
 * - `unsubscribe`, `erase`: as they say.
 * - `keep`: no call. A member's phone and tags are its owner's to change, not those of whoever typed the address.
 * - `ask person`: no call. Only the person can come back, through Mailchimp's own form.
 */
export type Step = 'add' | 'confirm' | 'unsubscribe' | 'erase' | 'keep' | 'ask person'

const email: Record<MemberState, Step> = {
  new: 'add',
  pending: 'confirm',
  subscribed: 'keep',
  unsubscribed: 'confirm',
  cleaned: 'confirm',
  transactional: 'confirm',
  archived: 'confirm',
  compliance: 'ask person',
}

const keepAll: Record<MemberState, Step> = {
  new: 'keep',
  pending: 'keep',
  subscribed: 'keep',
  unsubscribed: 'keep',
  cleaned: 'keep',
  transactional: 'keep',
  archived: 'keep',
  compliance: 'keep',
}

/** What to do for an address that asks for this, and is that at Mailchimp. */
export const steps: Record<Intent, Record<MemberState, Step>> = {
  email,
  both: email,
  sms: { ...keepAll, new: 'add' },
  stop: { ...keepAll, pending: 'unsubscribe', subscribed: 'unsubscribe', transactional: 'unsubscribe' },
  erase: {
    new: 'keep',
    pending: 'erase',
    subscribed: 'erase',
    unsubscribed: 'erase',
    cleaned: 'erase',
    transactional: 'erase',
    archived: 'erase',
    compliance: 'ask person',
  },
  none: keepAll,
}
