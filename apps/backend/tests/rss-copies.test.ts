import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerFeed, blog, feed, xml } from './helpers/blog.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(() => db.exec('truncate feed_copies'))

const etag = '"v1"'
const modified = 'Sat, 21 Nov 2026 10:00:00 GMT'

/** A blog that can be broken and fixed, and the proxy in front of it. */
async function moodyBlog(deps: { patience?: number } = {}) {
  const state = {
    feed,
    requests: [] as (string | undefined)[],
    answer: undefined as RequestListener | undefined,
  }
  const { ask, lines } = await blog(
    (request, response) => {
      state.requests.push(request.headers['if-none-match'] ?? request.headers['if-modified-since'])
      if (state.answer) return state.answer(request, response)
      const tag = state.feed === feed ? etag : '"v2"'
      if (request.headers['if-none-match'] === tag) return response.writeHead(304, { etag: tag }).end()
      response.writeHead(200, { ...xml, etag: tag, 'last-modified': modified }).end(state.feed)
    },
    { database: db.database, patience: 20_000, ...deps },
  )
  return { state, ask, lines }
}

/** Lets time pass for what is stored. */
const age = (text: string) =>
  db.exec(
    `update feed_copies set confirmed_at = confirmed_at - interval '${text}', checked_at = checked_at - interval '${text}'`,
  )

const fail: RequestListener = (_, response) => response.writeHead(500).end()
const statusOf = (response: Response) => response.headers.get('cache-status')

test('for five minutes the blog is asked once, by whomever', async () => {
  const { state, ask } = await moodyBlog()
  await ask()
  await age('100 seconds')
  const second = await ask()
  expect(await second.text()).toBe(feed)
  expect(statusOf(second)).toMatch(/^rss-proxy; hit; ttl=(200|1\d\d)$/)
  expect(second.headers.get('age')).toMatch(/^1\d\d$/)
  expect(second.headers.get('cache-control')).toBe('public, max-age=300')
  expect(state.requests).toEqual([undefined])
})

