import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../local/mailchimp/problem.ts'
import type { Fault } from '../local/mailchimp/stand-in.ts'
import { deliverDue } from '../supabase/functions/_shared/delivery/deliver.ts'
import { claimDue, settle } from '../supabase/functions/_shared/delivery/queue.ts'
import { sync } from '../supabase/functions/_shared/delivery/sync.ts'
import type { LogEvent } from '../supabase/functions/_shared/log.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { makeMailchimp } from './helpers/mailchimp.ts'
import { ada, subscriber, texts } from './helpers/subscriber.ts'

let db: TestDatabase
let mailchimp: ReturnType<typeof makeMailchimp>
let log: LogEvent[]

beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.exec('truncate subscriptions, consents, sign_up_counts, delivery_pause')
  mailchimp = makeMailchimp(200)
  log = []
})

const post = (body: object, source?: string) =>
  subscriber(db.database).post(body, source ? { 'x-sign-up-source': source } : {})
const deps = () => ({
  database: db.database,
  deliver: mailchimp.deliver,
  log: (event: LogEvent) => void log.push(event),
})
const run = () => deliverDue(deps(), performance.now() + 20_000)
const rows = () =>
  db.database.query<Record<string, unknown>>(
    `select state, attempts, last_error as error, rev,
      round(extract(epoch from next_attempt_at - now()))::int as seconds,
      ceil(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from subscriptions order by id`,
  )
const soon = () => db.exec('update subscriptions set next_attempt_at = now(); truncate delivery_pause')

describe('an address that Mailchimp refuses', () => {
  test.each([
    ['fake', { state: 'rejected', error: 'fake address' }],
    ['forgotten', { state: 'needs_user', error: 'forgotten email' }],
    ['busy', { state: 'retry', error: 'too many lists', minutes: 5 }],
  ])('because it is %s', async (name, expected) => {
    await post({ ...ada, email: `${name}@example.com` })
    await run()
    expect(await rows()).toMatchObject([{ attempts: 1, ...expected }])
    expect(log).toMatchObject([{ fault: 'not added in bulk' }, { event: 'delivery', fault: expected.error }])
    expect(JSON.stringify(log)).not.toContain('@')
  })
})

describe('when the provider', () => {
  const truncated: Fault = ({ work }) => work().then((answer) => new Response('{"id":"62', answer))
  test.each<[string, Fault, Record<string, unknown>]>([
    ['answers 500', () => problem(500, 'Internal Server Error', ''), { state: 'retry', error: 'status 500' }],
    ['answers 200 with half a JSON', truncated, { state: 'retry', error: 'unreachable: SyntaxError' }],
    ['hangs', () => sleep(5000).then(() => new Response()), { state: 'retry', error: 'time-out' }],
    ['is gone', () => Promise.reject(new TypeError('fetch failed')), { error: 'unreachable: TypeError' }],
    [
      'applies, and its answer is lost',
      ({ work }) => work().then(() => Promise.reject(new TypeError('reset'))),
      {},
    ],
  ])('%s, the subscriber is delivered later', async (_, fault, expected) => {
    mailchimp.standIn.fault = fault
    await post(ada)
    await run()
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'retry', attempts: 1, ...expected })
    expect(row?.seconds).toBeLessThanOrEqual(10)

    mailchimp.standIn.fault = undefined
    await soon()
    await run()
    expect(mailchimp.member('ada@example.com')).toMatchObject({ status: 'pending', mails: 1 })
    expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 2, error: null }])
  })

  test.each<[string, () => Response, string]>([
    ['limits the rate', () => problem(429, 'Too Many Requests', ''), 'rate limit'],
    ['answers 403 without JSON', () => new Response('<h1>Forbidden</h1>', { status: 403 }), 'rate limit'],
    ['does not know our key', () => problem(401, 'API Key Invalid', ''), 'configuration: status 401'],
    ['does not know our audience', () => problem(404, 'Resource Not Found', ''), 'configuration: status 404'],
  ])('%s, everybody waits and no attempt is lost', async (_, answer, reason) => {
    mailchimp.standIn.fault = answer
    for (const name of 'abcdefghijkl') await post({ ...ada, email: `${name}@example.com` })
    await run()
    // One call for all of them, and no more after that.
    expect(mailchimp.standIn.calls).toHaveLength(1)
    expect(new Set((await rows()).map((row) => row.attempts))).toEqual(new Set([0]))
    expect(await db.database.query('select reason from delivery_pause where until > now()')).toEqual([
      { reason },
    ])

    // As the runbook says to do once it is fixed.
    mailchimp.standIn.fault = undefined
    await db.exec('delete from delivery_pause')
    expect(await run()).toMatchObject({ delivered: 12 })
  })
})

