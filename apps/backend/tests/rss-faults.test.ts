import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerFeed, blog, feed, openProxy, serve, serveRaw, xml } from './helpers/blog.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(() => db.exec('truncate feed_copies'))

/** The patience of the proxy, in ms, where the blog tries it: else a busy machine might. */
const timeoutFor = (status: number) => (status === 504 ? 150 : 20_000)
const packed = gzipSync(feed)
const bomb = gzipSync(Buffer.concat([Buffer.from(feed), Buffer.alloc(64 * 1024 * 1024)]))
const gzip = { ...xml, 'content-encoding': 'gzip' }

/** Sends the same again and again, until the other side has had enough. */
const endless: RequestListener = (_, response) => {
  response.writeHead(200, xml)
  const more = () => {
    while (response.write(' '.repeat(64 * 1024)));
    response.once('drain', more)
  }
  more()
}

/** One byte at a time. */
const drip: RequestListener = (_, response) => {
  response.writeHead(200, { ...xml, 'content-length': feed.length })
  let at = 0
  const timer = setInterval(() => response.write(feed[at++] ?? ''), 20)
  response.on('close', () => clearInterval(timer))
}

const faults: [string, RequestListener, number, RegExp][] = [
  ['HTML', (_, r) => r.writeHead(200, { 'content-type': 'text/html' }).end(feed), 502, /with XML/],
  ['JSON', (_, r) => r.writeHead(200, { 'content-type': 'application/json' }).end(feed), 502, /with XML/],
  ['no type', (_, r) => r.writeHead(200).end(feed), 502, /with XML/],
  ['an HTML page as XML', (_, r) => r.writeHead(200, xml).end('<html>rss</html>'), 502, /RSS or Atom/],
  ['nothing', (_, r) => r.writeHead(200, xml).end(), 502, /RSS or Atom/],
  ['no content', (_, r) => r.writeHead(204).end(), 502, /status 204/],
  ['a part', (_, r) => r.writeHead(206, xml).end(feed), 502, /status 206/],
  ['a closed door', (_, r) => r.writeHead(403, xml).end(feed), 502, /status 403/],
  ['a feed that is gone', (_, r) => r.writeHead(410).end(), 502, /status 410/],
  ['a limit', (_, r) => r.writeHead(429).end(), 502, /status 429/],
  ['an error', (_, r) => r.writeHead(500, xml).end(feed), 502, /status 500/],
  ['a redirect away', (_, r) => r.writeHead(302, { location: 'http://blog.test/' }).end(), 502, /redirects/],
  ['redirects for ever', (_, r) => r.writeHead(302, { location: '/moved' }).end(), 502, /too many times/],
  ['a hang-up', (_, r) => r.destroy(), 502, /cannot be reached/],
  ['silence', () => {}, 504, /too long/],
  ['a head and silence', (_, r) => r.writeHead(200, xml).flushHeaders(), 504, /too long/],
  ['a drip', drip, 504, /too long/],
  ['a body without an end', endless, 502, /longer than/],
  ['9 MB', (_, r) => r.writeHead(200, xml).end(feed + ' '.repeat(9 << 20)), 502, /longer than/],
  ['a compression bomb', (_, r) => r.writeHead(200, gzip).end(bomb), 502, /longer than/],
  [
    'half of a packed feed',
    (_, r) => r.writeHead(200, gzip).end(packed.subarray(0, 60)),
    502,
    /RSS or Atom|be reached|cut/,
  ],
  ['a feed that is not packed as it says', (_, r) => r.writeHead(200, gzip).end(feed), 502, /be reached/],
]

test('a blog of 4 MB, such as 2,000 whole posts, is passed on', async () => {
  const long = feed.replace('</channel>', `${' '.repeat(4 << 20)}</channel>`)
  const { ask } = await blog((_, response) => response.writeHead(200, xml).end(long), {
    timeout: timeoutFor(502),
  })
  const response = await ask()
  expect(response.status).toBe(200)
  expect((await response.text()).length).toBe(long.length)
})

test.each(faults)('a blog that answers with %s is told as an error', async (_, listener, status, message) => {
  const { ask } = await blog(listener, { timeout: timeoutFor(status) })
  const response = await ask()
  expect(response.status).toBe(status)
  expect((await response.json()).message).toMatch(message)
})

