import { expect, test } from 'vitest'
import { answerFeed, blog, feed, xml } from './helpers/blog.ts'

test('the feed comes as it is, safe to cache and safe to open', async () => {
  const { ask } = await blog(answerFeed)
  const response = await ask(undefined, { headers: { origin: 'https://www.example.org' } })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(feed)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    age: '0',
    'cache-status': 'rss-proxy; fwd=uri-miss',
    'access-control-expose-headers': 'age, cache-status',
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
  ['the header', 'text/xml; charset=ISO-8859-1', '<?xml version="1.0"?><rss ></rss>', 'iso-8859-1'],
  [
    'the XML declaration',
    'text/xml',
    '<?xml version="1.0" encoding="windows-1252"?><rss ></rss>',
    'windows-1252',
  ],
  ['neither', 'application/xml', '<feed xmlns="http://www.w3.org/2005/Atom"></feed>', 'utf-8'],
])('the character set is kept where %s names it', async (_, type, text, charset) => {
  const { ask } = await blog((_, response) => response.writeHead(200, { 'content-type': type }).end(text))
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
  ['RSS 1.0', 'application/rdf+xml', '<rdf:RDF xmlns:rdf="r"><item/></rdf:RDF>'],
  ['RSS 1.0 under another prefix', 'text/xml', '<RDF xmlns="r"><item/></RDF>'],
  [
    'Atom with a prefix',
    'application/atom+xml',
    '<?xml version="1.0"?><atom:feed xmlns:atom="a"></atom:feed>',
  ],
  ['Atom with an odd prefix', 'application/xml', '<a.b-1:feed xmlns:a.b-1="a"><x/></a.b-1:feed >'],
])('%s is a feed', async (_, type, text) => {
  const { ask } = await blog((_, response) => response.writeHead(200, { 'content-type': type }).end(text))
  const response = await ask()
  expect([response.status, await response.text()]).toEqual([200, text])
})

test.each([
  ['RSS 1.0', '<rdf:RDF xmlns:rdf="r"><item></rdf'],
  ['Atom whose end has no prefix', '<atom:feed xmlns:atom="a"></feed>'],
])('%s that is cut short is none', async (_, text) => {
  const { ask } = await blog((_, response) => response.writeHead(200, xml).end(text))
  expect((await ask()).status).toBe(502)
})

test('another path of an allowed host is refused', async () => {
  const { ask, origin } = await blog(answerFeed)
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
