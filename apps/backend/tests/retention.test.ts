import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Deliver } from '../supabase/functions/_shared/delivery/outcome.ts'
import { sync } from '../supabase/functions/_shared/delivery/sync.ts'
import { ageRows } from './helpers/age-rows.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { makeMailchimp } from './helpers/mailchimp.ts'
import { ada, subscriber, texts } from './helpers/subscriber.ts'

let db: TestDatabase
let mailchimp: ReturnType<typeof makeMailchimp>
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.exec(
    'truncate subscriptions, consents, sign_up_counts, daily_keys, text_replies, phone_clearings, erasures',
  )
  mailchimp = makeMailchimp()
})

const { post } = { post: (body: object) => subscriber(db.database).post(body) }
const emails = async () =>
  (await db.database.query<{ email: string }>('select email_key as email from subscriptions order by 1')).map(
    ({ email }) => email,
  )
const tell = (email: string, kind: string) =>
  db.database.query('select record_change($1, $2, null, now())', [email, kind])
/** Even while nothing can be delivered. */
const run = (deliver?: Deliver) =>
  sync(new Request('https://example.org', { method: 'POST', headers: { authorization: 'Bearer s' } }), {
    database: db.database,
    deliver,
    log: () => {},
    secret: 's',
  })

test('the hash of a network is gone from the row, and from the counts, after a day', async () => {
  await post(ada)
  await ageRows(db, '25 hours')
  await post({ ...ada, email: 'today@example.com' })
  await run()
  const rows = await db.database.query(
    'select email_key, network is null as cleared from subscriptions order by id',
  )
  expect(rows).toEqual([
    { email_key: 'ada@example.com', cleared: true },
    { email_key: 'today@example.com', cleared: false },
  ])
  expect(
    await db.database.query(
      "select count(*)::int from sign_up_counts where since < now() - interval '1 day'",
    ),
  ).toEqual([{ count: 0 }])
})

test('a sign-up that waited for the next day is queued on it', async () => {
  await post(ada)
  await db.exec("update subscriptions set state = 'rejected', last_error = 'too many mails'")
  await ageRows(db, '1 day')
  await run()
  expect(await db.database.query('select state, last_error from subscriptions')).toEqual([
    { state: 'queued', last_error: null },
  ])
})

test('what a bot sent is kept for a month', async () => {
  await post({ ...ada, website: 'spam' })
  await ageRows(db, '29 days')
  await run()
  expect(await emails()).toEqual(['ada@example.com'])
  await ageRows(db, '2 days')
  await run()
  expect(await emails()).toEqual([])
})

test('who left is kept for three years, as proof, and who did not for as long as they wish', async () => {
  await post(ada)
  await post({ ...ada, email: 'stays@example.com' })
  for (const email of ['ada@example.com', 'stays@example.com']) await tell(email, 'confirmed')
  await ageRows(db)
  await tell('ada@example.com', 'left')
  await db.exec("update subscriptions set state = 'delivered'")
  await ageRows(db, '2 years')
  await run()
  expect(await emails()).toHaveLength(2)
  await ageRows(db, '2 years')
  await run()
  expect(await emails()).toEqual(['stays@example.com'])
  expect(await db.database.query('select distinct email_key from consents')).toEqual([
    { email_key: 'stays@example.com' },
  ])
})

test('the counts of a day are kept for two years and a month', async () => {
  await db.exec(`insert into daily_counts values
    (current_date - interval '24 months', 'view', '/', 1), (current_date - interval '26 months', 'view', '/', 1)`)
  await run()
  expect(
    await db.database.query("select day < current_date - interval '25 months' as old from daily_counts"),
  ).toEqual([{ old: false }])
})

/** Runs of mailchimp-sync that deliver: one asks Mailchimp about what is unconfirmed, the next acts on it. */
async function deliverTwice() {
  for (let time = 0; time < 2; time++) {
    await db.exec('update subscriptions set next_attempt_at = now()')
    await run(mailchimp.deliver)
  }
}

