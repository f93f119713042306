import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { addressesFrom } from '../supabase/functions/_shared/allow-list.ts'
import { rssProxy } from '../supabase/functions/_shared/rss-proxy.ts'

const feed = '<?xml version="1.0"?>\n<rss version="2.0"><channel><title>Blog</title></channel></rss>'
const xml = { 'content-type': 'application/rss+xml; charset=utf-8' }

/** A blog that answers as told; its `/feed` is the one address that may be fetched. */
async function blog(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = (url = `${origin}/feed`, init: RequestInit = {}) =>
    rssProxy(new Request(`https://project.example.org/rss-proxy?url=${encodeURIComponent(url)}`, init), {
      isAllowed: addressesFrom(`${origin}/feed, ${origin}/moved`),
      allowOrigin: (from) => from === 'https://www.example.org',
      log: () => {},
      fetch,
      timeout: 400,
    })
  return { origin, ask }
}

test('the feed comes as it is, safe to cache and safe to open', async () => {
  const { ask } = await blog((_, response) => response.writeHead(200, xml).end(feed))
  const response = await ask(undefined, { headers: { origin: 'https://www.example.org' } })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(feed)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
    'access-control-allow-origin': 'https://www.example.org',
  })
  const headers = { 'if-none-match': response.headers.get('etag') ?? '' }
  expect((await ask(undefined, { headers })).status).toBe(304)
  const head = await ask(undefined, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('nothing of the visitor reaches the blog', async () => {
  let seen: object = {}
  const { ask } = await blog((request, response) => {
    seen = request.headers
    response.writeHead(200, xml).end(feed)
  })
  await ask(undefined, {
    headers: { cookie: 'a=b', authorization: 'Bearer x', 'x-forwarded-for': '1.2.3.4' },
  })
  for (const name of ['cookie', 'authorization', 'x-forwarded-for']) expect(seen).not.toHaveProperty(name)
})

test.each([
  ['the header', 'text/xml; charset=ISO-8859-1', '<?xml version="1.0"?><rss/>', 'iso-8859-1'],
  ['the XML declaration', 'text/xml', '<?xml version="1.0" encoding="windows-1252"?><rss >', 'windows-1252'],
  ['neither', 'application/xml', '<feed xmlns="http://www.w3.org/2005/Atom"></feed>', 'utf-8'],
])('the character set is kept where %s names it', async (_, type, text, charset) => {
  const { ask } = await blog((_, response) =>
    response.writeHead(200, { 'content-type': type }).end(text.replace('<rss/>', '<rss >')),
  )
  expect((await ask()).headers.get('content-type')).toBe(`application/xml; charset=${charset}`)
})

test('a feed in UTF-16 is known as one', async () => {
  const bytes = Buffer.from(`\uFEFF${feed}`, 'utf16le')
  const { ask } = await blog((_, response) =>
    response.writeHead(200, { 'content-type': 'text/xml' }).end(bytes),
  )
  const response = await ask()
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
})

test.each([
  ['nothing', '', 400],
  ['no address', 'blog', 400],
  ['a file', 'file:///etc/passwd', 400],
  ['a script', 'javascript:alert(1)', 400],
  ['data', 'data:text/xml,<rss>', 400],
  ['ftp', 'ftp://127.0.0.1/feed', 400],
  ['a user name', 'http://user@127.0.0.1/feed', 400],
  ['a password', 'http://user:secret@127.0.0.1/feed', 400],
  ['another host', 'https://example.com/feed', 403],
  ['a host that begins alike', 'http://127.0.0.1.example.com/feed', 403],
  ['another port', 'http://127.0.0.1:1/feed', 403],
  ['a metadata service', 'http://169.254.169.254/latest/meta-data/', 403],
  ['localhost by name', 'http://localhost/feed', 403],
  ['localhost in IPv6', 'http://[::1]/feed', 403],
  ['localhost as a number', 'http://2130706433/feed', 403],
])('%s is refused without being fetched', async (_, url, status) => {
  let calls = 0
  const { ask } = await blog((_, response) => {
    calls++
    response.end()
  })
  const response = await ask(url)
  expect(response.status).toBe(status)
  expect((await response.json()).message).toMatch(/\.$|feed$/)
  expect(calls).toBe(0)
})

test('another path of an allowed host is refused', async () => {
  const { ask, origin } = await blog((_, response) => response.writeHead(200, xml).end(feed))
  expect((await ask(`${origin}/feed/private`)).status).toBe(403)
  expect((await ask(`${origin}/feed?admin=1`)).status).toBe(403)
  expect((await ask(`${origin}/feed#top`)).status).toBe(200)
})

test('a redirect to an allowed address is followed', async () => {
  const { ask, origin } = await blog((request, response) =>
    request.url === '/feed'
      ? response.writeHead(301, { location: '/moved' }).end()
      : response.writeHead(200, xml).end(feed),
  )
  expect((await ask(`${origin}/feed`)).status).toBe(200)
})

test.each([
  ['another host', 'http://169.254.169.254/latest/'],
  ['a file', 'file:///etc/passwd'],
  ['itself', '/feed'],
  ['nonsense', 'http://['],
])('a redirect to %s is refused', async (_, location) => {
  const { ask } = await blog((_, response) => response.writeHead(302, { location }).end())
  const response = await ask()
  expect(response.status).toBe(502)
  expect((await response.json()).message).toMatch(/redirects/)
})

test.each<[string, RequestListener, number, RegExp]>([
  ['HTML', (_, r) => r.writeHead(200, { 'content-type': 'text/html' }).end(feed), 502, /with XML/],
  ['no type', (_, r) => r.writeHead(200).end(feed), 502, /with XML/],
  [
    'an HTML page as XML',
    (_, r) => r.writeHead(200, xml).end('<html><body>rss</body></html>'),
    502,
    /RSS or Atom/,
  ],
  ['nothing', (_, r) => r.writeHead(200, xml).end(), 502, /RSS or Atom/],
  ['an error', (_, r) => r.writeHead(500, xml).end(feed), 502, /status 500/],
  ['a hang-up', (_, r) => r.destroy(), 502, /cannot be reached/],
  [
    'half an answer',
    (_, r) => void r.writeHead(200, xml).write(feed, () => r.destroy()),
    502,
    /cannot be reached/,
  ],
  ['3 MB', (_, r) => r.writeHead(200, xml).end(feed + ' '.repeat(3 * 1024 * 1024)), 502, /longer than/],
  ['silence', () => {}, 504, /too long/],
  ['a body that never ends', (_, r) => void r.writeHead(200, xml).write(feed), 504, /too long/],
])('a blog that answers with %s is told as an error', async (_, listener, status, message) => {
  const { ask } = await blog(listener)
  const response = await ask()
  expect(response.status).toBe(status)
  expect((await response.json()).message).toMatch(message)
})