describe('the queue', () => {
  test('is looked at twice where nothing is due: for what goes in bulk, and for what goes one by one', async () => {
    let asked = 0
    const query = <T>(...question: Parameters<typeof db.database.query>) => {
      asked++
      return db.database.query<T>(...question)
    }
    await deliverDue({ ...deps(), database: { query } }, performance.now() + 20_000)
    expect(asked).toBe(2)
  })

  test('is worked on by two runs at once: nobody is delivered twice, and Mailchimp never gets too many calls', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => post({ ...ada, email: `a${index}@example.com` })),
    )
    await db.exec('update subscriptions set one_by_one = true')
    mailchimp = makeMailchimp(20_000)
    let underWay = 0
    let most = 0
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    mailchimp.standIn.fault = async ({ work }) => {
      most = Math.max(most, ++underWay)
      await gate
      underWay--
      return work()
    }
    const runs = Promise.all([run(), run()])
    await expect.poll(() => underWay, { timeout: 10_000 }).toBe(8)
    open()
    const [one, two] = await runs
    expect(one.delivered + two.delivered).toBe(40)
    expect(most).toBe(8)
    expect([...mailchimp.standIn.members.values()].map(({ mails }) => mails)).toEqual(Array(40).fill(1))
  })

  test('takes a row up again whose worker was killed, when its lease is over', async () => {
    await post(ada)
    expect(await claimDue(db.database, false)).toHaveLength(1)
    expect(await claimDue(db.database, false)).toHaveLength(0)
    await db.exec("update subscriptions set locked_until = now() - interval '1 second'")
    expect(await run()).toMatchObject({ delivered: 1 })
  })

  test('lets a worker that comes back late settle nothing', async () => {
    await post(ada)
    const [late] = await claimDue(db.database, false)
    await db.exec("update subscriptions set locked_until = now() - interval '1 second'")
    await run()
    if (late) await settle(db.database, [{ row: late, outcome: { kind: 'rejected', error: 'fake address' } }])
    expect(await rows()).toMatchObject([{ state: 'delivered', error: null }])
  })

  test('delivers a wish that comes while another one is under way, after it', async () => {
    await post(texts)
    let mails: Promise<unknown> | undefined
    mailchimp.standIn.fault = async ({ work }) => {
      mails ??= post(ada)
      await mails
      return work()
    }
    expect(await run()).toMatchObject({ delivered: 2 })
    expect(mailchimp.member('ada@example.com')).toMatchObject({ status: 'pending', mails: 1 })
    expect(await rows()).toMatchObject([{ state: 'delivered', rev: 2 }])
  })

  test('gives up after fourteen days, and keeps the row', async () => {
    mailchimp.standIn.fault = () => problem(500, 'Internal Server Error', '')
    await post(ada)
    await db.exec("update subscriptions set attempts = 60, requested_at = now() - interval '15 days'")
    await run()
    expect(await rows()).toMatchObject([{ state: 'dead', error: 'status 500' }])
  })

  test.each(['1 hour', '-1 hour', '400 days', '-400 days'])(
    'outlives a clock that jumps by %s',
    async (jump) => {
      await post(ada)
      await claimDue(db.database, false)
      // Whatever was written down before the jump now lies that far away.
      await db.exec(`update subscriptions set next_attempt_at = next_attempt_at - interval '${jump}',
      locked_until = locked_until - interval '${jump}'`)
      await post(ada, 'david')
      await db.exec(
        "update subscriptions set locked_until = least(locked_until, now() - interval '1 second')",
      )
      expect(await run()).toMatchObject({ delivered: 1 })
    },
  )
})

test('the line of the run-book against spam pauses all deliveries, and its other line ends that', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const [pause = ''] = /insert into delivery_pause[^`]*;/.exec(page) ?? []
  await post(ada)
  await db.exec(pause)
  expect(await run()).toMatchObject({ delivered: 0 })
  await db.exec('delete from delivery_pause;')
  expect(page).toContain('`delete from delivery_pause;`')
  expect(await run()).toMatchObject({ delivered: 1 })
})

test('mailchimp-sync runs for who knows the secret', async () => {
  const call = (init: RequestInit) =>
    sync(new Request('https://project.example.org/', init), { ...deps(), secret: 'the secret' })
  await post(ada)
  for (const authorization of ['', 'Bearer ', 'Bearer the secre', 'Bearer the secret2', 'the secret']) {
    expect((await call({ method: 'POST', headers: { authorization } })).status).toBe(401)
  }
  expect((await call({})).status).toBe(405)
  expect(await rows()).toMatchObject([{ state: 'queued' }])
  const answer = await call({ method: 'POST', headers: { authorization: 'Bearer the secret' } })
  expect(await answer.json()).toEqual({ message: '1 delivered, 0 retry, 0 rejected, 0 needs user, 0 pause' })
})