test('what nobody confirmed is gone after 60 days, and what was confirmed stays', async () => {
  await post(ada)
  await post({ ...texts, email: 'texts@example.com' })
  await post({ ...texts, email: 'started@example.com', phone: '+12125552399' })
  await post({ ...ada, email: 'confirmed@example.com' })
  await run(mailchimp.deliver)
  await tell('confirmed@example.com', 'confirmed')
  await db.database.query("select take_text_reply('+12125552399', true, now())")
  await ageRows(db, '59 days')
  await deliverTwice()
  expect(await emails()).toHaveLength(4)
  await ageRows(db, '2 days')
  await deliverTwice()
  expect(await emails()).toEqual(['confirmed@example.com', 'started@example.com'])
  expect(await db.database.query('select distinct email_key from consents order by 1')).toEqual([
    { email_key: 'confirmed@example.com' },
    { email_key: 'started@example.com' },
  ])
  expect(mailchimp.member('texts@example.com')).toMatchObject({ status: 'archived' })
  expect(mailchimp.member('confirmed@example.com')).toMatchObject({ status: 'pending', mails: 1 })
})

test('whoever is subscribed at Mailchimp stays, although no webhook told that they confirmed', async () => {
  await post(ada)
  await run(mailchimp.deliver)
  Object.assign(mailchimp.member('ada@example.com') ?? {}, { status: 'subscribed' })
  await ageRows(db, '61 days')
  await deliverTwice()
  expect(await emails()).toEqual(['ada@example.com'])
  await ageRows(db, '61 days')
  mailchimp.standIn.calls.length = 0
  await deliverTwice()
  expect(await emails()).toEqual(['ada@example.com'])
  expect(mailchimp.standIn.calls).toEqual([])
})

test('nothing goes while Mailchimp cannot be asked', async () => {
  await post(ada)
  await run(mailchimp.deliver)
  mailchimp.standIn.fault = () => new Response('{}', { status: 500 })
  await ageRows(db, '80 days')
  await deliverTwice()
  expect(await emails()).toEqual(['ada@example.com'])
})

test('what Mailchimp refused is gone after 60 days', async () => {
  for (const name of ['fake', 'forgotten']) await post({ ...ada, email: `${name}@example.com` })
  await run(mailchimp.deliver)
  await ageRows(db, '59 days')
  await run()
  expect(await emails()).toHaveLength(2)
  await ageRows(db, '2 days')
  await run()
  expect(await emails()).toEqual([])
  expect(await db.database.query('select * from consents')).toEqual([])
})

test('somebody who left and was typed again is kept as who left', async () => {
  await post(ada)
  await run(mailchimp.deliver)
  await tell('ada@example.com', 'confirmed')
  await ageRows(db)
  await tell('ada@example.com', 'left')
  Object.assign(mailchimp.member('ada@example.com') ?? {}, { status: 'unsubscribed' })
  await ageRows(db)
  await post(ada)
  await run(mailchimp.deliver)
  Object.assign(mailchimp.member('ada@example.com') ?? {}, { status: 'unsubscribed' })
  await ageRows(db, '61 days')
  await deliverTwice()
  expect(await db.database.query('select email_notifications as wish from subscriptions')).toEqual([
    { wish: false },
  ])
  await ageRows(db, '3 years')
  await run()
  expect(await emails()).toEqual([])
})

test('an address of which only a forgotten phone was known goes with it', async () => {
  await post({ ...texts, phone: '+12125552301' })
  await run(mailchimp.deliver)
  await db.database.query("select forget_phone('+12125552301')")
  await deliverTwice()
  await deliverTwice()
  expect(await emails()).toEqual([])
  expect(mailchimp.member('ada@example.com')).toMatchObject({
    status: 'archived',
    phone: '',
    tags: new Set(),
  })
})
