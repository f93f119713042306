import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { deliverDue } from '../supabase/functions/_shared/delivery/deliver.ts'
import type { LogEvent } from '../supabase/functions/_shared/log.ts'
import { textReplies } from '../supabase/functions/_shared/sign-up/text-replies.ts'
import { ageRows } from './helpers/age-rows.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { serveFunction } from './helpers/deno.ts'
import { folderForTest } from './helpers/folders.ts'
import { makeMailchimp } from './helpers/mailchimp.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

const main = join(import.meta.dirname, '../local/sign-ups/main.ts')
const secret = 'a-long-random-text-of-32-characters'
const phone = '+12125552301'
const both = { ...ada, smsNotifications: true, phone }
let db: TestDatabase
let mailchimp: ReturnType<typeof makeMailchimp>
let url: string
beforeAll(async () => {
  db = await makeDatabase()
  url = await db.serve()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.exec(
    'truncate subscriptions, consents, sign_up_counts, delivery_pause, erasures, text_replies, phone_clearings',
  )
  mailchimp = makeMailchimp()
})

const post = (body: object) => subscriber(db.database).post(body)
const run = () =>
  deliverDue({ database: db.database, deliver: mailchimp.deliver, log: () => {} }, performance.now() + 5000)
async function command(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, SUPABASE_DB_URL: url },
  })
  return stdout
}
const texts = async () =>
  Object.fromEntries(
    (
      await db.database.query<{ email: string; texts: boolean }>(
        'select email_key as email, sms_notifications as texts from subscriptions order by id',
      )
    ).map(({ email, texts }) => [email.replace(/@.*/, ''), texts]),
  )
const kinds = async () =>
  (await db.database.query<{ kind: string }>('select kind from consents order by id')).map(({ kind }) => kind)

/** Two people of a family, both subscribed, with one phone. */
async function family() {
  await post(both)
  await post({ ...both, email: 'bob@example.com' })
  await run()
  for (const member of mailchimp.standIn.members.values()) member.status = 'subscribed'
}

test.each([['+12125552301'], ['(212) 555-2301'], ['212 555', '2301']])(
  'stop %s ends texts for every address that shares the phone, and no emails',
  async (...typed) => {
    await family()
    expect(await command('stop', ...typed, '--yes')).toMatch(
      /Texts to \+12125552301 have ended.*\nIt was given with ada@example\.com, bob@example\.com\./s,
    )
    await run()
    expect(await texts()).toEqual({ ada: false, bob: false })
    for (const email of ['ada@example.com', 'bob@example.com']) {
      expect(mailchimp.member(email)).toMatchObject({
        status: 'subscribed',
        phone: '',
        tags: new Set(),
        mails: 1,
      })
    }
  },
)

test('stop of an address ends texts to its phone for every address that shares it', async () => {
  await family()
  await command('stop', 'ada@example.com', '--yes')
  await run()
  expect(await texts()).toEqual({ ada: false, bob: false })
  expect(mailchimp.member('ada@example.com')).toMatchObject({
    status: 'unsubscribed',
    phone: '',
    tags: new Set(),
  })
  expect(mailchimp.member('bob@example.com')).toMatchObject({
    status: 'subscribed',
    phone: '',
    tags: new Set(),
  })
})

test('nobody switches texts on again by typing the address and the phone, but the owner of the phone does', async () => {
  await family()
  await command('stop', 'ada@example.com', '--yes')
  await run()
  await ageRows(db, '1 hour')
  await post(both)
  await post({ ...both, email: 'new@example.com' })
  await run()
  expect(await texts()).toEqual({ ada: false, bob: false, new: false })
  expect(mailchimp.member('new@example.com')).toMatchObject({ status: 'pending', phone: '', tags: new Set() })

  await command('start', phone, '--yes')
  expect(await texts()).toEqual({ ada: true, bob: true, new: true })
})

test('a stop is delivered although somebody signs the address up again at once', async () => {
  await family()
  await command('stop', 'ada@example.com', '--yes')
  await post(ada)
  await run()
  expect(mailchimp.member('ada@example.com')).toMatchObject({ status: 'pending', phone: '', tags: new Set() })
})

test('a STOP that comes while the member is being made takes the phone away again', async () => {
  mailchimp.standIn.fault = ({ work, method }) => {
    if (method !== 'POST') return undefined
    mailchimp.standIn.fault = undefined
    return db.database.query('select take_text_reply($1, false, now())', [phone]).then(work)
  }
  await post(both)
  await run()
  await db.exec('update subscriptions set next_attempt_at = now(), locked_until = null')
  await run()
  expect(mailchimp.member('ada@example.com')).toMatchObject({ status: 'pending', phone: '', mails: 1 })
})

test('a STOP that Mailchimp refuses for weeks is not given up', async () => {
  await family()
  await command('stop', phone, '--yes')
  mailchimp.standIn.fault = () => new Response('{}', { status: 405 })
  await db.exec("update subscriptions set requested_at = now() - interval '15 days'")
  await run()
  mailchimp.standIn.fault = undefined
  await db.exec('update subscriptions set next_attempt_at = now()')
  await run()
  expect(mailchimp.member('ada@example.com')).toMatchObject({ phone: '' })
  expect(await db.database.query('select * from phone_clearings')).toEqual([])
})

