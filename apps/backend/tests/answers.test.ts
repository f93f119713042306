import { afterAll, beforeAll, expect, test } from 'vitest'
import { cmsAuth } from '../supabase/functions/_shared/cms-auth/cms-auth.ts'
import { createMailchimp } from '../supabase/functions/_shared/delivery/mailchimp.ts'
import { sync } from '../supabase/functions/_shared/delivery/sync.ts'
import { createHealth } from '../supabase/functions/_shared/health/health.ts'
import type { LogEvent } from '../supabase/functions/_shared/log.ts'
import { count } from '../supabase/functions/_shared/numbers/count.ts'
import { countedKeys } from '../supabase/functions/_shared/numbers/counted-keys.ts'
import { createCounter } from '../supabase/functions/_shared/numbers/counter.ts'
import { createLimit } from '../supabase/functions/_shared/numbers/limit.ts'
import { numbers } from '../supabase/functions/_shared/numbers/numbers.ts'
import { oembed } from '../supabase/functions/_shared/oembed/oembed.ts'
import { originsFrom } from '../supabase/functions/_shared/origins.ts'
import { rssProxy } from '../supabase/functions/_shared/rss/proxy.ts'
import { createSignUpStore, limitsFor } from '../supabase/functions/_shared/sign-up/store.ts'
import { subscribe } from '../supabase/functions/_shared/sign-up/subscribe.ts'
import { textReplies } from '../supabase/functions/_shared/sign-up/text-replies.ts'
import { webhook } from '../supabase/functions/_shared/sign-up/webhook.ts'
import { feed } from './helpers/blog.ts'
import { OURS, rows, secret, site } from './helpers/calls.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { mailchimpKey, mailchimpList, makeMailchimp } from './helpers/mailchimp.ts'
import { say } from './helpers/say.ts'

// `pnpm --filter @two-pastors/backend exec vitest run answers -u` writes the record anew (docs/tests.md).

let db: TestDatabase
const log: LogEvent[] = []
const calls: string[] = []
const known = countedKeys({ pages: { '/': 'Home' }, videos: [], downloads: {} })
const allowOrigin = originsFrom(site)
/** In one call, addresses come in the database's order. */
function inOrder(text: unknown): string {
  const { members, ...body } = JSON.parse(String(text ?? '{}')) as { members?: { email_address: string }[] }
  members?.sort((a, b) => a.email_address.localeCompare(b.email_address))
  return text ? JSON.stringify({ ...body, members }) : ''
}
const { standIn } = makeMailchimp()
const deliver = createMailchimp({
  apiKey: mailchimpKey,
  listId: mailchimpList,
  origin: 'https://mailchimp.test',
  fetch: async (input, init) => {
    const { pathname, search } = new URL(String(input))
    calls.push(`  calls ${init?.method} ${pathname}${search} ${inOrder(init?.body)}`.trimEnd())
    return standIn.fetch(new Request(String(input), init))
  },
})

beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())

type Call = (request: Request) => Promise<Response>
/** Each function as pages of the site, services and staff call it. */
function functions(): Record<string, Call> {
  const { database } = db
  const add = (event: LogEvent) => void log.push(event)
  const store = createSignUpStore(database, { ...limitsFor(false), mailbox: 3 })
  return {
    subscribe: (request) =>
      subscribe(request, {
        store,
        knownForms: async () => (name) => name === 'david',
        allowOrigin,
        log: add,
        caller: '192.0.2.1',
      }),
    sync: (request) => sync(request, { database, deliver, secret, log: add }),
    webhook: (request) => webhook(request, { database, secret, listId: mailchimpList, log: add }),
    texts: (request) => textReplies(request, { database, secret, log: add }),
    count: (request) =>
      count(request, {
        counter: createCounter(database),
        known: async () => known,
        limit: createLimit(3),
        allowOrigin,
        log: add,
        caller: '192.0.2.1',
      }),
    numbers: (request) =>
      numbers(request, {
        database,
        allowOrigin,
        log: add,
        isStaff: ({ headers }) => headers.get('authorization') === secret,
      }),
    health: createHealth({ database, settings: ['MAILCHIMP_API_KEY is not set.'], log: add }),
    oembed: (request) =>
      oembed(request, {
        isSite: allowOrigin,
        log: add,
        read: async () =>
          Response.json({
            version: '1.0',
            type: 'video',
            width: 640,
            height: 360,
            html: '<iframe width="640" height="360"></iframe>',
          }),
      }),
    rss: (request) =>
      rssProxy(request, {
        isAllowed: ({ host }) => host === 'blog.example.org',
        allowOrigin,
        log: add,
        feeds: async () => ({
          feed: { bytes: new TextEncoder().encode(feed), charset: 'utf-8', etag: null, modified: null },
          age: 7,
          keep: 300,
          from: 'blog',
          how: 'fwd=uri-miss',
        }),
      }),
    'cms-auth': (request) =>
      cmsAuth(request, {
        site,
        app: { id: 'Ov23li', secret, scope: 'repo' },
        github: 'https://github.test',
        fetch: async () => Response.json({ access_token: 'gho_1' }),
        log: add,
      }),
  }
}

test('every function answers, logs, calls and stores as the record says', async () => {
  const all = functions()
  const said: string[] = []
  for (const [name, method, what, query, body, headers = OURS] of rows) {
    const text =
      body === undefined || typeof body === 'string' || body instanceof URLSearchParams
        ? body
        : JSON.stringify(body)
    const request = new Request(`https://project.test/functions/v1/${name}${query}`, {
      method,
      headers,
      body: text ?? null,
    })
    said.push(
      ...(await say(`${name} ${what}`, request, all[name]?.(request), log)),
      ...calls.splice(0).sort(),
    )
  }
  const stored = await db.database.query<object>(
    `select email, state, rev, last_error, email_notifications, sms_notifications, phone_e164, tags, one_by_one from subscriptions order by id`,
  )
  const consents = await db.database.query<object>(
    'select email_key, kind, by_email, phone_e164, page from consents order by id',
  )
  const lines = [...said, 'In the end:', ...[...stored, ...consents].map((row) => `  ${JSON.stringify(row)}`)]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('records/answers.txt')
})
