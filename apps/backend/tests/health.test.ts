import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { places } from '../local/config.ts'
import type { Database } from '../supabase/functions/_shared/database.ts'
import { state, tables } from '../supabase/functions/_shared/health/checks.ts'
import { createHealth } from '../supabase/functions/_shared/health/health.ts'
import type { LogEvent } from '../supabase/functions/_shared/log.ts'
import { connectTo } from '../supabase/functions/_shared/postgres.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { serveFunction } from './helpers/deno.ts'

let db: TestDatabase
let url: string
beforeAll(async () => {
  db = await makeDatabase()
  url = await db.serve()
})
afterAll(() => db.close())
beforeEach(() => db.exec('truncate subscriptions, delivery_pause, feed_copies'))

async function ask(database: Database = db.database, settings: string[] = []) {
  const log: LogEvent[] = []
  const health = createHealth({ database, settings, log: (event) => void log.push(event) })
  const response = await health(new Request('https://project.example.org/functions/v1/health'))
  const text = await response.text()
  return { response, text, log, ...(text && JSON.parse(text)) }
}

/** A sign-up with these values in place of the usual ones. */
const signUp = (values: Record<string, string>) =>
  db.exec(`insert into subscriptions (email, email_key, email_notifications, sms_notifications, ${Object.keys(values)})
    values ('ada@example.com', gen_random_uuid(), true, true, ${Object.values(values)})`)
const ago = (time: string) => `now() - interval '${time}'`
const pause = (reason: string) =>
  db.exec(`insert into delivery_pause (until, reason) values (now() + interval '10 minutes', '${reason}')`)
const copy = (confirmed: string, failure: string, checked = '1 minute') =>
  db.exec(`insert into feed_copies (url, body, charset, confirmed_at, failure, checked_at)
    values ('https://blog.example.org/secret?key=1', 'x', 'utf-8', ${ago(confirmed)}, ${failure}, ${ago(checked)})`)

const good: [string, () => Promise<unknown>][] = [
  ['nothing has happened yet', async () => {}],
  ['a sign-up waits for a minute', () => signUp({ next_attempt_at: ago('1 minute') })],
  [
    'a sign-up is being delivered',
    () => signUp({ state: "'sending'", next_attempt_at: ago('1 hour'), locked_until: 'now()' }),
  ],
  [
    'a failed one waits for its time',
    () => signUp({ state: "'retry'", next_attempt_at: "now() + interval '6 hours'" }),
  ],
  ['others were delivered long ago', () => signUp({ state: "'delivered'", next_attempt_at: ago('1 year') })],
  ['Mailchimp asked for rest', () => pause('rate limit')],
  ['the blog failed a moment ago', () => copy('10 minutes', "'The blog cannot be reached.'")],
  ['nobody read the blog at night', () => copy('8 hours', 'null')],
  ['a blog that nobody asks for any more had failed', () => copy('9 days', "'gone'", '8 days')],
]
test.each(good)('all is well where %s', async (_, arrange) => {
  await arrange()
  const { response, status, checks, log } = await ask()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(status).toBe('ok')
  expect(Object.keys(checks)).toEqual(['settings', 'database', 'migrations', 'delivery', 'blog'])
  expect(log).toEqual([])
})

const overdue = () => signUp({ next_attempt_at: ago('20 minutes') })
const bad: [string, () => Promise<unknown>, string, 'degraded' | 'failing', string][] = [
  ['a sign-up is overdue', overdue, 'delivery', 'failing', 'mailchimp-sync does not run'],
  [
    'a retry is overdue',
    () => signUp({ state: "'retry'", next_attempt_at: ago('1 day') }),
    'delivery',
    'failing',
    'mailchimp-sync does not run',
  ],
  [
    'a delivery was killed long ago',
    () => signUp({ state: "'sending'", next_attempt_at: ago('1 hour'), locked_until: ago('20 minutes') }),
    'delivery',
    'failing',
    'mailchimp-sync does not run',
  ],
  [
    'a sign-up is overdue while new ones are delivered at once',
    async () => {
      await overdue()
      await signUp({ state: "'delivered'", delivered_at: 'now()' })
    },
    'delivery',
    'failing',
    'mailchimp-sync does not run',
  ],
  [
    'sign-ups come faster than Mailchimp takes them',
    async () => {
      await overdue()
      await signUp({ state: "'delivered'", delivered_at: 'now()', requested_at: ago('20 minutes') })
    },
    'delivery',
    'degraded',
    'as fast as Mailchimp accepts them',
  ],
  [
    'our key is wrong',
    async () => {
      await overdue()
      await pause('configuration: status 401')
    },
    'delivery',
    'failing',
    'MAILCHIMP_API_KEY',
  ],
  [
    'a sign-up failed for fourteen days',
    () => signUp({ state: "'dead'" }),
    'delivery',
    'degraded',
    'sign-ups replay',
  ],
  [
    'the blog has been failing for two hours',
    () => copy('2 hours', "'500'"),
    'blog',
    'degraded',
    'blog.example.org has',
  ],
]
test.each(bad)('what to do is said where %s', async (_, arrange, name, status, text) => {
  await arrange()
  const health = await ask()
  expect(health.response.status).toBe(status === 'failing' ? 503 : 200)
  expect(health.status).toBe(status)
  expect(health.checks[name]).toEqual({ status, text: expect.stringContaining(text) })
  expect(health.log).toEqual([{ event: 'unhealthy', status, checks: name }])
  expect(health.text).not.toMatch(/ada|secret|key=/)
})

