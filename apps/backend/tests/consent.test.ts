import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverDue } from '../supabase/functions/_shared/delivery/deliver.ts'
import { ageRows } from './helpers/age-rows.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { makeMailchimp } from './helpers/mailchimp.ts'
import { ada, saying, subscriber, texts } from './helpers/subscriber.ts'

let db: TestDatabase
let mailchimp: ReturnType<typeof makeMailchimp>
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.exec('truncate subscriptions, consents, sign_up_counts, delivery_pause')
  await db.exec("delete from consent_wordings where version not like '20%'")
  mailchimp = makeMailchimp()
})

const words = 'How May We Reach You?\nNews of “David”, e os próximos.\nEmail notifications'
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const post = (body: object, page = 'notifications', said = words) =>
  subscriber(db.database).post(body, { 'x-sign-up-source': page, ...saying(said) })
const run = () =>
  deliverDue({ database: db.database, deliver: mailchimp.deliver, log: () => {} }, performance.now() + 20_000)
const rows = () => db.database.query<Record<string, unknown>>('select * from subscriptions order by id')
const records = () =>
  db.database.query<Record<string, unknown>>(
    'select kind, by_email, phone_e164, page, wording from consents order by id',
  )

test('the record says what was asked for, on which page, with which words and which phone', async () => {
  await post(ada, 'king-of-kings')
  await post({ ...ada, smsNotifications: true, phone: '(212) 555-2368' })
  const asked = { kind: 'asked', by_email: true, wording: hash(words) }
  expect(await records()).toEqual([
    { ...asked, phone_e164: null, page: 'king-of-kings' },
    { ...asked, phone_e164: '+12125552368', page: 'notifications' },
  ])
})

const wordings = () =>
  db.database.query<{ version: string; words: string }>(
    "select version, words from consent_wordings where version not like '20%' order by words",
  )

test('each text that forms have shown is kept once, and each consent names the one that was seen', async () => {
  const other = `${words}\nSMS alerts`
  await Promise.all([
    post(ada),
    post({ ...ada, email: 'b@example.com' }),
    post({ ...ada, email: 'c@example.com' }, 'embed', other),
  ])
  await post({ ...ada, email: 'd@example.com' })
  expect(await wordings()).toEqual([
    { version: hash(words), words },
    { version: hash(other), words: other },
  ])
  const named = await db.database.query(
    'select email_key, words from consents join consent_wordings on version = wording order by 1',
  )
  expect(named).toEqual([
    { email_key: 'ada@example.com', words },
    { email_key: 'b@example.com', words },
    { email_key: 'c@example.com', words: other },
    { email_key: 'd@example.com', words },
  ])
})

test.each([
  ['that are too long', saying('a'.repeat(1501))],
  ['with characters that no form has', saying('a\u0000b')],
  ['that are not UTF-8', { 'x-consent-words': Buffer.from([0xff, 0xfe]).toString('base64') }],
  ['that are not base64', { 'x-consent-words': '%%%' }],
  ['of none', saying('')],
])('words %s are not kept, and the sign-up is', async (_, headers) => {
  expect((await subscriber(db.database).post(ada, headers)).status).toBe(200)
  expect(await wordings()).toEqual([])
  expect(await records()).toMatchObject([{ kind: 'asked', wording: null }])
})

test('what a bot says is not kept, and words that no consent names go after a day', async () => {
  await post({ ...ada, website: 'https://spam.example' }, 'david', 'words of a bot')
  expect(await wordings()).toEqual([])
  await post(ada)
  await post({ ...ada, email: 'gone@example.com' }, 'david', 'words of somebody forgotten')
  await db.exec("select forget_address('gone@example.com'); select apply_retention()")
  expect(await wordings()).toHaveLength(2)
  await db.exec(
    "update consent_wordings set first_seen_at = now() - interval '25 hours'; select apply_retention()",
  )
  expect(await wordings()).toEqual([{ version: hash(words), words }])
  expect(await db.database.query('select from consent_wordings')).toHaveLength(3)
})

