import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seen } from '../local/mailchimp/problem.ts'
import { deliverDue } from '../supabase/functions/_shared/delivery/deliver.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { mailchimpList, makeMailchimp } from './helpers/mailchimp.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

let db: TestDatabase
let mailchimp: ReturnType<typeof makeMailchimp>
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.exec('truncate subscriptions, consents, sign_up_counts, delivery_pause')
  mailchimp = makeMailchimp()
})

const post = (body: object, source?: string) =>
  subscriber(db.database).post(body, source ? { 'x-sign-up-source': source } : {})
const run = () =>
  deliverDue({ database: db.database, deliver: mailchimp.deliver, log: () => {} }, performance.now() + 20_000)
const rows = () =>
  db.database.query<{ id: number; state: string; attempts: number }>(
    'select id, state, attempts from subscriptions order by id',
  )

test('a full queue goes to Mailchimp in few calls, tags and phones included', async () => {
  const people = Array.from({ length: 250 }, (_, index) => ({ ...ada, email: `a${index}@example.com` }))
  await Promise.all(people.map((person) => post(person, 'david')))
  await post({ ...ada, email: 'texts@example.com', phone: '212 555 2368', smsNotifications: true })
  expect(await run()).toMatchObject({ delivered: 251 })
  expect(new Set(mailchimp.standIn.calls)).toEqual(new Set([`POST /3.0/lists/${mailchimpList}`]))
  // A hundred in the first call; three workers that claim at the same time share the other 151.
  expect(mailchimp.standIn.calls.length).toBeLessThanOrEqual(4)
  expect(mailchimp.member('a7@example.com')).toMatchObject({
    status: 'pending',
    mails: 1,
    tags: new Set(['david']),
  })
  expect(mailchimp.member('texts@example.com')).toMatchObject({
    phone: '+12125552368',
    tags: new Set(['sms-requested']),
  })
})

test('whom Mailchimp does not add with others is delivered one by one', async () => {
  mailchimp.know('ada@example.com', 'subscribed')
  const sms = { phone: '212 555 2368', smsNotifications: true }
  await post({ ...ada, ...sms }, 'david')
  for (const email of ['fake@example.com', 'new@example.com']) await post({ ...ada, email })
  await post({ ...ada, ...sms, email: 'phone@example.com' })
  await db.exec("update subscriptions set phone_e164 = '+0' where email_key like 'phone%'")
  expect(await run()).toEqual({ delivered: 3, retry: 3, rejected: 1, needs_user: 0, pause: 0 })
  // Somebody who types a member's address changes nothing about the member.
  expect(mailchimp.member('ada@example.com')).toMatchObject({ mails: 0, phone: '', tags: new Set() })
  expect(mailchimp.member('phone@example.com')).toMatchObject({ phone: '', mails: 1 })
  const states = (await rows()).map(({ state, attempts }) => [state, attempts])
  expect(states).toEqual([
    ['delivered', 1],
    ['rejected', 1],
    ['delivered', 1],
    ['delivered', 1],
  ])
})

test('one address that Mailchimp refuses does not affect the others', async () => {
  for (const email of ['one@example.com', 'fake@example.com', 'three@example.com'])
    await post({ ...ada, email })
  mailchimp.standIn.fault = ({ path }) => (path.endsWith(mailchimpList) ? seen('fakeAddress') : undefined)
  expect(await run()).toMatchObject({ delivered: 2, rejected: 1 })
  const states = (await rows()).map(({ state }) => state)
  expect(states).toEqual(['delivered', 'rejected', 'delivered'])
})

test('nobody is mailed twice when a call for many was carried out and its answer lost', async () => {
  await post(ada)
  await post({ ...ada, email: 'grace@example.com' })
  mailchimp.standIn.fault = ({ work }) => work().then(() => Promise.reject(new TypeError('reset')))
  expect(await run()).toMatchObject({ retry: 2 })
  mailchimp.standIn.fault = undefined
  await db.exec('update subscriptions set next_attempt_at = now()')
  expect(await run()).toMatchObject({ delivered: 2, retry: 2 })
  expect([...mailchimp.standIn.members.values()].map(({ mails }) => mails)).toEqual([1, 1])
  expect(await rows()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
})
