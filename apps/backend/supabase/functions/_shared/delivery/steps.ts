import type { Intent } from './member.ts'

/**
 * `new`: not at Mailchimp yet. `compliance`: Mailchimp refuses to change the member. The others are Mailchimp's own words.
 */
// biome-ignore format: the head of the table below
export const memberStates = ['new', 'pending', 'subscribed', 'unsubscribed', 'cleaned', 'transactional', 'archived', 'compliance'] as const
export type MemberState = (typeof memberStates)[number]

/**
 * - `add`: create the member, with its phone and tags; with emails it is `pending`, and gets the confirmation email.
 * - `confirm`: make the member `pending`, which sends that email, even if it already is.
 * - `leave`: unsubscribe it. `erase`: delete it permanently. `archive`: take it off the list; a form can bring its address back.
 * - `keep`: no call. Only the owner may change a member's phone and tags, not whoever typed the address.
 * - `person`: no call. Only the person can come back, with Mailchimp's own form.
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
  // Mailchimp itself deletes people who don't confirm within 60 days.
  expire: ['keep', 'keep',    'keep',     'keep',       'keep',    'archive',     'keep',    'keep'],
  none:  ['keep', 'keep',    'keep',     'keep',       'keep',    'keep',        'keep',    'keep'],
}

/** What to do for an address with this intent and this status at Mailchimp. */
export const stepFor = (intent: Intent, state: MemberState): Step =>
  table[intent][memberStates.indexOf(state)] ?? 'keep'
