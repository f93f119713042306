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
  ['an endless phone', { ...ada, phone: '1'.repeat(100) }, 400, /valid phone number/],
  ['SMS without a phone', { ...ada, smsNotifications: true }, 400, /enter your phone number/],
  ['a polluted prototype', '{"__proto__": {"email": "a@example.com"}}', 400, /email is missing/],
  ['half a JSON', '{"email": "ada@', 400, /not valid JSON/],
  ['nothing', '', 400, /not valid JSON/],
  ['broken UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, /not valid JSON/],
  ['a form', 'email=ada', 415, /application\/json/, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', JSON.stringify(ada), 415, /application\/json/, { 'content-type': 'text/plain' }],
  ['an address that is a list', { ...ada, email: ['ada@example.com'] }, 400, /enter your email address/],
  ['an address that is an object', { ...ada, email: { $gt: '' } }, 400, /enter your email address/],
  ['an address that is true', { ...ada, email: true }, 400, /enter your email address/],
  ['SQL for an address', { ...ada, email: "'; drop table subscriptions; --" }, 400, email],
  ['a script for an address', { ...ada, email: '<script>alert(1)</script>@example.com' }, 400, email],
  ['two @', { ...ada, email: 'ada@@example.com' }, 400, email],
  ['nobody @', { ...ada, email: '@example.com' }, 400, email],
  ['a domain of dots', { ...ada, email: 'ada@..com' }, 400, email],
  ['a domain that ends in a dot', { ...ada, email: 'ada@example.com.' }, 400, email],
  ['a domain that begins with a hyphen', { ...ada, email: 'ada@-example.com' }, 400, email],
  ['an IP for a domain', { ...ada, email: 'ada@[127.0.0.1]' }, 400, email],
  ['a name before the address', { ...ada, email: 'Ada <ada@example.com>' }, 400, email],
  ['mailto:', { ...ada, email: 'mailto:ada@example.com' }, 400, email],
  ['a fullwidth @', { ...ada, email: 'ada＠example.com' }, 400, email],
  ['letters that look alike', { ...ada, email: 'аda@example.com' }, 400, email],
  ['writing that turns around', { ...ada, email: 'ada\u202e@example.com' }, 400, email],
  ['half a character', { ...ada, email: 'a\ud800@example.com' }, 400, email],
  ['a tab inside', { ...ada, email: 'a\tda@example.com' }, 400, email],
  ['a line break inside', { ...ada, email: 'ada@exam\nple.com' }, 400, email],
  ['an endless domain', { ...ada, email: `ada@${'a.'.repeat(130)}com` }, 400, email],
  ['a wish that is null', { ...ada, emailNotifications: null }, 400, /emailNotifications must be true/],
  ['a wish that is a number', { ...ada, emailNotifications: 1 }, 400, /emailNotifications must be true/],
  ['a wish that is a list', { ...ada, smsNotifications: [true] }, 400, /smsNotifications must be true/],
  ['a phone that is a list', { ...ada, phone: ['212'] }, 400, /phone must be text/],
  ['a phone that is true', { ...ada, phone: true }, 400, /phone must be text/],
  ['SMS with a phone of blanks', { ...ada, smsNotifications: true, phone: ' \t ' }, 400, /enter your phone/],
  ['an endless token', { ...ada, turnstileToken: 'x'.repeat(2049) }, 400, /turnstileToken must be the text/],
  ['a polluted constructor', '{"constructor": {"prototype": {"email": "a@example.com"}}}', 400, /is missing/],
  ['8,000 brackets', '['.repeat(8000), 400, /not valid JSON/],
  ['a comment', '{"email": "ada@example.com" /* me */}', 400, /not valid JSON/],
  ['single quotes', "{'email': 'ada@example.com'}", 400, /not valid JSON/],
  ['NaN', '{"email": NaN}', 400, /not valid JSON/],
  ['two documents', `${JSON.stringify(ada)}${JSON.stringify(ada)}`, 400, /not valid JSON/],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), 400, /not valid JSON/],
  ['gzip', new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), 400, /not valid JSON/],
  ['multipart', 'x', 415, /application\/json/, { 'content-type': 'multipart/form-data; boundary=x' }],
  ['XML', '<email/>', 415, /application\/json/, { 'content-type': 'application/xml' }],
  ['almost JSON', JSON.stringify(ada), 415, /application\/json/, { 'content-type': 'application/jsonp' }],
  ['16 KB and a byte', `"${'x'.repeat(16 * 1024)}"`, 413, /at most 16384 bytes/],
  ['a megabyte of blanks', `${' '.repeat(1024 * 1024)}{}`, 413, /at most 16384 bytes/],
  ['17 KB', { ...ada, note: 'x'.repeat(17 * 1024) }, 413, /at most 16384 bytes/],
  ['a stated 10 MB', ada, 413, /at most 16384 bytes/, { 'content-length': '10485760' }],
])('%s is refused with a message, and nothing is stored', async (_, body, status, message, headers) => {
  const response = await subscriber(db.database).post(body, headers)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect((await response.json()).message).toMatch(message)
  expect(await db.database.query('select * from subscriptions')).toEqual([])
})

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s is refused', async (method) => {
  const response = await subscriber(db.database).send({ method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
})