test('forget a phone everywhere, keep the emails, and let nobody sign it up again', async () => {
  await family()
  expect(await command('forget', '212-555-2301', '--yes')).toMatch(
    /Erased \+12125552301 here, with 2 records/,
  )
  expect(await db.database.query('select * from erasures where finished_at is not null')).toEqual([])
  await run()
  expect(await db.database.query('select * from erasures where finished_at is null')).toEqual([])
  for (const table of ['subscriptions', 'consents', 'phone_clearings', 'text_replies', 'erasures']) {
    const rows = JSON.stringify(await db.database.query(`select * from ${table}`))
    expect(rows, table).not.toMatch(/5552301/)
  }
  for (const { phone } of mailchimp.standIn.members.values()) expect(phone).toBe('')
  expect(
    await db.database.query('select bool_and(email_notifications) as emails from subscriptions'),
  ).toEqual([{ emails: true }])
  await post({ ...both, email: 'stranger@example.com' })
  expect(await texts()).toMatchObject({ stranger: false })
})

test('the list of numbers that stopped holds no number, and staff cannot read its key', async () => {
  await command('stop', phone, '--yes')
  expect(JSON.stringify(await db.database.query('select * from text_replies'))).not.toMatch(/2301/)
  await expect(db.exec('set role sign_ups_staff; select * from text_key')).rejects.toThrow(
    /permission denied/,
  )
  await db.exec('reset role')
})

describe("a texting service's replies", () => {
  const call = (body: URLSearchParams | object, authorization = `Bearer ${secret}`, given?: string) => {
    const log: LogEvent[] = []
    const isForm = body instanceof URLSearchParams
    const headers = { authorization, ...(!isForm && { 'content-type': 'application/json' }) }
    const request = new Request('https://project.example.org/functions/v1/text-replies', {
      method: 'POST',
      headers,
      body: isForm ? body : JSON.stringify(body),
    })
    const deps = {
      database: db.database,
      log: (event: LogEvent) => void log.push(event),
      secret: given ?? secret,
    }
    return textReplies(request, deps).then(({ status }) => ({ status, log }))
  }

  test('STOP and START by webhook', async () => {
    await family()
    const { status, log } = await call({ from: phone, reply: 'Stop.' })
    expect({ status, log }).toMatchObject({ status: 204, log: [{ event: 'text-reply', count: 2 }] })
    expect(await texts()).toEqual({ ada: false, bob: false })
    await call(new URLSearchParams({ From: phone, Body: 'Hei', OptOutType: 'START' }))
    expect(await texts()).toEqual({ ada: true, bob: true })
    await call(new URLSearchParams({ From: phone, Body: 'What time is the premiere?' }))
    expect(await texts()).toEqual({ ada: true, bob: true })
    expect((await call({ from: 'nobody', reply: 'STOP' })).status).toBe(400)
    expect((await call(new URLSearchParams({ Body: 'x'.repeat(70_000) }))).status).toBe(413)
  })

  test('the secret comes in a header alone', async () => {
    await family()
    const stop = { from: phone, reply: 'STOP' }
    for (const wrong of ['', 'Bearer', `Bearer ${secret}x`, `Basic ${btoa('texts:x')}`, 'Basic %', secret]) {
      expect((await call(stop, wrong)).status, wrong).toBe(401)
    }
    expect((await call(stop, 'Bearer undefined', '')).status).toBe(401)
    expect(await texts()).toEqual({ ada: true, bob: true })
    expect((await call(stop, `Basic ${btoa(`texts:${secret}`)}`)).status).toBe(204)
    expect(await texts()).toEqual({ ada: false, bob: false })
  })

  test('the deployed function takes a STOP, in Deno', async () => {
    await family()
    const { url: deployed, stop } = await serveFunction('text-replies', {
      SUPABASE_DB_URL: url,
      TEXTS_WEBHOOK_SECRET: secret,
    })
    onTestFinished(stop)
    const body = new URLSearchParams({ From: phone, Body: 'STOP' })
    const headers = { authorization: `Bearer ${secret}` }
    expect((await fetch(deployed, { method: 'POST', headers, body })).status).toBe(204)
    expect(await texts()).toEqual({ ada: false, bob: false })
  })

  test('STOP and START from a file, the last word of each number wins, and twice is once', async () => {
    await family()
    const dir = await folderForTest({
      'replies.csv': `\ufeffPhone,Reply,At\n(212) 555-2301,START,2026-01-03 10:00:00\n+1 212 555 2301,"stop, please",2026-01-02\n212-555-2399,Thanks!,\n`,
      'carrier.csv': 'From\r\n+12125552301\r\n',
      'bad.csv': 'phone\n+12125552301\n12\n',
    })
    for (let time = 0; time < 2; time++) {
      expect(await command('replies', join(dir, 'replies.csv'), '--yes')).toMatch(
        /1 STOP, 1 START, and 1 that are/,
      )
    }
    expect(await kinds()).toEqual(['asked', 'asked', 'started', 'started'])
    expect(await texts()).toEqual({ ada: true, bob: true })
    await command('replies', join(dir, 'carrier.csv'), '--yes')
    expect(await texts()).toEqual({ ada: false, bob: false })
    await expect(command('replies', join(dir, 'bad.csv'), '--yes')).rejects.toThrow(
      'Line 3: "12" is not a phone',
    )
  })
})