test('after that it is asked for something newer, and a 304 is good for five more minutes', async () => {
  const { state, ask } = await moodyBlog()
  const first = await ask()
  await age('6 minutes')
  const renewed = await ask()
  expect(statusOf(renewed)).toBe('rss-proxy; fwd=stale; fwd-status=304')
  expect(await renewed.text()).toBe(feed)
  expect(renewed.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(statusOf(await ask())).toMatch(/hit; ttl=(300|2\d\d)$/)
  expect(state.requests).toEqual([undefined, etag])
})

test('a blog that only dates its feed is asked by the date', async () => {
  const { state, ask } = await moodyBlog()
  state.answer = (request, response) =>
    request.headers['if-modified-since']
      ? response.writeHead(304).end()
      : response.writeHead(200, { ...xml, 'last-modified': modified }).end(feed)
  await ask()
  await age('6 minutes')
  expect(await (await ask()).text()).toBe(feed)
  expect(state.requests).toEqual([undefined, modified])
})

test('a new post is there after five minutes', async () => {
  const { state, ask } = await moodyBlog()
  await ask()
  state.feed = feed.replace('Blog', 'Blög')
  await age('6 minutes')
  const response = await ask()
  expect(await response.text()).toBe(state.feed)
  expect(statusOf(response)).toBe('rss-proxy; fwd=stale')
  expect(await (await ask()).text()).toBe(state.feed)
})

test('while the blog is down its last good copy is served, and it is asked once a minute', async () => {
  const { state, ask, lines } = await moodyBlog()
  await ask()
  await age('1 day')
  state.answer = fail
  for (let visit = 0; visit < 5; visit++) {
    const response = await ask()
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(feed)
    expect(statusOf(response)).toMatch(/^rss-proxy; hit; ttl=-861\d\d; detail=last-good-copy$/)
    const kept = Number(response.headers.get('cache-control')?.slice('public, max-age='.length))
    const rest = kept - Number(response.headers.get('age'))
    expect(rest).toBeGreaterThan(20)
    expect(rest).toBeLessThanOrEqual(60)
  }
  expect(state.requests).toHaveLength(2)
  expect(lines).toHaveLength(1)
  await age('61 seconds')
  await ask()
  expect(state.requests).toHaveLength(3)
})

test('when it is back, so are its news', async () => {
  const { state, ask } = await moodyBlog()
  await ask()
  await age('1 day')
  state.answer = fail
  await ask()
  state.answer = undefined
  state.feed = feed.replace('Blog', 'Back')
  await age('61 seconds')
  const response = await ask()
  expect(await response.text()).toBe(state.feed)
  expect(statusOf(response)).toBe('rss-proxy; fwd=stale')
  expect(await db.database.query('select failure from feed_copies')).toEqual([{ failure: null }])
})

test('a copy of a month ago is served no more', async () => {
  const { state, ask } = await moodyBlog()
  await ask()
  state.answer = fail
  await age('29 days')
  expect((await ask()).status).toBe(200)
  await age('2 days')
  const response = await ask()
  expect(response.status).toBe(502)
  expect(state.requests.at(-1)).toBeUndefined()
})

test('a blog that never worked is asked once a minute, too', async () => {
  const { state, ask } = await moodyBlog()
  state.answer = fail
  expect((await ask()).headers.get('retry-after')).toBeNull()
  const again = await ask()
  expect(again.status).toBe(502)
  expect(await again.json()).toEqual({ message: 'The blog answered with status 500.' })
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(20)
  expect(state.requests).toHaveLength(1)
})

test('a slow blog keeps nobody waiting who can have a copy, and its answer is for the next visitor', async () => {
  const { state, ask } = await moodyBlog({ patience: 50 })
  await ask()
  await age('6 minutes')
  let release = () => {}
  state.answer = (_, response) => {
    release = () => response.writeHead(200, xml).end(feed.replace('Blog', 'Slow'))
  }
  for (const visit of [1, 2]) {
    const response = await ask()
    expect([visit, await response.text()]).toEqual([visit, feed])
    expect(statusOf(response)).toContain('last-good-copy')
  }
  expect(state.requests).toHaveLength(2)
  release()
  await expect.poll(async () => (await ask()).text()).toContain('Slow')
})

test('a hundred visitors at once are one request', async () => {
  const { state, ask } = await moodyBlog()
  const texts = await Promise.all(Array.from({ length: 100 }, async () => (await ask()).text()))
  expect(new Set(texts)).toEqual(new Set([feed]))
  expect(state.requests).toHaveLength(1)
})

test('every byte survives the database, and a long feed, too', async () => {
  const { state, ask } = await moodyBlog()
  const bytes = Buffer.concat([
    Buffer.from('<rss >'),
    Buffer.from(Array.from({ length: 256 }, (_, index) => index)),
    Buffer.alloc(1_900_000, 'é'),
    Buffer.from('</rss>'),
  ])
  state.answer = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/xml; charset=latin1' }).end(bytes)
  await ask()
  const copy = await ask()
  expect(statusOf(copy)).toContain('hit')
  expect(copy.headers.get('content-type')).toBe('application/xml; charset=latin1')
  expect(Buffer.from(await copy.arrayBuffer()).equals(bytes)).toBe(true)
})

test('only the last hundred addresses are remembered', async () => {
  await db.exec(
    `insert into feed_copies (url, failure, checked_at)
     select 'https://blog.test/' || n, 'x', now() - n * interval '1 second' from generate_series(1, 250) n`,
  )
  await db.exec(
    `insert into feed_copies (url, body, charset, confirmed_at, checked_at)
     values ('https://blog.test/good', 'a', 'utf-8', now(), now() - interval '1 day')`,
  )
  const { ask } = await moodyBlog()
  await ask()
  expect(await db.database.query('select count(*)::int as rows from feed_copies')).toEqual([{ rows: 100 }])
  // An address that failed is forgotten before a good copy.
  expect(
    await db.database.query("select from feed_copies where url = 'https://blog.test/good'"),
  ).toHaveLength(1)
  expect(statusOf(await ask())).toContain('hit')
})

test.each([
  ['fails', () => Promise.reject(Object.assign(new Error('secret'), { code: '57P01' }))],
  ['hangs', () => new Promise<never>(() => {})],
])('a database that %s does not take the blog down', async (_, query) => {
  const { ask, lines } = await blog((_, response) => response.writeHead(200, xml).end(feed), {
    database: { query },
  })
  const response = await ask()
  expect(await response.text()).toBe(feed)
  expect(statusOf(response)).toBe('rss-proxy; fwd=uri-miss')
  // Once: it is not waited for a second time.
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toContain('secret')
})

test('a database that fails after the feed was read does not cost the answer', async () => {
  const query = async (text: string) => {
    if (/^\s*select/.test(text)) return []
    throw new Error('read only')
  }
  const { ask } = await blog((_, response) => response.writeHead(200, xml).end(feed), { database: { query } })
  expect((await ask()).status).toBe(200)
})

test('nobody but the owner sees the copies', async () => {
  const secured = `select relname from pg_class where relname = 'feed_copies' and relrowsecurity`
  expect(await db.database.query(secured)).toHaveLength(1)
  expect(await db.database.query("select * from pg_policies where tablename = 'feed_copies'")).toEqual([])
})

test('the feed itself is read from the database once, not for every visitor', async () => {
  const bodies: unknown[] = []
  const query = async <T>(text: string, params?: readonly unknown[]) => {
    const rows = await db.database.query<T>(text, params)
    for (const row of rows) if ((row as { body?: unknown }).body) bodies.push(1)
    return rows
  }
  const { ask } = await blog(answerFeed, { database: { query }, patience: 20_000 })
  for (let visitor = 0; visitor < 5; visitor++) expect(await (await ask()).text()).toBe(feed)
  expect(bodies).toHaveLength(1)
})
