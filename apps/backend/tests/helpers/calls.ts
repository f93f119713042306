import { mailchimpList } from './mailchimp.ts'

export const secret = 'a-long-random-text-of-32-characters'
export const site = 'https://www.example.org'

const person = { email: 'ada@example.com', emailNotifications: true, smsNotifications: false }
const both = { ...person, smsNotifications: true, phone: '(212) 555-2301' }
export const OURS = { origin: site, 'content-type': 'application/json' }
const OTHERS = { ...OURS, origin: 'https://other.example' }
const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const mailchimp = (type: string, data: Record<string, string>) =>
  form({ type, fired_at: '2036-11-22 14:30:00', 'data[list_id]': mailchimpList, ...data })
const bearer = { authorization: `Bearer ${secret}` }
const firefox = {
  ...OURS,
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
}

/** Function, method, what it is, query, body, headers. */
type Row = [string, string, string, string, (string | object | undefined)?, Record<string, string>?]
export const rows: Row[] = [
  ...[
    'subscribe',
    'sync',
    'webhook',
    'texts',
    'count',
    'numbers',
    'health',
    'oembed',
    'rss',
    'cms-auth',
  ].flatMap((name): Row[] => [
    [name, 'OPTIONS', 'before a call of ours', ''],
    [name, 'OPTIONS', 'before a call of others', '', undefined, OTHERS],
    [name, 'PUT', 'of nothing', ''],
    [name, 'GET', 'without anything', '', undefined, {}],
    [name, 'POST', 'without anything', '', '{}', {}],
  ]),
  ['subscribe', 'POST', 'emails', '', person, { ...OURS, 'x-sign-up-source': 'david' }],
  ['subscribe', 'POST', 'emails again', '', person],
  ['subscribe', 'POST', 'emails and texts', '', { ...both, email: 'bob@example.com' }],
  ['subscribe', 'POST', 'texts alone', '', { ...both, email: 'eve@example.com', emailNotifications: false }],
  ['subscribe', 'POST', 'of a robot', '', { ...person, email: 'bot@example.com', website: 'x' }],
  ['subscribe', 'POST', 'from another site', '', { ...person, email: 'joe@example.com' }, OTHERS],
  ['subscribe', 'POST', 'no email', '', { ...person, email: '' }],
  ['subscribe', 'POST', 'a wrong email', '', { ...person, email: 'ada@example' }],
  ['subscribe', 'POST', 'a wrong phone', '', { ...both, phone: '555' }],
  ['subscribe', 'POST', 'a phone from abroad', '', { ...both, phone: '020 7946 0958' }],
  ['subscribe', 'POST', 'no phone', '', { ...both, phone: '' }],
  ['subscribe', 'POST', 'nothing chosen', '', { ...person, emailNotifications: false }],
  ['subscribe', 'POST', 'no JSON', '', '{'],
  ['subscribe', 'POST', 'a list', '', []],
  ['subscribe', 'POST', 'too long', '', 'x'.repeat(20_000)],
  ...Array.from({ length: 2 }, (): Row => ['subscribe', 'POST', 'one address again and again', '', person]),
  ['sync', 'POST', 'with a wrong secret', '', undefined, { authorization: `Bearer x${secret}` }],
  ['sync', 'POST', 'with its secret', '', undefined, bearer],
  ['sync', 'POST', 'with nothing due', '', undefined, bearer],
  ['webhook', 'GET', 'to check the address', `?secret=${secret}`, undefined, {}],
  [
    'webhook',
    'POST',
    'with a wrong secret',
    '?secret=x',
    mailchimp('unsubscribe', { 'data[email]': person.email }),
  ],
  [
    'webhook',
    'POST',
    'confirmed',
    `?secret=${secret}`,
    mailchimp('subscribe', { 'data[email]': person.email }),
  ],
  ['webhook', 'POST', 'left', `?secret=${secret}`, mailchimp('unsubscribe', { 'data[email]': person.email })],
  [
    'webhook',
    'POST',
    'bounced',
    `?secret=${secret}`,
    mailchimp('cleaned', { 'data[email]': 'bob@example.com' }),
  ],
  [
    'webhook',
    'POST',
    'moved',
    `?secret=${secret}`,
    mailchimp('upemail', { 'data[old_email]': person.email, 'data[new_email]': 'ada@example.org' }),
  ],
  ['webhook', 'POST', 'something else', `?secret=${secret}`, mailchimp('campaign', {})],
  ['texts', 'POST', 'STOP', '', form({ From: '+12125552301', Body: 'Stop.' }), bearer],
  ['texts', 'POST', 'START', '', { from: '+12125552301', reply: 'start' }, { ...OURS, ...bearer }],
  ['texts', 'POST', 'no number', '', form({ From: 'x', Body: 'STOP' }), bearer],
  ['texts', 'POST', 'a chat', '', form({ From: '+12125552301', Body: 'When does it stop?' }), bearer],
  ['count', 'POST', 'from another site', '', 'view /', { ...firefox, ...OTHERS }],
  ['count', 'POST', 'a view', '', 'view /', firefox],
  ['count', 'POST', 'of who asks not to be tracked', '', 'view /', { ...firefox, dnt: '1' }],
  ['count', 'POST', 'of who opted out', '', 'view /', { ...firefox, 'sec-gpc': '1' }],
  ['count', 'POST', 'of a robot', '', 'view /', { ...OURS, 'user-agent': 'Googlebot/2.1' }],
  ['count', 'POST', 'nothing known', '', 'look /', firefox],
  ['count', 'POST', 'too much', '', 'view /\nview /\nview /\nview /', firefox],
  ['numbers', 'GET', 'of today', '?days=1', undefined, { ...OURS, authorization: secret }],
  ['numbers', 'GET', 'of too many days', '?days=367', undefined, { ...OURS, authorization: secret }],
  ['health', 'HEAD', 'alone', '', undefined, {}],
  ['oembed', 'GET', 'a video', `?url=${site}/watch/david&maxwidth=320`, undefined, OTHERS],
  ['oembed', 'GET', 'another format', `?url=${site}/watch/david&format=xml`, undefined, OTHERS],
  ['oembed', 'GET', 'of another site', '?url=https://other.example/watch/david', undefined, OTHERS],
  ['rss', 'GET', 'the blog', '?url=https://blog.example.org/feed'],
  ['rss', 'HEAD', 'the blog', '?url=https://blog.example.org/feed', undefined, OTHERS],
  ['rss', 'GET', 'another address', '?url=https://other.example/feed'],
  ['rss', 'GET', 'no address', '?url=http:'],
  ['cms-auth', 'POST', 'a code', '', { code: 'a1b2', verifier: 'c3d4' }],
  ['cms-auth', 'POST', 'a code, on another site', '', { code: 'a1b2', verifier: 'c3d4' }, OTHERS],
]
