import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { localLogs } from '../local/log.ts'
import { problem } from '../local/mailchimp/problem.ts'
import { deliverDue } from '../supabase/functions/_shared/delivery/deliver.ts'
import { createLog, type Line, type LogEvent } from '../supabase/functions/_shared/log.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { makeMailchimp } from './helpers/mailchimp.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())

/** All that a line may say. A field that is added here must not be able to hold what a person typed. */
const fields = [
  'time',
  'level',
  'function',
  'event',
  'result',
  'status',
  'reason',
  'ms',
  'error',
  'outcome',
  'count',
  'fault',
]

test('no line tells who signed up, whatever goes wrong', async () => {
  const events: LogEvent[] = []
  const log = (event: LogEvent) => void events.push(event)
  const mailchimp = makeMailchimp()
  const delivery = { database: db.database, deliver: mailchimp.deliver, log }
  const broken = () =>
    Promise.reject(Object.assign(new Error('Key (email)=(ada@example.com)'), { code: '23505' }))
  const turnstile = {
    secret: 's',
    log,
    fetch: async () => Response.json({ success: false, 'error-codes': ['ada-input-secret', '+12125552368'] }),
  }
  const limits = { network: 4, mailbox: 2 }
  const { post } = subscriber(db.database, { log, limits })
  const phone = '+12125552368'

  await post({ ...ada, phone, smsNotifications: true })
  await post(ada)
  await post(ada)
  await post({ ...ada, email: 'fake@ada.example.com', website: 'ada' })
  await post({ ...ada, email: 'fifth@ada.example.com' })
  await post({ ...ada, email: 'ada' })
  await post('{"email": "ada@example.com"')
  await subscriber(db.database, { log, turnstile }).post(ada)
  await subscriber(db.database, { log, turnstile, caller: '192.0.2.2' }).post({
    ...ada,
    turnstileToken: 'ada-token',
  })
  await subscriber({ query: broken }, { log }).post(ada)
  mailchimp.standIn.fault = () => problem(500, 'ada@example.com', 'ada@example.com')
  await deliverDue(delivery, performance.now() + 5000)

  const seen = new Set(events.map(({ event }) => event))
  expect([...seen].sort()).toEqual(['delivery', 'failed', 'refused', 'sign-up', 'turnstile-failed'].sort())
  const reasons = events
    .filter((event) => event.event === 'refused')
    .map((event) => event.reason ?? event.status)
  expect(reasons).toEqual(['address', 'network', 400, 400, 'robot'])
  expect(events).toContainEqual({
    event: 'failed',
    status: 503,
    error: 'Error 23505',
    ms: expect.any(Number),
  })
  const text = JSON.stringify(events)
  expect(text).not.toMatch(/ada|example|2368|192\.0\.2/)
  const hashes = await db.database.query<{ network: string }>('select network from sign_up_counts')
  expect(hashes.length).toBeGreaterThan(1)
  for (const { network } of hashes) expect(text).not.toContain(network)
  for (const event of events) expect(fields).toEqual(expect.arrayContaining(Object.keys(event)))
})

test('a line is one JSON object, with its time, level and function before what happened', () => {
  const lines: string[] = []
  for (const level of ['info', 'warn', 'error'] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((line) => void lines.push(line))
    onTestFinished(() => spy.mockRestore())
  }
  const log = createLog('mailchimp-subscribe')
  log({ event: 'sign-up', result: 'stored', ms: 12 })
  log({ event: 'failed', status: 503, ms: 1 })
  log({ event: 'delivery', outcome: 'retry', fault: 'time-out', count: 7, ms: 4000 })
  expect(lines[0]).toContain('"event":"sign-up","result":"stored"')
  const [stored, ...others] = lines.map((line): Line => JSON.parse(line))
  expect(stored).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: 'info',
    function: 'mailchimp-subscribe',
    event: 'sign-up',
    result: 'stored',
    ms: 12,
  })
  expect(others.map(({ level }) => level)).toEqual(['error', 'warn'])
})

test('the local stack writes for a person to read, unless asked for JSON', () => {
  const lines: string[] = []
  for (const method of ['log', 'info'] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((line) => void lines.push(line))
    onTestFinished(() => spy.mockRestore())
  }
  for (const format of ['text', 'json'] as const) {
    localLogs(format)('rss-proxy')({ event: 'feed', from: 'copy', ms: 3 })
  }
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d rss-proxy feed: from copy, ms 3$/)
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ function: 'rss-proxy', from: 'copy' })
})
