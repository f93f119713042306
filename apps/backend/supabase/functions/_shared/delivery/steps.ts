import type { Intent } from './member.ts'

/** `new`: Mailchimp has none. `compliance`: it refuses to change the member. The others are its own words. */
// biome-ignore format: the head of the table below
export const memberStates = ['new', 'pending', 'subscribed', 'unsubscribed', 'cleaned', 'transactional', 'archived', 'compliance'] as const
export type MemberState = (typeof memberStates)[number]

/**
 * - `add`: make the member, with its phone and tags; who wants e-mail is `pending`, and gets the mail to confirm.
 * - `confirm`: make the member `pending`, which sends that mail, again where it is pending already.
 * - `leave`: unsubscribe it. `erase`: delete it for good. `archive`: take it off the list; its address may come back by a form.
 * - `keep`: no call. A member's phone and tags are its owner's to change, not those of whoever typed the address.
 * - `person`: no call. Only the person can come back, through Mailchimp's own form.
 */
export type Step = 'add' | 'confirm' | 'leave' | 'erase' | 'archive' | 'keep' | 'person'

// biome-ignore format: a table
const table: Record<Intent, readonly Step[]> = {
  //       new     pending    subscribed  unsubscribed  cleaned    transactional  archived   compliance
  email: ['add',  'confirm', 'keep',     'confirm',    'confirm', 'confirm',     'confirm', 'person'],
  both:  ['add',  'confirm', 'keep',     'confirm',    'confirm', 'confirm',     'confirm', 'person'],
  sms:   ['add',  'keep',    'keep',     'keep',       'keep',    'keep',        'keep',    'keep'],
  stop:  ['keep', 'leave',   'leave',    'keep',       'keep',    'leave',       'keep',    'keep'],
  erase: ['keep', 'erase',   'erase',    'erase',      'erase',   'erase',       'erase',   'person'],
  // Mailchimp itself deletes who does not confirm, after 60 days.
  expire: ['keep', 'keep',    'keep',     'keep',       'keep',    'archive',     'keep',    'keep'],
  none:  ['keep', 'keep',    'keep',     'keep',       'keep',    'keep',        'keep',    'keep'],
}

/** What to do for an address that asks for this, and is that at Mailchimp. */
export const stepFor = (intent: Intent, state: MemberState): Step =>
  table[intent][memberStates.indexOf(state)] ?? 'keep'
