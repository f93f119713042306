import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ageRows } from './helpers/age-rows.ts'
import { makeDatabase } from './helpers/database.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

let db: Awaited<ReturnType<typeof makeDatabase>>

beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(() => db.exec('truncate subscriptions, consents, sign_up_counts'))

const post: ReturnType<typeof subscriber>['post'] = (...call) => subscriber(db.database).post(...call)
const rows = () => db.database.query<Record<string, unknown>>('select * from subscriptions order by id')

test('a sign-up is stored before it is acknowledged', async () => {
  const response = await post({ ...ada, phone: '(212) 555-2368', smsNotifications: true })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ message: "You're subscribed. Check your email for confirmation." })
  expect(await rows()).toMatchObject([
    {
      email: 'ada@example.com',
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

test('the same request again is delivered anew only when the last one is ten minutes old', async () => {
  await post(ada)
  await db.exec("update subscriptions set state = 'delivered', attempts = 3")
  await post(ada)
  expect(await rows()).toMatchObject([{ state: 'delivered', rev: 1 }])
  await ageRows(db)
  await post(ada)
  expect(await rows()).toMatchObject([{ state: 'queued', rev: 2, attempts: 0 }])
})

test('who asks for texts alone is told of no email', async () => {
  const answer = await post({
    ...ada,
    emailNotifications: false,
    smsNotifications: true,
    phone: '(212) 555-2368',
  })
  expect(await answer.json()).toEqual({
    message: 'We saved your number. No email comes: our first text asks you to reply YES.',
  })
})

test('who left within the ten minutes and asks again is mailed again', async () => {
  await post(ada)
  await db.exec(`update subscriptions set state = 'delivered';
    select record_change('ada@example.com', 'left', null, now())`)
  await post(ada)
  expect(await rows()).toMatchObject([{ state: 'queued', email_notifications: true }])
})

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['212.555.2368 ext 5', '+12125552368'],
  ['(555) 010-0142', '+15550100142'],
  ['1 (212) 555-2368', '+12125552368'],
  ['001 212 555 2368', '+12125552368'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+0044 20 7946 0958', '+442079460958'],
  ['(0044) 20 7946 0958', '+442079460958'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['011 44 20 7946 0958', '+442079460958'],
  ['+52 1 55 1234 5678', '+525512345678'],
  ['0052 1 55 1234 5678', '+525512345678'],
  ['+52 55 1234 5678', '+525512345678'],
  ['\u202a+1 212-555-2368\u202c', '+12125552368'],
  ['tel:+12125552368', '+12125552368'],
  ['＋１ ２１２ ５５５ ２３６８', '+12125552368'],
])('the phone %j is %s', async (phone, expected) => {
  expect((await post({ ...ada, phone, smsNotifications: true })).status).toBe(200)
  expect(await rows()).toMatchObject([{ email: 'ada@example.com', phone_e164: expected }])
})

test.each([
  '06 12 34 56 78',
  '020 7946 0958',
  '0151 23456789',
  '11 91234 5678',
  '44 20 7946 0958',
  '+1 012 345 6789',
])('the phone %j of another country does not become an American one', async (phone) => {
  const response = await post({ ...ada, phone, smsNotifications: true })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    message:
      'Please enter a valid phone number, for example (212) 555-2368. Outside the US and Canada, begin with + and the country code.',
    field: 'phone',
  })
})

test.each(['call me maybe', '555', '555-2368', '12\u0000\ud80034', '🎬 1-800', '1'.repeat(100)])(
  'the phone %j is none, which is said of its field',
  async (phone) => {
    const response = await post({ ...ada, phone, smsNotifications: true })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      message: 'Please enter a valid phone number, for example (212) 555-2368.',
      field: 'phone',
    })
    expect(await rows()).toEqual([])
    // Without the wish for texts it is nobody's business.
    expect((await post({ ...ada, phone: phone.slice(0, 60) })).status).toBe(200)
  },
)

test('who asks for neither mails nor texts is told, and nothing is stored', async () => {
  const response = await post({ ...ada, emailNotifications: false })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    message: 'Please choose email notifications, SMS alerts, or both.',
    field: 'emailNotifications',
  })
  expect(await rows()).toEqual([])
})

test.each<[Record<string, string>, unknown]>([
  [
    { 'x-sign-up-source': 'david', 'x-consent-version': '2026-11' },
    { tags: ['david'], consent_version: '2026-11' },
  ],
  [
    { 'x-sign-up-source': 'sms-requested', 'x-consent-version': '1999-01' },
    { tags: [], consent_version: null },
  ],
  [
    { 'x-sign-up-source': '<b>David</b>', 'x-consent-version': 'a b' },
    { tags: [], consent_version: null },
  ],
])('where a sign-up came from is kept: %j', async (headers, expected) => {
  expect((await post(ada, headers)).status).toBe(200)
  expect(await rows()).toMatchObject([expected])
})

test.each([null, '', '   ', undefined])(
  'the phone may be %j when no text messages are wanted',
  async (phone) => {
    expect((await post({ ...ada, phone })).status).toBe(200)
    expect(await rows()).toMatchObject([{ phone_e164: null }])
  },
)

test('50 sign-ups of one address at once are one subscriber', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(ada)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200))
  expect(await rows()).toHaveLength(1)
})

test('pages of the configured origins may call, others may not', async () => {
  const preflight = (origin: string) =>
    subscriber(db.database).send({ method: 'OPTIONS', headers: { origin } })
  const ours = (await preflight('https://example.org')).headers
  expect(ours.get('access-control-allow-origin')).toBe('https://example.org')
  const sent = ['authorization', 'x-client-info', 'apikey', 'content-type', 'x-retry-count']
  for (const name of [...sent, 'x-sign-up-source', 'x-consent-words']) {
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
  const { post, log } = subscriber({ query })
  const response = await post(ada, {}, 50)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('60')
  expect((await response.json()).message).toContain('Please try again')
  expect(log).toMatchObject([
    { event: 'failed', status: 503, error: expect.stringMatching(/57P01|TimeoutError/) },
  ])
  expect(JSON.stringify(log)).not.toContain('ada')
})
