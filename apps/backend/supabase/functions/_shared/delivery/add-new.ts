import { type MailchimpConfig, newMember, send } from './mailchimp-call.ts'
import { intentOf, type Member } from './member.ts'
import type { Outcome } from './outcome.ts'
import { outcomeOf } from './refusal.ts'

/** Timeout in ms for a call with many members. */
const timeout = 30_000

const notAdded: Outcome = { kind: 'retry', error: 'not added in bulk', after: 0 }

/**
 * `POST /lists/{id}` adds all addresses that are not members yet. It skips existing members and addresses that Mailchimp does
 * not accept in bulk; those are then delivered one by one.
 */
export async function addNew(config: MailchimpConfig, members: readonly Member[]): Promise<Outcome[]> {
  const wanting = members.filter((member) => intentOf(member) !== 'none')
  if (wanting.length === 0) return members.map(() => ({ kind: 'delivered' }))
  const path = `/lists/${config.listId}?skip_merge_validation=true`
  const body = { members: wanting.map(newMember), update_existing: false }
  const answer = await send({ ...config, timeout }, 'POST', path, body)
  if ('refusal' in answer) {
    // A single address may have caused the refusal, so the others are retried one by one.
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
