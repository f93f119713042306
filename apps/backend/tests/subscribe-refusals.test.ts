import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase } from './helpers/database.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

let db: Awaited<ReturnType<typeof makeDatabase>>
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())

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
  const response = await subscriber(db.database).post(body, headers)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect((await response.json()).message).toMatch(message)
  expect(await db.database.query('select * from subscriptions')).toEqual([])
})

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
  const response = await subscriber(db.database).send({ method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
})
