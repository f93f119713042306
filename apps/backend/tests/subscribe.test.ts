import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { originsFrom } from '../supabase/functions/_shared/origins.ts'
import { subscribe } from '../supabase/functions/_shared/subscribe.ts'
import { makeDatabase } from './helpers/database.ts'

const url = 'https://project.example.org/functions/v1/mailchimp-subscribe'
const ada = { email: 'ada@example.com', emailNotifications: true, smsNotifications: false }
const log: string[] = []
let db: Awaited<ReturnType<typeof makeDatabase>>

beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.pglite.exec('truncate subscriptions')
  log.length = 0
})

function deps() {
  const allowOrigin = originsFrom('https://www.example.org, https://example.org')
  return { database: db.database, allowOrigin, log: (line: string) => void log.push(line) }
}

function post(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text as BodyInit,
  }
  return subscribe(new Request(url, init), deps())
}

const rows = () => db.database.query<Record<string, unknown>>('select * from subscriptions order by id')

test('a sign-up is stored before it is acknowledged', async () => {
  const response = await post({ ...ada, phone: '(212) 555-2368', smsNotifications: true })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ message: "You're subscribed. Check your email for confirmation." })
  expect(await rows()).toMatchObject([
    {
      email: 'ada@example.com',
      phone: '(212) 555-2368',
      phone_e164: '+12125552368',
      email_notifications: true,
      sms_notifications: true,
      state: 'queued',
      rev: 1,
      attempts: 0,
    },
  ])
})

test('an address is one subscriber, whatever its case and the blanks around it', async () => {
  await post({ ...ada, email: '  Ada@Example.COM ' })
  const again = await post(ada)
  expect(await again.json()).toEqual({ message: "You're subscribed. Check your email for confirmation." })
  expect(await rows()).toMatchObject([{ email: 'Ada@Example.COM', email_key: 'ada@example.com', rev: 1 }])
})

test('a changed choice updates the subscriber and is delivered again', async () => {
  await post({ ...ada, phone: '212 555 2368', smsNotifications: true })
  await db.pglite.exec("update subscriptions set state = 'delivered', attempts = 3")
  await post(ada)
  expect(await rows()).toMatchObject([
    { sms_notifications: false, phone_e164: '+12125552368', rev: 2, state: 'queued', attempts: 0 },
  ])
})

test('the same request again is delivered anew only when the last one is ten minutes old', async () => {
  await post(ada)
  await db.pglite.exec("update subscriptions set state = 'delivered'")
  await post(ada)
  expect(await rows()).toMatchObject([{ state: 'delivered', rev: 1 }])
  await db.pglite.exec("update subscriptions set requested_at = now() - interval '11 minutes'")
  await post(ada)
  expect(await rows()).toMatchObject([{ state: 'queued', rev: 2 }])
})

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['212.555.2368 ext 5', '+12125552368'],
  ['call me maybe', null],
  ['555', null],
  ['12\u0000\ud80034', null],
  ['🎬 1-800', null],
])('the phone %j never costs the address', async (phone, expected) => {
  expect((await post({ ...ada, phone, smsNotifications: true })).status).toBe(200)
  expect(await rows()).toMatchObject([{ email: 'ada@example.com', phone_e164: expected }])
})

test.each([null, '', '   ', undefined])(
  'the phone may be %j when no text messages are wanted',
  async (phone) => {
    expect((await post({ ...ada, phone })).status).toBe(200)
    expect(await rows()).toMatchObject([{ phone: null, phone_e164: null }])
  },
)

test('50 sign-ups of one address at once are one subscriber', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(ada)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200))
  expect(await rows()).toHaveLength(1)
})

const email = /valid email address/
test.each<[string, unknown, number, RegExp, Record<string, string>?]>([
  ['no object', 3, 400, /JSON object/],
  ['null', null, 400, /JSON object/],
  ['an empty object', {}, 400, /email is missing/],
  ['a list', [ada], 400, /email is missing/],
  ['an empty address', { ...ada, email: ' ' }, 400, /enter your email address/],
  ['an address that is a number', { ...ada, email: 5 }, 400, /enter your email address/],
  ['an address without @', { ...ada, email: 'ada.example.com' }, 400, email],
  ['an address without a dot', { ...ada, email: 'ada@localhost' }, 400, email],
  ['an address with a blank', { ...ada, email: 'a da@example.com' }, 400, email],
  ['two addresses', { ...ada, email: 'a@example.com,b@example.com' }, 400, email],
  ['a header in the address', { ...ada, email: 'a@example.com\nbcc: b@example.com' }, 400, email],
  ['a NUL in the address', { ...ada, email: 'a\u0000@example.com' }, 400, email],
  ['an endless address', { ...ada, email: `${'a'.repeat(250)}@example.com` }, 400, email],
  ['a missing wish', { email: ada.email, emailNotifications: true }, 400, /smsNotifications is missing/],
  ['a wish that is text', { ...ada, smsNotifications: 'yes' }, 400, /smsNotifications must be true or false/],
  ['a phone that is a number', { ...ada, phone: 2125552368 }, 400, /phone must be text/],
  ['an endless phone', { ...ada, phone: '1'.repeat(100) }, 400, /phone number is too long/],
  ['SMS without a phone', { ...ada, smsNotifications: true }, 400, /enter your phone number/],
  ['a polluted prototype', '{"__proto__": {"email": "a@example.com"}}', 400, /email is missing/],
  ['half a JSON', '{"email": "ada@', 400, /not valid JSON/],
  ['nothing', '', 400, /not valid JSON/],
  ['broken UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, /not valid JSON/],
  ['a form', 'email=ada', 415, /application\/json/, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', JSON.stringify(ada), 415, /application\/json/, { 'content-type': 'text/plain' }],
  ['17 KB', { ...ada, note: 'x'.repeat(17 * 1024) }, 413, /at most 16384 bytes/],
  ['a stated 10 MB', ada, 413, /at most 16384 bytes/, { 'content-length': '10485760' }],
])('%s is refused with a message, and nothing is stored', async (_, body, status, message, headers) => {
  const response = await post(body, headers)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect((await response.json()).message).toMatch(message)
  expect(await rows()).toEqual([])
})

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
  const response = await subscribe(new Request(url, { method }), deps())
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
})

test('pages of the configured origins may call, others may not', async () => {
  const preflight = (origin: string) =>
    subscribe(new Request(url, { method: 'OPTIONS', headers: { origin } }), deps())
  const ours = (await preflight('https://example.org')).headers
  expect(ours.get('access-control-allow-origin')).toBe('https://example.org')
  for (const name of ['authorization', 'x-client-info', 'apikey', 'content-type', 'x-retry-count']) {
    expect(ours.get('access-control-allow-headers')).toContain(name)
  }
  for (const origin of ['https://example.org.evil.net', 'http://example.org', 'null']) {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
  }
  expect((await post(ada, { origin: 'https://www.example.org' })).headers.get('vary')).toContain('Origin')
})

test.each([
  ['fails', () => Promise.reject(Object.assign(new Error('value: ada@example.com'), { code: '57P01' }))],
  ['hangs', () => new Promise<never>(() => {})],
])('a database that %s is told to the visitor, and the log names nobody', async (_, query) => {
  const request = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ada),
  })
  const response = await subscribe(request, { ...deps(), database: { query }, patience: 50 })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('60')
  expect((await response.json()).message).toContain('Please try again')
  expect(log).toHaveLength(1)
  expect(log[0]).not.toContain('ada')
})
