import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { LogEvent } from '../supabase/functions/_shared/log.ts'
import { webhook } from '../supabase/functions/_shared/sign-up/webhook.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { serveFunction } from './helpers/deno.ts'
import { mailchimpList } from './helpers/mailchimp.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

const secret = 'a-long-random-text-of-32-characters'
let db: TestDatabase
let log: LogEvent[]
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.exec('truncate subscriptions, consents, sign_up_counts')
  log = []
  await subscriber(db.database).post({ ...ada, smsNotifications: true, phone: '+12125552301' })
  await db.exec("update subscriptions set state = 'delivered'")
})

const deps = () => ({
  database: db.database,
  log: (event: LogEvent) => void log.push(event),
  secret,
  listId: mailchimpList,
})
/** As Mailchimp's guide shows it: https://mailchimp.com/developer/marketing/guides/sync-audience-data-webhooks/ */
const form = (type: string, data: Record<string, string>, firedAt = '2036-11-22 14:30:00') =>
  new URLSearchParams([
    ['type', type],
    ['fired_at', firedAt],
    ...Object.entries({ '[list_id]': mailchimpList, ...data }).map(([name, value]) => [`data${name}`, value]),
  ] as [string, string][])
const call = (body?: URLSearchParams, given = secret) =>
  webhook(
    new Request(`https://project.example.org/functions/v1/mailchimp-webhook?secret=${given}`, {
      ...(body && { method: 'POST', body }),
    }),
    deps(),
  )
const row = async () => (await db.database.query<Record<string, unknown>>('select * from subscriptions'))[0]
const kinds = async () =>
  (await db.database.query<{ kind: string }>('select kind from consents order by id')).map(({ kind }) => kind)

test('who leaves at Mailchimp has left here, and comes back by asking', async () => {
  const left = form('unsubscribe', {
    '[action]': 'unsub',
    '[reason]': 'manual',
    '[email]': 'Ada@Example.com',
  })
  for (let time = 0; time < 2; time++) expect((await call(left)).status).toBe(200)
  expect(await kinds()).toEqual(['asked', 'left'])
  expect(await row()).toMatchObject({
    email_notifications: false,
    sms_notifications: true,
    state: 'delivered',
  })
  expect(log).toMatchObject([{ event: 'webhook', count: 1 }, { count: 0 }])

  await db.exec(
    "insert into consents (email_key, kind, by_email, at) values ('ada@example.com', 'asked', true, '2036-11-23Z')",
  )
  await db.exec("select derive_subscription('ada@example.com')")
  expect(await row()).toMatchObject({ email_notifications: true })
})

test.each<[string, Record<string, string>, string[], object]>([
  ['subscribe', { '[email]': 'ada@example.com' }, ['asked', 'confirmed'], { email_notifications: true }],
  ['cleaned', { '[email]': 'ada@example.com' }, ['asked', 'cleaned'], { email_notifications: false }],
  [
    'profile',
    { '[email]': 'ada@example.com', '[merges][PHONE]': '(212) 555-2399' },
    ['asked', 'profile'],
    // The owner's new phone has not asked for texts.
    { phone_e164: '+12125552399', sms_notifications: false },
  ],
  [
    'profile',
    { '[email]': 'ada@example.com', '[merges][PHONE]': '' },
    ['asked'],
    { phone_e164: '+12125552301' },
  ],
  ['campaign', { '[id]': '1', '[status]': 'sent' }, ['asked'], {}],
  ['unsubscribe', { '[email]': 'stranger@example.com' }, ['asked'], { email_notifications: true }],
  [
    'unsubscribe',
    { '[email]': 'ada@example.com', '[list_id]': 'another' },
    ['asked'],
    { email_notifications: true },
  ],
])('%s with %j', async (type, data, expected, after) => {
  expect((await call(form(type, data))).status).toBe(200)
  expect(await kinds()).toEqual(expected)
  expect(await row()).toMatchObject(after)
})

test('an address that its owner changed is the new one here', async () => {
  await call(form('upemail', { '[old_email]': 'ada@example.com', '[new_email]': 'Lovelace@example.com' }))
  const rows = await db.database.query(
    'select email_key, email_notifications, state from subscriptions order by id',
  )
  expect(rows).toEqual([
    { email_key: 'ada@example.com', email_notifications: false, state: 'delivered' },
    { email_key: 'lovelace@example.com', email_notifications: true, state: 'delivered' },
  ])
})

test('nobody without the secret changes anything', async () => {
  const left = form('unsubscribe', { '[email]': 'ada@example.com' })
  for (const given of ['', 'x', `${secret}x`]) expect((await call(left, given)).status).toBe(401)
  const open = { ...deps(), secret: undefined }
  const request = new Request('https://project.example.org/?secret=undefined', { method: 'POST', body: left })
  expect((await webhook(request, open)).status).toBe(401)
  expect(await kinds()).toEqual(['asked'])
  expect((await call(new URLSearchParams({ type: 'x'.repeat(70_000) }))).status).toBe(413)
})

test('the deployed function answers the check of its address, in Deno', async () => {
  const { url, stop } = await serveFunction('mailchimp-webhook', {
    SUPABASE_DB_URL: await db.serve(),
    MAILCHIMP_WEBHOOK_SECRET: secret,
    MAILCHIMP_LIST_ID: mailchimpList,
  })
  onTestFinished(stop)
  expect((await fetch(`${url}?secret=${secret}`)).status).toBe(200)
  const left = form('unsubscribe', { '[email]': 'ada@example.com' })
  expect((await fetch(`${url}?secret=${secret}`, { method: 'POST', body: left })).status).toBe(200)
  expect(await row()).toMatchObject({ email_notifications: false })
})
