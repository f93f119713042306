import { createHash } from 'node:crypto'
import { nameOf } from '../log.ts'
import { addNew } from './add-new.ts'
import { type Answer, type MailchimpConfig, newMember, send } from './mailchimp-call.ts'
import { intentOf, type Member } from './member.ts'
import type { Deliver, Outcome } from './outcome.ts'
import { isCompliance, outcomeOf, retry } from './refusal.ts'
import { type MemberState, memberStates, stepFor } from './steps.ts'

/** How far our clock and Mailchimp's may be apart, in ms. */
const clockSkew = 5 * 60_000

/** Delivers subscribers to a Mailchimp audience. Idempotent. */
export function createMailchimp(config: MailchimpConfig): Deliver {
  return async (members) => {
    try {
      const [first] = members
      return first?.oneByOne ? [await deliverOne(config, first)] : await addNew(config, members)
    } catch (error) {
      const slow = error instanceof DOMException && error.name === 'TimeoutError'
      const outcome = retry(slow ? 'time-out' : `unreachable: ${nameOf(error)}`)
      return members.map(() => outcome)
    }
  }
}

/** Asks what the address is at Mailchimp, and does what the table of steps says. */
async function deliverOne(config: MailchimpConfig, member: Member): Promise<Outcome> {
  const hash = createHash('md5').update(member.email.toLowerCase()).digest('hex')
  const path = `/lists/${config.listId}/members/${hash}`
  const intent = intentOf(member)
  if (intent === 'none') return { kind: 'delivered' }

  const found = await send(config, 'GET', `${path}?fields=status,last_changed`)
  const state = stateOf(found)
  if (!state) {
    return 'refusal' in found ? outcomeOf(found.refusal, member.attempts) : retry('unknown member state')
  }
  let answer: Answer = { body: {} }
  switch (stepFor(intent, state)) {
    case 'add':
      answer = await add(config, member)
      break
    case 'confirm':
      // The confirmation email was sent, but the response was lost. A first email needs no timestamp check to tell.
      if (state === 'pending' && (!member.deliveredBefore || changedSince(found, member.requestedAt))) break
      answer = await send(config, 'PATCH', path, { status: 'pending' })
      break
    case 'leave':
      answer = await send(config, 'PATCH', path, { status: 'unsubscribed' })
      break
    case 'erase':
      answer = await send(config, 'POST', `${path}/actions/delete-permanent`)
      break
  }
  if (!('refusal' in answer)) return { kind: 'delivered' }
  if (isCompliance(answer.refusal)) {
    return stepFor(intent, 'compliance') === 'keep'
      ? { kind: 'delivered' }
      : { kind: 'needs_user', error: 'compliance state' }
  }
  // It was there a moment ago: neither our key nor our audience is wrong.
  if (answer.refusal.status === 404 && state !== 'new') return retry('status 404')
  return outcomeOf(answer.refusal, member.attempts)
}

async function add(config: MailchimpConfig, member: Member): Promise<Answer> {
  const path = `/lists/${config.listId}/members?skip_merge_validation=true`
  const answer = await send(config, 'POST', path, newMember(member))
  const refusesPhone = 'refusal' in answer && answer.refusal.problem?.fields.includes('PHONE')
  // A phone number that Mailchimp rejects must not prevent adding the address.
  return refusesPhone ? send(config, 'POST', path, newMember({ ...member, phoneE164: null })) : answer
}

function stateOf(found: Answer): MemberState | undefined {
  if ('refusal' in found) return found.refusal.status === 404 ? 'new' : undefined
  return memberStates.find((state) => state === found.body.status)
}

function changedSince(found: Answer, moment: number): boolean {
  const changed = 'body' in found ? Date.parse(String(found.body.last_changed)) : Number.NaN
  return changed > moment - clockSkew
}