test('a page or tag that a request invents reaches neither the record nor Mailchimp', async () => {
  const invented = { tags: ['invented'], source: 'invented', page: 'invented', sms_requested: true }
  await post({ ...ada, ...invented }, 'sms-requested')
  await run()
  expect(await records()).toMatchObject([{ page: null, phone_e164: null }])
  expect(await rows()).toMatchObject([{ tags: [], sms_notifications: false }])
  expect([...(mailchimp.member('ada@example.com')?.tags ?? ['none'])]).toEqual([])
})

test('the record is never changed', async () => {
  await post(ada)
  await expect(db.exec('update consents set by_email = false')).rejects.toThrow('never changed')
})

test('what an address gets is derived from its record', async () => {
  await post(ada, 'david')
  await post(texts)
  const before = await rows()
  await db.exec("update subscriptions set email_notifications = false, phone_e164 = null, tags = '{}'")
  await db.exec("select derive_subscription('ada@example.com')")
  expect(await rows()).toEqual(before)
})

test('nobody overwrites the phone, the texts or the tags of somebody else by typing the address', async () => {
  await post({ ...ada, smsNotifications: true, phone: '+12125552301' }, 'david')
  await run()
  mailchimp.standIn.calls.length = 0
  const owner = mailchimp.member('ada@example.com')
  Object.assign(owner ?? {}, { status: 'subscribed' })
  const before = { ...owner, tags: new Set(owner?.tags) }

  await post({ ...ada, smsNotifications: true, phone: '+12125552666' }, 'king-of-kings')
  await ageRows(db)
  await post(ada, 'notifications')
  await run()
  expect(mailchimp.member('ada@example.com')).toEqual(before)
  expect(await rows()).toMatchObject([{ phone_e164: '+12125552301', sms_notifications: true }])
  // The other phone has a record of its own, beside it.
  expect((await records()).map(({ phone_e164 }) => phone_e164)).toEqual([
    '+12125552301',
    '+12125552666',
    null,
    // That Mailchimp has the address as confirmed.
    null,
  ])
})

test('texts first and mails later brings the mail to confirm', async () => {
  await post(texts)
  await run()
  expect(mailchimp.member('ada@example.com')).toMatchObject({ status: 'transactional', mails: 0 })
  await post(ada)
  await run()
  expect(mailchimp.member('ada@example.com')).toMatchObject({ status: 'pending', mails: 1 })
})

test('asking again after a lost mail sends it again', async () => {
  await post(ada)
  await run()
  await ageRows(db, '1 hour')
  const member = mailchimp.member('ada@example.com')
  if (member) member.lastChanged -= 3_600_000
  await post(ada)
  await run()
  expect(member).toMatchObject({ status: 'pending', mails: 2 })
})

test('a compliance answer mails nobody who asked for texts alone', async () => {
  mailchimp.know('ada@example.com', 'compliance')
  await post(texts)
  await run()
  expect(mailchimp.member('ada@example.com')).toMatchObject({ status: 'compliance', mails: 0 })
  expect(mailchimp.standIn.calls.some((call) => call.startsWith('PATCH'))).toBe(false)
})

test('rows from before the record have one, and keep what they had', async () => {
  await db.exec(`insert into subscriptions (email, email_key, phone, phone_e164, email_notifications, sms_notifications, tags)
    values ('old@example.com', 'old@example.com', '212', '+12125552368', true, true, '{david}');
    insert into consents (email_key, kind, by_email, phone_e164, page) values
      ('old@example.com', 'asked', true, '+12125552368', 'david');
    select derive_subscription('old@example.com')`)
  expect(await rows()).toMatchObject([
    { email_notifications: true, sms_notifications: true, phone_e164: '+12125552368', tags: ['david'] },
  ])
})

test('the functions of an earlier deployment keep working, and fill the record', async () => {
  const call = (byText: boolean) =>
    db.database.query<{ result: string }>(
      `select result from sign_up('Ada@example.com', 'ada@example.com', '212', '+12125552368', true, $1::boolean, array['david'],
        '2026-11', false, 'hash', 10, interval '10 minutes')`,
      [byText],
    )
  expect(await call(true)).toEqual([{ result: 'stored' }])
  expect(await call(true)).toEqual([{ result: 'same' }])
  expect(await records()).toMatchObject([{ by_email: true, phone_e164: '+12125552368', page: 'david' }])
  expect(await rows()).toMatchObject([{ email: 'Ada@example.com', phone_e164: '+12125552368' }])
})
