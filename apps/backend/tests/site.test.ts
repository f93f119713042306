import { mkdir, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseHeaders } from '../local/static/headers-file.ts'
import { sixFeeds } from './helpers/feeds.ts'
import { makeFolder } from './helpers/folders.ts'
import { type Stack, startStack } from './helpers/stack.ts'

const script = `console.log(${JSON.stringify('film '.repeat(200))})`
let stack: Stack
let dir: string

beforeAll(async () => {
  dir = await makeFolder({
    'site/_headers': [
      '# of every answer',
      '/*',
      '  Referrer-Policy: no-referrer',
      "  Content-Security-Policy: default-src 'none'; img-src https:",
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/poster.avif',
      '  Cache-Control: public, max-age=86400',
      '/embed/*',
      '  ! Content-Security-Policy',
      '  Content-Security-Policy: frame-ancestors *',
      '  Referrer-Policy: origin',
    ].join('\n'),
    'site/_headers.nginx': 'add_header x y;',
    'site/index.html': '<h1>Home</h1>',
    'site/movies.html': '<h1>Movies</h1>',
    'site/blog/index.html': '<h1>Blog</h1>',
    'site/embed/film.html': '<h1>Film</h1>',
    'site/404.html': '<h1>Oops! Page not found</h1>',
    'site/poster.avif': 'picture',
    'site/robots.txt': 'User-agent: *',
    'site/sw.js': script,
    'site/assets/app-1a2b.js': script,
    'site/assets/app-1a2b.js.br': brotliCompressSync(script),
    'site/assets/app-1a2b.js.gz': gzipSync(script),
    'secret.txt': 'secret',
    ...Object.fromEntries(Object.entries(sixFeeds).map(([name, text]) => [`feeds/${name}`, text])),
  })
  stack = await startStack({ SITE_DIR: `${dir}/site`, FEEDS_DIR: `${dir}/feeds` })
})

afterAll(async () => {
  await stack.stop()
  await rm(dir, { recursive: true })
})

test.each([
  '/movies.',
  '/movies)',
  '/movies%22',
  '/movies%E2%80%9D,',
  '/movies%20',
  '/movies%E2%80%8B',
  '/movies&nbsp;',
  '/movies%3E.',
  '/Movies',
  '/MOVIES/',
  '/Movies.html',
  '/movies/)',
])('%s, as people paste it, leads to the page', async (path) => {
  const answer = await fetch(`${stack.url}${path}?a=b`, { redirect: 'manual' })
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toMatch(/^\/movies(\.html)?\?a=b$/)
})

