import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { places } from '../local/config.ts'
import { serve, serveCanary } from './helpers/blog.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { serveFunction } from './helpers/deno.ts'

let db: TestDatabase
let SUPABASE_DB_URL: string
beforeAll(async () => {
  db = await makeDatabase()
  SUPABASE_DB_URL = await db.serve()
})
afterAll(() => db.close())

async function deploy(settings: Record<string, string>) {
  const ALLOWED_ORIGINS = 'https://www.example.org'
  const { url, lines, stop } = await serveFunction('rss-proxy', {
    ALLOWED_ORIGINS,
    SUPABASE_DB_URL,
    ...settings,
  })
  onTestFinished(stop)
  return { lines, ask: (address: string) => fetch(`${url}?url=${encodeURIComponent(address)}`) }
}

test('the deployed proxy fetches the configured blog, and nothing else, and keeps a copy', async () => {
  const feed = await readFile(places.sampleBlog)
  let down = false
  const { origin } = await serve((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    else if (down) response.destroy()
    else response.writeHead(200, { 'content-type': 'application/rss+xml', etag: '"1"' }).end(feed)
  })
  const RSS_PROXY_ALLOW = `${origin}/blog.xml, ${origin}/away`
  const { ask } = await deploy({ RSS_PROXY_ALLOW, RSS_PROXY_ALLOW_PRIVATE: RSS_PROXY_ALLOW })

  const answer = await ask(`${origin}/blog.xml`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('cache-status')).toBe('rss-proxy; fwd=uri-miss')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(feed)
  expect((await ask(`${origin}/secret.xml`)).status).toBe(403)
  expect((await ask(`${origin}/away`)).status).toBe(502)

  expect((await ask(`${origin}/blog.xml`)).headers.get('cache-status')).toMatch(/hit; ttl=\d+$/)
  await db.exec("update feed_copies set confirmed_at = confirmed_at - interval '1 hour'")
  down = true
  const copy = await ask(`${origin}/blog.xml`)
  expect(copy.headers.get('cache-status')).toMatch(/hit; ttl=-3\d\d\d; detail=last-good-copy$/)
  expect(Buffer.from(await copy.arrayBuffer())).toEqual(feed)
})

test('the deployed proxy refuses what is on its list and leads inside', async () => {
  const canary = await serveCanary()
  const hosts = ['127.0.0.1', 'localhost', '127.1.2.3', '[::1]', '[::ffff:127.0.0.1]']
  const origins = hosts.map((host) => `http://${host}:${canary.port}`)
  const { ask, lines } = await deploy({ RSS_PROXY_ALLOW: origins.join() })
  for (const origin of origins) expect((await ask(`${origin}/feed`)).status).toBe(502)
  const refusals = () => lines.filter((line) => line.includes('which is not public')).length
  await expect.poll(refusals).toBe(origins.length)
  expect(canary.reached).toEqual([])
})

test('the deployed proxy works without its database', async () => {
  const { origin } = await serve((_, response) =>
    response.writeHead(200, { 'content-type': 'text/xml' }).end('<rss ></rss>'),
  )
  const settings = { RSS_PROXY_ALLOW: origin, RSS_PROXY_ALLOW_PRIVATE: origin }
  const { ask } = await deploy({ ...settings, SUPABASE_DB_URL: 'postgresql://x:x@127.0.0.1:9/x' })
  expect(await (await ask(`${origin}/feed`)).text()).toBe('<rss ></rss>')
})
