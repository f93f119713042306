import { expect, test } from 'vitest'
import type { Intent, Member } from '../supabase/functions/_shared/delivery/member.ts'
import { type MemberState, memberStates } from '../supabase/functions/_shared/delivery/steps.ts'
import { makeMailchimp } from './helpers/mailchimp.ts'

const email = 'ada@example.com'
const wishes: Record<Intent, Partial<Member>> = {
  email: { emailNotifications: true },
  sms: { smsNotifications: true, phoneE164: '+12125552368' },
  both: { emailNotifications: true, smsNotifications: true, phoneE164: '+12125552368' },
  stop: { stopDue: true },
  erase: { erasureId: 1 },
  expire: { expires: true, checkDue: true, cleanupOnly: true },
  none: {},
}
const memberOf = (intent: Intent, more: Partial<Member> = {}): Member => ({
  email,
  phoneE164: null,
  emailNotifications: false,
  smsNotifications: false,
  tags: ['david'],
  stopDue: false,
  endedPhones: [],
  cleanupOnly: false,
  checkDue: false,
  expires: false,
  erasureId: null,
  oneByOne: true,
  deliveredBefore: true,
  requestedAt: Date.now(),
  attempts: 1,
  ...wishes[intent],
  ...more,
})

/** The calls after the one that asks what the member is, the member's state afterwards, mails sent, and the outcome. */
type Expected = [calls: string, state: string | undefined, mails: number, outcome: string]
const pending: Expected = ['PATCH', 'pending', 1, 'delivered']
const stays = (state: string): Expected => ['', state, 0, 'delivered']
const unsubscribed: Expected = ['PATCH', 'unsubscribed', 0, 'delivered']
const erased: Expected = ['POST delete-permanent', undefined, 0, 'delivered']

const mailAsked: Record<MemberState, Expected> = {
  new: ['POST members', 'pending', 1, 'delivered'],
  pending,
  subscribed: stays('subscribed'),
  unsubscribed: pending,
  cleaned: pending,
  transactional: pending,
  archived: pending,
  compliance: ['PATCH', 'compliance', 0, 'needs_user'],
}
const unchanged: Record<MemberState, Expected> = {
  new: ['', undefined, 0, 'delivered'],
  pending: stays('pending'),
  subscribed: stays('subscribed'),
  unsubscribed: stays('unsubscribed'),
  cleaned: stays('cleaned'),
  transactional: stays('transactional'),
  archived: stays('archived'),
  compliance: stays('compliance'),
}
const table: Record<Intent, Record<MemberState, Expected>> = {
  email: mailAsked,
  both: mailAsked,
  sms: { ...unchanged, new: ['POST members', 'transactional', 0, 'delivered'] },
  stop: { ...unchanged, pending: unsubscribed, subscribed: unsubscribed, transactional: unsubscribed },
  erase: {
    new: ['', undefined, 0, 'delivered'],
    pending: erased,
    subscribed: erased,
    unsubscribed: erased,
    cleaned: erased,
    transactional: erased,
    archived: erased,
    compliance: erased,
  },
  expire: { ...unchanged, transactional: ['DELETE', 'archived', 0, 'delivered'] },
  none: unchanged,
}
const cases = Object.entries(table).flatMap(([intent, row]) =>
  memberStates.map((state) => [intent as Intent, state, row[state]] as const),
)

/** `POST members` for a call of an audience's members, `PATCH` for one of a member. */
function shorten(call: string): string {
  const [method, path = ''] = call.split(' ')
  const end = path.split('/').at(-1) ?? ''
  return /^[0-9a-f]{32}$/.test(end) ? `${method}` : `${method} ${end}`
}

test.each(cases)('%s, where the member is %s', async (intent, state, [calls, after, mails, outcome]) => {
  const mailchimp = makeMailchimp()
  if (state !== 'new') mailchimp.know(email, state)
  expect(await mailchimp.deliver([memberOf(intent)])).toEqual([expect.objectContaining({ kind: outcome })])
  const made = mailchimp.standIn.calls.filter((call) => !call.startsWith('GET')).map(shorten)
  expect(made.join()).toBe(calls)
  expect(mailchimp.member(email)?.status).toBe(after)
  expect(mailchimp.member(email)?.mails ?? 0).toBe(mails)
})

test.each<[Intent, object]>([
  ['email', { status: 'pending', phone: '', tags: new Set(['david']) }],
  ['sms', { status: 'transactional', phone: '+12125552368', tags: new Set(['david', 'sms-requested']) }],
  ['both', { status: 'pending', phone: '+12125552368', tags: new Set(['david', 'sms-requested']) }],
])('a new member who asks for %s is made in one call, with phone and tags', async (intent, expected) => {
  const mailchimp = makeMailchimp()
  await mailchimp.deliver([memberOf(intent)])
  expect(mailchimp.member(email)).toMatchObject(expected)
})

