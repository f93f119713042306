import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFeed } from '@two-pastors/feeds'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { places } from '../local/config.ts'
import { type Stack, startStack } from './helpers/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.stop())

/** Every `/media/…` address in a text. */
function mediaIn(text: string): string[] {
  return [...new Set(text.match(/\/media\/[^"'\s<>)\\]+/g) ?? [])]
}

function missing(addresses: string[]): string[] {
  return addresses.filter((address) => !existsSync(join(places.sampleMedia, address.slice('/media'.length))))
}

test.each(['747', '748', '749', '750', '751', '752'])(
  'feed %s has 8 items or more, and their media are there',
  async (id) => {
    const response = await fetch(`${stack.url}/api/getfeed/${id}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const text = await response.text()
    const { items, dropped } = parseFeed(JSON.parse(text))
    expect(items.length).toBeGreaterThanOrEqual(8)
    expect(dropped).toBe(0)
    expect(mediaIn(text).length).toBeGreaterThanOrEqual(8)
    expect(missing(mediaIn(text))).toEqual([])
  },
)

test('an unknown feed is a 404 with a message', async () => {
  const response = await fetch(`${stack.url}/api/getfeed/9999`)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: 'There is no feed 9999.' })
})

test('the blog has 24 posts, and their pictures are there', async () => {
  const text = await readFile(places.sampleBlog, 'utf8')
  expect(text.match(/<item>/g)).toHaveLength(24)
  expect(text).toMatch(/<title>[^<]*who is the senior/i)
  expect(missing(mediaIn(text))).toEqual([])
})

test.each([
  'http://localhost:4173/sample/blog.xml',
  'http://127.0.0.1:5173/sample/blog.xml',
  '/sample/blog.xml',
])('the proxy reads the blog at %s', async (address) => {
  const response = await fetch(`${stack.url}/functions/v1/rss-proxy?url=${encodeURIComponent(address)}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toBe(await readFile(places.sampleBlog, 'utf8'))
  const headers = { 'if-none-match': response.headers.get('etag') ?? '' }
  expect((await fetch(response.url, { headers })).status).toBe(304)
})

test.each([
  'http://localhost:4173/functions/v1/rss-proxy',
  'http://localhost/sample/../lock',
  'https://example.com/sample/blog.xml',
  '//example.com/sample/blog.xml',
])('the proxy does not read %s', async (address) => {
  const response = await fetch(`${stack.url}/functions/v1/rss-proxy?url=${encodeURIComponent(address)}`)
  expect(response.status).toBe(403)
})

test('every file that a playlist names is there', async () => {
  const files = await readdir(places.sampleMedia, { recursive: true })
  const playlists = files.filter((file) => file.endsWith('.m3u8'))
  expect(playlists.length).toBeGreaterThan(0)
  for (const playlist of playlists) {
    const text = await readFile(join(places.sampleMedia, playlist), 'utf8')
    const parts = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'))
    const inits = [...text.matchAll(/#EXT-X-MAP:URI="([^"]+)"/g)].map(([, name]) => name ?? '')
    const named = [...parts, ...inits]
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !existsSync(join(places.sampleMedia, playlist, '..', name)))).toEqual([])
  }
})

test.each([
  ['.mp4', 'video/mp4'],
  ['.m3u8', 'application/vnd.apple.mpegurl'],
  ['.m4s', 'video/iso.segment'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.avif', 'image/avif'],
])('a %s file is sent as %s, to any page', async (extension, type) => {
  const response = await fetch(`${stack.url}/media/${await firstFile(extension)}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('accept-ranges')).toBe('bytes')
})

test('a player can ask for a part of a clip', async () => {
  const file = await firstFile('.mp4')
  const bytes = await readFile(join(places.sampleMedia, file))
  const part = (range: string) => fetch(`${stack.url}/media/${file}`, { headers: { range } })

  const first = await part('bytes=0-1')
  expect(first.status).toBe(206)
  expect(first.headers.get('content-range')).toBe(`bytes 0-1/${bytes.length}`)
  expect(Buffer.from(await first.arrayBuffer())).toEqual(bytes.subarray(0, 2))

  const last = await part('bytes=-100')
  expect(last.status).toBe(206)
  expect(Buffer.from(await last.arrayBuffer())).toEqual(bytes.subarray(-100))

  const beyond = await part(`bytes=${bytes.length}-`)
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`)

  // An invalid range must not break the connection.
  expect((await part('bytes=5-3')).status).toBe(416)
  for (const whole of ['bytes=-999999999', 'bytes=0-', 'bytes=0-1,5-6', 'nonsense']) {
    expect((await (await part(whole)).arrayBuffer()).byteLength, whole).toBe(bytes.length)
  }
})

async function firstFile(extension: string): Promise<string> {
  const files = await readdir(places.sampleMedia, { recursive: true })
  const file = files.sort().find((name) => name.endsWith(extension))
  if (!file) throw new Error(`There is no ${extension} file in ${places.sampleMedia}`)
  return file
}
