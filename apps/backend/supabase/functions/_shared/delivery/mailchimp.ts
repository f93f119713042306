import { createHash } from 'node:crypto'
import { nameOf } from '../log.ts'
import { addNew } from './add-new.ts'
import { endingFields, endWhatIsDue } from './end.ts'
import { type Answer, type MailchimpConfig, newMember, send } from './mailchimp-call.ts'
import { endsSomething, intentOf, type Member } from './member.ts'
import type { Deliver, Outcome } from './outcome.ts'
import { isCompliance, outcomeOf, type Refusal, retry } from './refusal.ts'
import { type MemberState, memberStates, stepFor } from './steps.ts'

/** How far our clock and Mailchimp's may differ, in ms. */
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

/** Looks up the address at Mailchimp, ends what has to end, and does what the table of steps says. */
async function deliverOne(config: MailchimpConfig, member: Member): Promise<Outcome> {
  const hash = createHash('md5').update(member.email.toLowerCase()).digest('hex')
  const path = `/lists/${config.listId}/members/${hash}`
  const intent = intentOf(member)
  if (intent === 'none' && !endsSomething(member) && !member.checkDue) return { kind: 'delivered' }

  const found = await send(config, 'GET', `${path}?fields=status,last_changed,${endingFields}`)
  let state = stateOf(found)
  if (!state) {
    return 'refusal' in found ? outcomeOf(found.refusal, member.attempts) : retry('unknown member state')
  }
  if (intent !== 'erase' && endsSomething(member) && 'body' in found) {
    const answer = await endWhatIsDue(config, path, member, state, found.body)
    if ('refusal' in answer && !isCompliance(answer.refusal)) return outcomeOfKnown(answer.refusal, member)
    if (member.stopDue && stepFor('stop', state) === 'leave') state = 'unsubscribed'
  }
  return { ...(await takeStep(config, path, member, state, found)), ended: true }
}

async function takeStep(
  config: MailchimpConfig,
  path: string,
  member: Member,
  state: MemberState,
  found: Answer,
): Promise<Outcome> {
  const intent = intentOf(member)
  let answer: Answer = { body: {} }
  switch (stepFor(intent, state)) {
    case 'add':
      answer = await add(config, member)
      break
    case 'confirm':
      // The confirmation email was sent, but the response was lost. A first email needs no timestamp check.
      if (state === 'pending' && (!member.deliveredBefore || changedSince(found, member.requestedAt))) break
      answer = await send(config, 'PATCH', path, { status: 'pending' })
      break
    case 'archive':
      answer = await send(config, 'DELETE', path)
      break
    case 'erase':
      answer = await send(config, 'POST', `${path}/actions/delete-permanent`)
      break
  }
  if (!('refusal' in answer)) return { kind: 'delivered', subscribed: state === 'subscribed' }
  if (isCompliance(answer.refusal)) {
    return stepFor(intent, 'compliance') === 'keep'
      ? { kind: 'delivered' }
      : { kind: 'needs_user', error: 'compliance state' }
  }
  return state === 'new' ? outcomeOf(answer.refusal, member.attempts) : outcomeOfKnown(answer.refusal, member)
}

/** The member was there a moment ago, so if it is gone now, our key and our audience are fine. */
const outcomeOfKnown = (refusal: Refusal, { attempts }: Member): Outcome =>
  refusal.status === 404 ? retry('status 404') : outcomeOf(refusal, attempts)

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
