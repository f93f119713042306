import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { problem } from '../local/mailchimp/problem.ts'
import { replay } from '../local/sign-ups/changes.ts'
import type { Database } from '../supabase/functions/_shared/database.ts'
import { sync } from '../supabase/functions/_shared/delivery/sync.ts'
import { examine } from '../supabase/functions/_shared/health/checks.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { makeMailchimp } from './helpers/mailchimp.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

const main = join(import.meta.dirname, '../local/sign-ups/main.ts')
let db: TestDatabase
let mailchimp: ReturnType<typeof makeMailchimp>
let SUPABASE_DB_URL: string
beforeAll(async () => {
  db = await makeDatabase()
  SUPABASE_DB_URL = await db.serve()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.exec(`truncate subscriptions, consents, sign_up_counts, delivery_pause, erasures, text_replies, phone_clearings,
    address_changes`)
  mailchimp = makeMailchimp()
})

const phone = '+12125552301'
const post = (body: object) => subscriber(db.database).post(body)
/** A run of mailchimp-sync. */
const run = (database: Database = db.database) =>
  sync(new Request('https://example.org', { method: 'POST', headers: { authorization: 'Bearer s' } }), {
    database,
    deliver: mailchimp.deliver,
    log: () => {},
    secret: 's',
  })
const soon = () => db.exec('update subscriptions set next_attempt_at = now(); truncate delivery_pause')
async function command(...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, SUPABASE_DB_URL }
  return (await promisify(execFile)(process.execPath, [main, ...args, '--yes'], { env })).stdout
}
const unfinished = async () =>
  (await db.database.query('select from erasures where finished_at is null')).length
const delivery = async () => (await examine(db.database, [])).delivery
/** Whether a text is anywhere in the database, or at Mailchimp. */
async function found(text: string): Promise<boolean> {
  const tables = await db.database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const rows = await Promise.all(tables.map(({ name }) => db.database.query(`select * from ${name}`)))
  return JSON.stringify([rows, [...mailchimp.standIn.members.values()]])
    .toLowerCase()
    .includes(text)
}

test('an erasure that Mailchimp refuses for weeks goes on, and health names it after a day', async () => {
  await post(ada)
  await run()
  await command('forget', 'ada@example.com')
  await soon()
  mailchimp.standIn.fault = () => problem(405, 'Method Not Allowed', '')
  await db.exec("update subscriptions set requested_at = now() - interval '15 days'")
  await run()
  expect(await delivery()).toMatchObject({ status: 'ok' })
  await db.exec("update erasures set asked_at = now() - interval '25 hours'")
  expect(await delivery()).toMatchObject({ status: 'degraded', text: expect.stringContaining('An erasure') })
  mailchimp.standIn.fault = undefined
  await soon()
  await run()
  expect(await found('ada@')).toBe(false)
  expect(await unfinished()).toBe(0)
  expect(await delivery()).toMatchObject({ status: 'ok' })
})

test.each(['dead', 'delivered', 'needs_user', 'rejected'])(
  'an erasure that an earlier release left %s is taken up again',
  async (state) => {
    await post(ada)
    await run()
    await command('forget', 'ada@example.com')
    await db.exec(`update subscriptions set state = '${state}'`)
    await run()
    expect(await found('ada@')).toBe(false)
    expect(await unfinished()).toBe(0)
  },
)

test('what health says to do about the dead takes erasures along', async () => {
  await command('forget', 'ada@example.com')
  await db.exec("update subscriptions set state = 'dead'")
  expect(await replay(db.database, ['dead'])).toEqual(['1 sign-ups are queued again.'])
})

test.each([1, 2, 3, 4, 5])(
  'a run that is killed at its statement %i leaves no half of an erasure',
  async (nth) => {
    await post(ada)
    await run()
    await command('forget', 'ada@example.com')
    await soon()
    let asked = 0
    const answers: Promise<unknown>[] = []
    const query: Database['query'] = <T>(...question: Parameters<Database['query']>) => {
      if (++asked > nth) return Promise.reject(new Error('killed'))
      const answer = db.database.query<T>(...question)
      answers.push(answer)
      return answer
    }
    await run({ query })
    // What other workers had requested by then was done.
    await Promise.allSettled(answers)
    await db.exec("update subscriptions set locked_until = now() - interval '1 second'")
    await run()
    expect(await found('ada@')).toBe(false)
    expect(await unfinished()).toBe(0)
  },
)

test('whoever is forgotten under a changed address is forgotten under the earlier ones', async () => {
  await post({ ...ada, smsNotifications: true, phone })
  await post({ ...ada, email: 'bob@example.com', smsNotifications: true, phone })
  await run()
  for (const [from, to] of [
    ['ada@example.com', 'Lovelace@example.com'],
    ['lovelace@example.com', 'countess@example.com'],
  ]) {
    await db.database.query('select change_address($1, $2, now())', [from, to])
    const member = mailchimp.member(from ?? '')
    if (member) mailchimp.know(to ?? '', 'subscribed')
  }
  expect(await command('forget', 'countess@example.com')).toMatch(
    /So went ada@example\.com, lovelace@example\.com.*\nThe phone stays with bob@example\.com/s,
  )
  await soon()
  await run()
  for (const name of ['ada@', 'lovelace@', 'countess@']) expect(await found(name), name).toBe(false)
  expect(await found('bob@')).toBe(true)
  expect(await unfinished()).toBe(0)
})

test('a stop reaches the address that somebody changed to', async () => {
  await post({ ...ada, smsNotifications: true, phone })
  await run()
  await db.database.query("select change_address('ada@example.com', 'lovelace@example.com', now())")
  mailchimp.standIn.members.clear()
  mailchimp.know('lovelace@example.com', 'subscribed')
  Object.assign(mailchimp.member('lovelace@example.com') ?? {}, { phone, tags: new Set(['sms-requested']) })
  await command('stop', phone)
  await run()
  expect(mailchimp.member('lovelace@example.com')).toMatchObject({
    status: 'subscribed',
    phone: '',
    tags: new Set(),
  })
  await command('stop', 'ada@example.com')
  await run()
  expect(mailchimp.member('lovelace@example.com')).toMatchObject({ status: 'unsubscribed' })
})

test('an erasure that is asked for twice is finished when Mailchimp has done it', async () => {
  await post(ada)
  await run()
  await command('forget', 'ada@example.com')
  await command('forget', 'ada@example.com')
  await run()
  expect(await unfinished()).toBe(1)
  await soon()
  await run()
  expect(await unfinished()).toBe(0)
  expect(await found('ada@')).toBe(false)
})