test('a setting that deliveries miss is told, and the rest is looked at all the same', async () => {
  const { response, checks } = await ask(db.database, ['MAILCHIMP_LIST_ID is not set.'])
  expect(response.status).toBe(503)
  expect(checks.settings.text).toBe('MAILCHIMP_LIST_ID is not set. Sign-ups wait until this is fixed.')
  expect(checks.delivery.status).toBe('ok')
})

describe('the database', () => {
  test('that is read-only, as a full disk makes it, is told', async () => {
    const readOnly = connectTo(url)
    onTestFinished(async () => {
      await readOnly.query('reset default_transaction_read_only')
      await readOnly.close()
    })
    await readOnly.query('set default_transaction_read_only = on')
    const { response, checks } = await ask(readOnly)
    expect(response.status).toBe(503)
    expect(checks.database).toEqual({ status: 'failing', text: expect.stringContaining('read-only') })
  })

  test('that lacks a migration is told', async () => {
    await db.exec('alter table feed_copies rename to put_aside')
    onTestFinished(() => db.exec('alter table put_aside rename to feed_copies'))
    const { response, checks } = await ask()
    expect(response.status).toBe(503)
    expect(checks).toEqual({
      settings: expect.objectContaining({ status: 'ok' }),
      database: expect.objectContaining({ status: 'ok' }),
      migrations: {
        status: 'failing',
        text: 'The database has no feed_copies: run "npx supabase@3.1.0 db push".',
      },
    })
  })

  test('is asked for every table that a migration makes', async () => {
    const files = (await readdir(places.migrations)).map((name) =>
      readFile(join(places.migrations, name), 'utf8'),
    )
    const made = (await Promise.all(files)).flatMap((text) =>
      [...text.matchAll(/^create table (\w+)/gm)].map(([, name]) => name),
    )
    expect([...tables].sort()).toEqual(made.sort())
  })

  test.each([
    ['is gone', () => Promise.reject(Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }))],
    ['hangs', () => new Promise<never>(() => {})],
  ])('that %s is told', async (_, query) => {
    const { response, checks, text } = await ask({ query })
    expect(response.status).toBe(503)
    expect(Object.keys(checks)).toEqual(['settings', 'database'])
    expect(text).toMatch(/within 3 s \((Error ECONNREFUSED|TimeoutError 23)\)/)
    expect(text).not.toContain('secret')
  })

  test('is asked once by all who ask within five seconds', async () => {
    const asked: string[] = []
    const query: Database['query'] = (text, params) => {
      asked.push(text)
      return db.database.query(text, params)
    }
    const health = createHealth({ database: { query }, settings: [], log: () => {} })
    const get = (method: string) => health(new Request('https://project.example.org/health', { method }))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => get(index % 2 ? 'GET' : 'HEAD')),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(asked).toHaveLength(2)
    expect(await answers[0]?.text()).toBe('')
    expect((await get('POST')).status).toBe(405)
  })

  test('answers from its indexes, however many signed up', async () => {
    await db.exec(`insert into subscriptions (email, email_key, email_notifications, sms_notifications, state, delivered_at)
      select n, n, true, true, 'delivered', now() - n * interval '1 minute' from generate_series(1, 20000) n;
      insert into subscriptions (email, email_key, email_notifications, sms_notifications)
      select n, n, true, true from generate_series(20001, 25000) n;
      analyze subscriptions`)
    const plan = await db.database.query(`explain ${state}`)
    expect(JSON.stringify(plan)).toContain('subscriptions_delivered')
    expect(JSON.stringify(plan)).not.toContain('Seq Scan on subscriptions')
  })
})

test('the deployed function answers, in Deno', async () => {
  const { url: address, stop } = await serveFunction('health', {
    SUPABASE_DB_URL: url,
    // As pasted, with spaces around it.
    MAILCHIMP_API_KEY: ' 0123456789abcdef0123456789abcdef-us21 ',
    MAILCHIMP_LIST_ID: 'a1b2c3d4e5',
    SYNC_SECRET: 'a-long-random-text-of-32-characters',
  })
  onTestFinished(stop)
  const answer = await fetch(address)
  expect(await answer.json()).toMatchObject({ status: 'ok', checks: { blog: { status: 'ok' } } })
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200)
})
