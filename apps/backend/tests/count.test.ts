import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LogEvent } from '../supabase/functions/_shared/log.ts'
import { count } from '../supabase/functions/_shared/numbers/count.ts'
import {
  type Counted,
  countedKeys,
  knownForms,
  readCounted,
} from '../supabase/functions/_shared/numbers/counted-keys.ts'
import { createCounter } from '../supabase/functions/_shared/numbers/counter.ts'
import { createLimit } from '../supabase/functions/_shared/numbers/limit.ts'
import { originsFrom } from '../supabase/functions/_shared/origins.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(() => db.exec('truncate daily_counts'))

const list: Counted = {
  pages: { '/': 'Home', '/david': 'David' },
  videos: [{ key: '747-000003', name: 'grace-in-the-cold', title: 'Grace in the Cold' }],
  downloads: { '/downloads/guide.pdf': 'Guide' },
  forms: ['david'],
}
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'
const url = 'https://project.example.org/functions/v1/count'

function teller({ most = 5000, known = async () => countedKeys(list) } = {}) {
  const log: LogEvent[] = []
  const deps = {
    counter: createCounter(db.database),
    known,
    limit: createLimit(most),
    allowOrigin: originsFrom('https://www.example.org'),
    log: (event: LogEvent) => void log.push(event),
  }
  const tell = async (body: string, headers: Record<string, string> = {}, caller = '192.0.2.1') => {
    const request = new Request(url, {
      method: 'POST',
      body,
      headers: { origin: 'https://www.example.org', 'user-agent': firefox, ...headers },
    })
    return (await count(request, { ...deps, caller })).status
  }
  return { tell, log }
}

const counted = () =>
  db.database.query<{ kind: string; key: string; count: number }>(
    'select kind, key, count::int as count from daily_counts order by kind, key',
  )

test('what pages tell is summed up by day, kind and key', async () => {
  const { tell } = teller()
  expect(await tell('view /david\nplay 747-000003\nplayed-25 747-000003\nlcp-good /david')).toBe(204)
  expect(await tell('view /david\ndownload /downloads/guide.pdf')).toBe(204)
  expect(await counted()).toEqual([
    { kind: 'download', key: '/downloads/guide.pdf', count: 1 },
    { kind: 'lcp-good', key: '/david', count: 1 },
    { kind: 'play', key: 'grace-in-the-cold', count: 1 },
    { kind: 'played-25', key: 'grace-in-the-cold', count: 1 },
    { kind: 'view', key: '/david', count: 2 },
  ])
  const days = await db.database.query('select distinct day::text as day from daily_counts')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format()
  expect(days).toEqual([{ day: today }])
})

test('many at once are all counted', async () => {
  const { tell } = teller()
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) => tell(`view ${index % 2 ? '/' : '/david'}`)),
  )
  expect(new Set(answers)).toEqual(new Set([204]))
  expect(await counted()).toEqual([
    { kind: 'view', key: '/', count: 250 },
    { kind: 'view', key: '/david', count: 250 },
  ])
})

test('nobody can add rows: what the site does not have is one key', async () => {
  const { tell } = teller()
  for (let round = 0; round < 20; round++) {
    const junk = Array.from({ length: 40 }, () => `view /${crypto.randomUUID()}`)
    await tell(junk.join('\n'))
  }
  await tell('play /david\ndownload /etc/passwd\nplay __proto__')
  expect(await counted()).toEqual([
    { kind: 'download', key: '(other)', count: 1 },
    { kind: 'play', key: '(other)', count: 2 },
    { kind: 'view', key: '(other)', count: 800 },
  ])
})

test.each([
  ['nothing', '', 400],
  ['no line of ours', 'hello', 400],
  ['another kind', 'sale /david', 400],
  ['a key that is too long', `view /${'a'.repeat(300)}`, 400],
  ['too much', 'view /david\n'.repeat(1000), 413],
])('%s is refused', async (_, body, status) => {
  expect(await teller().tell(body)).toBe(status)
  expect(await counted()).toEqual([])
})

