import { createHash } from 'node:crypto'
import { nameOf } from '../log.ts'
import { type MailchimpConfig, send } from './mailchimp-call.ts'
import type { Deliver, Member, Outcome } from './outcome.ts'
import { outcomeOf, type Refusal } from './refusal.ts'

/** Someone who has left, or was archived, comes back by confirming a mail: never by our word alone. */
const gone = new Set(['unsubscribed', 'archived', 'cleaned'])

/** Whom a call for many did not deliver. */
const ALONE: Outcome = { kind: 'retry', error: 'alone', after: 0 }

/** For a call with many members, in ms. */
const forMany = 30_000

/** Hands subscribers to a Mailchimp audience. Saying it twice is saying it once. */
export function createMailchimp(config: MailchimpConfig): Deliver {
  return async (members) => {
    try {
      const [member, another] = members
      return member && !another ? [await deliverOne(config, member)] : await addMany(config, members)
    } catch (error) {
      const slow = error instanceof DOMException && error.name === 'TimeoutError'
      const outcome: Outcome = {
        kind: 'retry',
        error: slow ? 'time-out' : `unreachable: ${nameOf(error)}`,
      }
      return members.map(() => outcome)
    }
  }
}

/**
 * `POST /lists/{id}` makes members of all who are none yet. Those who are, and whom Mailchimp does not take just so, it
 * leaves as they are: what to do about them is found out one by one.
 */
async function addMany(config: MailchimpConfig, members: readonly Member[]): Promise<Outcome[]> {
  const answer = await send(
    { ...config, timeout: forMany },
    'POST',
    `/lists/${config.listId}?skip_merge_validation=true`,
    {
      members: members.map((member) => {
        const { status_if_new: status, ...rest } = newMember(member)
        const tags = tagsOf(member).flatMap((tag) => (tag.status === 'active' ? [tag.name] : []))
        return { ...rest, status, tags }
      }),
      update_existing: false,
    },
  )
  if ('refusal' in answer) {
    // One of them may be why all were refused: the others must not pay for it.
    if (answer.refusal.status === 400) return members.map(() => ALONE)
    return members.map(({ attempts }) => outcomeOf(answer.refusal, attempts))
  }
  const { new_members: added } = answer.body
  const delivered = new Set(
    Array.isArray(added) ? added.map((member) => String(member?.email_address).toLowerCase()) : [],
  )
  return members.map(({ email }) => (delivered.has(email.toLowerCase()) ? { kind: 'delivered' } : ALONE))
}

/**
 * `PUT /lists/{id}/members/{md5 of the lower-case address}` makes a new member or finds the known one; then come its tags.
 */
async function deliverOne(config: MailchimpConfig, member: Member): Promise<Outcome> {
  const path = `/lists/${config.listId}/members/${hash(member.email)}`
  let answer = await send(config, 'PUT', `${path}?skip_merge_validation=true`, newMember(member))
  if (refusesPhone(answer)) {
    // What Mailchimp makes of a phone must not cost the address.
    answer = await send(
      config,
      'PUT',
      `${path}?skip_merge_validation=true`,
      newMember({ ...member, phoneE164: null }),
    )
  }
  if ('refusal' in answer && /compliance state/i.test(answer.refusal.problem?.title ?? '')) {
    answer = await send(config, 'PUT', path, { email_address: member.email, status: 'pending' })
  } else if (member.emailNotifications && 'body' in answer && gone.has(String(answer.body.status))) {
    answer = await send(config, 'PUT', path, { email_address: member.email, status: 'pending' })
  }
  if ('refusal' in answer) return outcomeOf(answer.refusal, member.attempts)

  const tagged = await send(config, 'POST', `${path}/tags`, { tags: tagsOf(member) })
  return 'refusal' in tagged ? outcomeOf(tagged.refusal, member.attempts) : { kind: 'delivered' }
}

/** `status_if_new` and no `status`: that would subscribe anew, without asking, who has left. */
function newMember({ email, phoneE164, emailNotifications }: Member) {
  return {
    email_address: email,
    // Double opt-in; without the wish for mails a contact that gets none.
    status_if_new: emailNotifications ? 'pending' : 'transactional',
    ...(phoneE164 && { merge_fields: { PHONE: phoneE164 } }),
  }
}

/** Text messages need an account of their own at Mailchimp: the tag tells staff who asked for them. */
function tagsOf({ tags, smsNotifications, phoneE164 }: Member) {
  const bySms = smsNotifications && phoneE164 !== null
  return [
    ...tags.map((name) => ({ name, status: 'active' })),
    { name: 'sms-requested', status: bySms ? 'active' : 'inactive' },
  ]
}

function refusesPhone(answer: { refusal: Refusal } | { body: unknown }): boolean {
  return 'refusal' in answer && answer.refusal.problem?.fields.includes('PHONE') === true
}

const hash = (email: string) => createHash('md5').update(email.toLowerCase()).digest('hex')