test('a member keeps its phone and tags, whoever types the address', async () => {
  const mailchimp = makeMailchimp()
  mailchimp.know(email, 'subscribed')
  Object.assign(mailchimp.member(email) ?? {}, { phone: '+12125550100', tags: new Set(['premiere']) })
  await mailchimp.deliver([memberOf('both')])
  expect(mailchimp.member(email)).toMatchObject({ phone: '+12125550100', tags: new Set(['premiere']) })
})

const texter = { phone: '(212) 555-2368', tags: new Set(['david', 'sms-requested']) }

test.each(memberStates.filter((state) => state !== 'new'))(
  'a stop takes phone and tag from a member that is %s',
  async (state) => {
    const mailchimp = makeMailchimp()
    mailchimp.know(email, state)
    Object.assign(mailchimp.member(email) ?? {}, texter)
    await mailchimp.deliver([memberOf('stop')])
    expect(mailchimp.member(email)).toMatchObject({ phone: '', tags: new Set(['david']) })
  },
)

test('the STOP of a number takes that number alone, and mails nobody', async () => {
  const mailchimp = makeMailchimp()
  mailchimp.know(email, 'subscribed')
  Object.assign(mailchimp.member(email) ?? {}, texter)
  const cleanup = { cleanupOnly: true, endedPhones: ['+12125550100'] }
  await mailchimp.deliver([memberOf('email', cleanup)])
  expect(mailchimp.member(email)).toMatchObject(texter)
  await mailchimp.deliver([memberOf('email', { ...cleanup, endedPhones: ['+12125552368'] })])
  expect(mailchimp.member(email)).toMatchObject({
    status: 'subscribed',
    mails: 0,
    phone: '',
    tags: new Set(['david']),
  })
})

test('who asks again before a stop was delivered has to confirm', async () => {
  const mailchimp = makeMailchimp()
  mailchimp.know(email, 'subscribed')
  expect(await mailchimp.deliver([memberOf('email', { stopDue: true })])).toMatchObject([
    { kind: 'delivered' },
  ])
  expect(mailchimp.member(email)).toMatchObject({ status: 'pending', mails: 1 })
})

test('a mail whose answer was lost is not sent again; one that was asked for later is', async () => {
  const mailchimp = makeMailchimp()
  const requestedAt = Date.now()
  mailchimp.standIn.fault = ({ method, work }) =>
    method === 'POST' ? work().then(() => Promise.reject(new TypeError('reset'))) : undefined
  expect(await mailchimp.deliver([memberOf('email', { requestedAt })])).toMatchObject([{ kind: 'retry' }])
  expect(await mailchimp.deliver([memberOf('email', { requestedAt })])).toMatchObject([{ kind: 'delivered' }])
  expect(mailchimp.member(email)?.mails).toBe(1)
  const hour = 3_600_000
  expect(await mailchimp.deliver([memberOf('email', { requestedAt: requestedAt + hour })])).toMatchObject([
    { kind: 'delivered' },
  ])
  expect(mailchimp.member(email)?.mails).toBe(2)
})

test('a first mail whose answer was lost is not sent again, however far apart the clocks are', async () => {
  const mailchimp = makeMailchimp()
  const first = memberOf('email', { deliveredBefore: false, requestedAt: Date.now() + 3_600_000 })
  for (let time = 0; time < 2; time++) await mailchimp.deliver([first])
  expect(mailchimp.member(email)?.mails).toBe(1)
})

test('who was erased there comes back through the form of Mailchimp alone', async () => {
  const mailchimp = makeMailchimp()
  mailchimp.know(email, 'subscribed')
  await mailchimp.deliver([memberOf('erase')])
  expect(await mailchimp.deliver([memberOf('email')])).toMatchObject([
    { kind: 'needs_user', error: 'forgotten email' },
  ])
})

test('a phone that Mailchimp takes for none costs nobody the address', async () => {
  const mailchimp = makeMailchimp()
  await mailchimp.deliver([memberOf('both', { phoneE164: '+0' })])
  expect(mailchimp.member(email)).toMatchObject({ status: 'pending', phone: '' })
})

test.each([401, 403, 404])(
  'an audience that answers %i is our fault, and everybody waits',
  async (status) => {
    const mailchimp = makeMailchimp()
    mailchimp.standIn.fault = () => Response.json({ title: 'x', status }, { status })
    const [outcome] = await mailchimp.deliver([memberOf('email')])
    expect(outcome).toMatchObject({ kind: 'pause', error: `configuration: status ${status}` })
  },
)