test.each(faults)('%s is covered by the last good copy', async (_, listener, status) => {
  let current = answerFeed
  const { origin } = await serve((...call) => current(...call))
  const allow = `${origin}/feed, ${origin}/moved`
  const open = (timeout: number) =>
    openProxy({ allow, allowPrivate: allow, database: db.database, patience: 20_000, timeout })
  expect((await open(20_000).ask(`${origin}/feed`)).status).toBe(200)
  await db.exec("update feed_copies set confirmed_at = confirmed_at - interval '2 hours'")
  current = listener
  const response = await open(timeoutFor(status)).ask(`${origin}/feed`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(feed)
  expect(response.headers.get('cache-status')).toMatch(/^rss-proxy; hit; ttl=-69\d\d; detail=last-good-copy$/)
})

const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/xml\r\n'
const chunked = `${head}transfer-encoding: chunked\r\n`

test('a feed that is cut short is no feed, wherever it is cut', async () => {
  const long = feed.replace('</channel>', `${'<item><title>Film</title></item>'.repeat(200)}</channel>`)
  let cut = 0
  // Shorter than its Content-Length, without its last chunk, ended by closing the connection, and with a matching length.
  const ways: ((socket: Socket) => void)[] = [
    (socket) => socket.end(`${head}content-length: ${long.length}\r\n\r\n${long.slice(0, cut)}`),
    (socket) => socket.end(`${chunked}\r\n${cut.toString(16)}\r\n${long.slice(0, cut)}\r\n`),
    (socket) => socket.end(`${head}\r\n${long.slice(0, cut)}`),
    (socket) => socket.end(`${head}content-length: ${cut}\r\n\r\n${long.slice(0, cut)}`),
  ]
  for (const [index, way] of ways.entries()) {
    const { origin } = await serveRaw(way)
    const { ask } = openProxy({ allow: origin, allowPrivate: origin })
    for (cut = 1; cut < long.length; cut += 499) expect((await ask(`${origin}/feed`)).status).toBe(502)
    cut = long.length
    const whole = await ask(`${origin}/feed`)
    expect([index, whole.status]).toEqual([index, index === 1 ? 502 : 200])
  }
})

test.each<[string, string]>([
  ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
  ['HTTP/2', '\0\0\x06\x04\0\0\0\0\0\0\x05\0\x10\0\0'],
  ['half a head', 'HTTP/1.1 200 OK\r\ncontent-type: text/xml\r\n'],
  ['a status without a number', `HTTP/1.1 OK\r\n\r\n${feed}`],
  ['a header without a name', `${head}: x\r\n\r\n${feed}`],
  ['a folded header', `${head}x: y\r\n z\r\n\r\n${feed}`],
  ['a head without an end', `${head}${'x: y\r\n'.repeat(20_000)}`],
  ['a header without an end', `${head}x: ${'y'.repeat(100_000)}`],
  ['early hints without an end', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(20)],
  ['another protocol to switch to', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\n\r\n'],
  ['two lengths', `${head}content-length: 5\r\ncontent-length: 90\r\n\r\n${feed}`],
  ['less than its length', `${head}content-length: ${feed.length + 1}\r\n\r\n${feed}`],
  ['a negative length', `${head}content-length: -1\r\n\r\n${feed}`],
  ['a chunk without a size', `${chunked}\r\nx\r\n${feed}\r\n0\r\n\r\n`],
  ['a chunk with a negative size', `${chunked}\r\n-5\r\n${feed}\r\n0\r\n\r\n`],
  ['a chunk longer than its size', `${chunked}\r\n5\r\n${feed}\r\n0\r\n\r\n`],
  ['a chunk of endless size', `${chunked}\r\nffffffffffffffff\r\n${feed}`],
  ['chunks without the last one', `${chunked}\r\n${feed.length.toString(16)}\r\n${feed}\r\n`],
])('a blog that speaks %s is told as an error', async (_, text) => {
  const { origin } = await serveRaw((socket) => void socket.end(text, 'latin1'))
  const { ask } = openProxy({ allow: origin, allowPrivate: origin })
  const response = await ask(`${origin}/feed`)
  expect(response.status).toBe(502)
  expect((await response.json()).message).toBe('The blog cannot be reached.')
})

function letterByLetter(socket: Socket, text: string) {
  const letters = [...text]
  const next = () => {
    const letter = letters.shift()
    if (letter === undefined) socket.end()
    else socket.write(letter, () => setImmediate(next))
  }
  socket.setNoDelay(true)
  next()
}

test.each<[string, (socket: Socket) => void]>([
  ['without a length', (socket) => socket.end(`${head}\r\n${feed}`)],
  [
    'after early hints',
    (socket) => socket.end(`HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n${head}\r\n${feed}`),
  ],
  ['with a header in UTF-8', (socket) => socket.end(`${head}x-title: Café €\r\n\r\n${feed}`)],
  [
    'in chunks with extensions and trailers',
    (socket) => socket.end(`${chunked}\r\n${feed.length.toString(16)};a=b\r\n${feed}\r\n0\r\nx: y\r\n\r\n`),
  ],
  ['in small pieces', (socket) => letterByLetter(socket, `${head}\r\n${feed}`)],
  [
    'in small pieces of chunks',
    (socket) => {
      const [start, rest] = [feed.slice(0, 5), feed.slice(5)]
      letterByLetter(
        socket,
        `${chunked}\r\n5\r\n${start}\r\n${rest.length.toString(16)}\r\n${rest}\r\n0\r\n\r\n`,
      )
    },
  ],
])('an answer %s is read', async (_, talk) => {
  const { origin } = await serveRaw(talk)
  const { ask } = openProxy({ allow: origin, allowPrivate: origin })
  const response = await ask(`${origin}/feed`)
  expect(await response.text()).toBe(feed)
})

test.each([
  ['gzip', packed],
  ['br', brotliCompressSync(feed)],
])('a feed packed with %s is unpacked', async (coding, body) => {
  const { ask } = await blog((_, response) =>
    response.writeHead(200, { ...xml, 'content-encoding': coding }).end(body),
  )
  expect(await (await ask()).text()).toBe(feed)
})

test('a blog that nobody runs, and one whose name nobody knows, are told as errors', async () => {
  const { origin, server } = await serve(answerFeed)
  server.close()
  expect((await openProxy({ allow: origin, allowPrivate: origin }).ask(`${origin}/feed`)).status).toBe(502)
  const url = 'http://blog.invalid/feed'
  const lost = openProxy({ allow: url, lookup: () => Promise.reject(new Error('ENOTFOUND')) })
  expect((await lost.ask(url)).status).toBe(502)
  const slow = openProxy({ allow: url, lookup: () => new Promise(() => {}), timeout: 50 })
  expect((await slow.ask(url)).status).toBe(504)
})

test('a connection is closed when nobody reads on', async () => {
  const { server, origin } = await serve(endless)
  const closed = new Promise((done) => server.on('connection', (socket) => socket.on('close', done)))
  await openProxy({ allow: origin, allowPrivate: origin }).ask(`${origin}/feed`)
  await closed
})