test.each(['/)', '/%22', '/%E2%80%9D.', '/,/'])(
  '%s, as people paste it, leads to the home page',
  async (path) => {
    const answer = await fetch(`${stack.url}${path}?a=b`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/?a=b'])
  },
)

test.each(['/nothing.', '/Nothing', '/.', '/_Headers', '/_headers.', '/assets/App-1a2b.js', '/secret.txt.'])(
  '%s leads nowhere',
  async (path) => {
    expect((await fetch(stack.url + path, { redirect: 'manual' })).status).not.toBe(301)
  },
)

test.each([
  ['/', 'Home'],
  ['/index.html', 'Home'],
  ['/movies', 'Movies'],
  ['/movies?watch=1', 'Movies'],
  ['/blog', 'Blog'],
  ['/blog/', 'Blog'],
])('%s opens the page %s, which the browser checks for a newer one each time', async (path, heading) => {
  const response = await fetch(stack.url + path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toContain(heading)
  const again = await fetch(stack.url + path, {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test.each(['br', 'gzip'])('an asset comes in its %s form and is kept for ever', async (encoding) => {
  const response = await fetch(`${stack.url}/assets/app-1a2b.js`, {
    headers: { 'accept-encoding': encoding },
  })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(await response.text()).toBe(script)
})

test('an asset comes as it is to a client that takes no compression', async () => {
  const headers = { 'accept-encoding': 'br;q=0, identity' }
  const response = await fetch(`${stack.url}/assets/app-1a2b.js`, { headers })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(script)
})

test('pictures outside assets are kept for a day, other files are checked', async () => {
  const picture = await fetch(`${stack.url}/poster.avif`)
  expect(picture.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(picture.headers.get('content-type')).toBe('image/avif')
  expect((await fetch(`${stack.url}/robots.txt`)).headers.get('cache-control')).toBe('no-cache')
})

test.each(['/movies', '/assets/app-1a2b.js', '/nope', '/%E0%A4%A'])(
  '%s has the headers that the site asks for',
  async (path) => {
    const { headers } = await fetch(stack.url + path)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; img-src https:")
  },
)

test('a rule can drop a header of an earlier one; what it does not drop is joined, as at Cloudflare', async () => {
  const { headers } = await fetch(`${stack.url}/embed/film`)
  expect(headers.get('content-security-policy')).toBe('frame-ancestors *')
  expect(headers.get('referrer-policy')).toBe('no-referrer, origin')
})

test('the list of headers is not for visitors; what is missing is not kept', async () => {
  for (const path of ['/_headers', '/assets/gone.js']) {
    const response = await fetch(stack.url + path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  }
})

test('a line that is neither a path nor a header is named', () => {
  expect(() => parseHeaders('/*\n  X-A: 1\nX-B: 2')).toThrow('_headers, line 3: expected a path')
  expect(() => parseHeaders('  X-A: 1')).toThrow('_headers, line 1')
})

test('the service worker is a script that is checked each time', async () => {
  const response = await fetch(`${stack.url}/sw.js`)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test.each([
  '/nope',
  '/assets/gone.js',
  '/movies/nope',
  '/%E0%A4%A',
  '/%00',
  '/..%2Fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
])('%s is a real 404 with the not-found page', async (path) => {
  const response = await fetch(stack.url + path, { headers: { range: 'bytes=0-3' } })
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Oops! Page not found')
})

test('a path with raw dots does not leave the folder', async () => {
  const { port } = new URL(stack.url)
  const status = await new Promise((done) => {
    get({ host: '127.0.0.1', port, path: '/../secret.txt' }, (response) => done(response.statusCode))
  })
  expect(status).toBe(404)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s on a page is refused', async (method) => {
  const response = await fetch(stack.url, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('HEAD gives the headers of GET and no body', async () => {
  const response = await fetch(`${stack.url}/movies`, { method: 'HEAD' })
  expect(response.headers.get('content-length')).toBe('15')
  expect(await response.text()).toBe('')
})

test('both loopback addresses answer', async () => {
  const { port } = new URL(stack.url)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  expect((await fetch(`http://[::1]:${port}/`)).status).toBe(200)
})

test.each([
  '/_headers',
  '//_headers.nginx',
  '/a/..%2f_headers.nginx',
  '/%5fheaders.nginx',
  '/_headers.nginx/',
  '/./_headers.nginx',
])('%s stays hidden', async (path) => {
  // Sent as written: fetch would normalize it.
  const { hostname, port } = new URL(stack.url)
  const status = await new Promise((resolve) =>
    get({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode)),
  )
  expect(status).toBe(404)
})

test('a request for what the site still lacks waits until it is there', async () => {
  await mkdir(`${dir}/site/og`)
  await writeFile(`${dir}/site/.unfinished`, '/og/\n')
  const picture = fetch(`${stack.url}/og/movies.jpg`)
  // Others are answered at once.
  expect((await fetch(`${stack.url}/nope`)).status).toBe(404)
  expect((await fetch(`${stack.url}/movies`)).status).toBe(200)
  await writeFile(`${dir}/site/og/movies.jpg`, 'picture')
  await rm(`${dir}/site/.unfinished`)
  expect(await (await picture).text()).toBe('picture')
  expect((await fetch(`${stack.url}/og/series.jpg`)).status).toBe(404)
})
