import { type MailchimpConfig, newMember, send } from './mailchimp-call.ts'
import { intentOf, type Member } from './member.ts'
import type { Outcome } from './outcome.ts'
import { outcomeOf } from './refusal.ts'

/** For a call with many members, in ms. */
const timeout = 30_000

const notAdded: Outcome = { kind: 'retry', error: 'not added in bulk', after: 0 }

/**
 * `POST /lists/{id}` makes members of all who are none yet. Those who are, and whom Mailchimp does not take just so, it
 * leaves as they are: what to do about them is found out one by one.
 */
export async function addNew(config: MailchimpConfig, members: readonly Member[]): Promise<Outcome[]> {
  const wanting = members.filter((member) => intentOf(member) !== 'none')
  if (wanting.length === 0) return members.map(() => ({ kind: 'delivered' }))
  const path = `/lists/${config.listId}?skip_merge_validation=true`
  const body = { members: wanting.map(newMember), update_existing: false }
  const answer = await send({ ...config, timeout }, 'POST', path, body)
  if ('refusal' in answer) {
    // One of them may be why all were refused: the others must not pay for it.
    if (answer.refusal.status === 400) return members.map(() => notAdded)
    return members.map(({ attempts }) => outcomeOf(answer.refusal, attempts))
  }
  const { new_members: added } = answer.body
  const addresses = new Set(
    Array.isArray(added) ? added.map((member) => String(member?.email_address).toLowerCase()) : [],
  )
  return members.map((member) =>
    intentOf(member) === 'none' || addresses.has(member.email.toLowerCase())
      ? { kind: 'delivered' }
      : notAdded,
  )
}