test('of many lines the first forty count', async () => {
  expect(await teller().tell('view /david\n'.repeat(100))).toBe(204)
  expect(await counted()).toEqual([{ kind: 'view', key: '/david', count: 40 }])
})

test.each([
  ['asks not to be tracked', { dnt: '1' }],
  ['sends Global Privacy Control', { 'sec-gpc': '1' }],
  [
    'is a robot',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['is a browser without a person', { 'user-agent': `${firefox} HeadlessChrome/143.0` }],
  ['does not name its browser', { 'user-agent': '' }],
])('who %s is not counted', async (_, headers) => {
  expect(await teller().tell('view /david', headers)).toBe(204)
  expect(await counted()).toEqual([])
})

test('only pages of the site are counted', async () => {
  const { tell } = teller()
  expect(await tell('view /david', { origin: 'https://other.example.org' })).toBe(403)
  expect(await tell('view /david', { origin: 'null' })).toBe(403)
  expect(await counted()).toEqual([])
})

test('a network has a limit, and others go on', async () => {
  const { tell, log } = teller({ most: 3 })
  expect(await tell('view /\nview /\nview /')).toBe(204)
  expect(await tell('view /')).toBe(429)
  expect(await tell('view /', {}, '192.0.2.2')).toBe(204)
  // A household gets a /64.
  expect(await tell('view /\nview /\nview /', {}, '2001:db8::1')).toBe(204)
  expect(await tell('view /', {}, '2001:db8::2')).toBe(429)
  expect(log.map((event) => 'reason' in event && event.reason)).toEqual(['network', 'network'])
})

test('nothing but sums is written', async () => {
  const tables = ['subscriptions', 'consents', 'sign_up_counts', 'daily_keys', 'feed_copies']
  const { tell } = teller()
  await tell('view /david', { cookie: 'a=b', referer: 'https://www.example.org/david?q=secret' })
  for (const table of tables) expect(await db.database.query(`select * from ${table}`), table).toEqual([])
  const columns = `select column_name as name from information_schema.columns where table_name = 'daily_counts' order by 1`
  expect(await db.database.query(columns)).toEqual(['count', 'day', 'key', 'kind'].map((name) => ({ name })))
})

test('a database that is down is told as 503', async () => {
  const failing = createCounter({ query: () => Promise.reject(new Error('down')) })
  await expect(failing([{ kind: 'view', key: '/' }])).rejects.toThrow('down')
  // Later ones are tried again.
  await expect(failing([{ kind: 'view', key: '/' }])).rejects.toThrow('down')
})

test('the list is read once, and the last one stays while the site gives none', async () => {
  const log: LogEvent[] = []
  let reads = 0
  const known = readCounted(
    async () => {
      reads++
      return Response.json(list)
    },
    (event) => log.push(event),
    countedKeys,
  )
  const rules = await Promise.all([known(), known()])
  expect(rules[1]?.({ kind: 'play', key: '747-000003' })).toEqual({ kind: 'play', key: 'grace-in-the-cold' })
  expect(rules[1]?.({ kind: 'play', key: 'grace-in-the-cold' }).key).toBe('grace-in-the-cold')
  expect([reads, log]).toEqual([1, []])

  const down = readCounted(
    async () => new Response('', { status: 503 }),
    (event) => log.push(event),
    countedKeys,
  )
  expect((await down())({ kind: 'view', key: '/david' }).key).toBe('(other)')
  expect(log).toEqual([{ event: 'list-failed', error: 'Error' }])
})

test('a form is known once the site lists it, and none by a list of before', () => {
  expect(['david', '<b>David</b>', 'toString'].map(knownForms(list))).toEqual([true, false, false])
  expect(knownForms({})('david')).toBe(false)
})
