import { afterEach, describe, expect, test, vi } from 'vitest'
import { failure } from '../fixtures/failure.ts'
import { answer, hangUpInBody, serve, silence, stallInBody } from '../fixtures/feed-server.ts'
import { readFixture } from '../fixtures/read-fixture.ts'
import type { FetchLike } from '../request.ts'
import { type BlogClientOptions, BlogError, createBlogClient } from './blog-client.ts'

const FEED_URL = 'https://blog.example.org/feed.xml?all=1&lang=en'
const rss = readFixture('rss.xml')
const rooted = '<rss><item><title>T</title><link>/t</link></item></rss>'

const clientOf = (host: string, options: Partial<BlogClientOptions> = {}) =>
  createBlogClient({ feedUrl: FEED_URL, proxyUrl: `${host}/proxy?url=`, ...options })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the request', () => {
  test('asks the proxy for the encoded address of the feed', async () => {
    const { host, requests } = await serve(answer(200, rss, 'application/xml'))
    const { posts } = await clientOf(host).fetchPosts()
    expect(posts.map(({ id }) => id)).toEqual(['five-stones-a-shepherds-arithmetic', 'harbour-lights'])
    expect(requests[0]).toMatchObject({ method: 'GET', url: `/proxy?url=${encodeURIComponent(FEED_URL)}` })
  })

  test('names nothing but address and signal, so that it takes over the page’s preload', async () => {
    const send = vi.fn<FetchLike>(async () => new Response(rss))
    vi.stubGlobal('fetch', send)
    await createBlogClient({ feedUrl: 'a', proxyUrl: '/proxy?url=' }).fetchPosts()
    expect(send).toHaveBeenCalledExactlyOnceWith('/proxy?url=a', { signal: expect.any(AbortSignal) })
  })

  test('bytes in another encoding are read in it', async () => {
    const latin1 = Buffer.from('<rss><item><title>Caf\xe9</title></item></rss>', 'latin1')
    const send = async () =>
      new Response(latin1, { headers: { 'content-type': 'text/xml; charset=iso-8859-1' } })
    expect((await clientOf('', { fetch: send }).fetchPosts()).posts[0]?.title).toBe('Café')
  })
})

describe('addresses and pictures', () => {
  test('relative addresses belong to the feed', async () => {
    const { posts } = await clientOf('', { fetch: async () => new Response(rooted) }).fetchPosts()
    expect(posts[0]?.originalLink).toBe('https://blog.example.org/t')
  })

  test('those of a feed on the page’s own site stay there', async () => {
    const send = async () => new Response(rooted)
    const { posts } = await clientOf('', { feedUrl: '/feed.xml', fetch: send }).fetchPosts()
    expect(posts[0]?.originalLink).toBe('/t')
  })

  test('the site’s pictures are used', async () => {
    const images = { overrides: [], categories: {}, fallback: '/faith-family.avif' }
    const { posts } = await clientOf('', { images, fetch: async () => new Response(rooted) }).fetchPosts()
    expect(posts[0]?.featuredImage).toBe('/faith-family.avif')
  })
})

describe('failures', () => {
  test.each([
    ['an HTML page', answer(200, '<!doctype html><h1>Wi-Fi log-in</h1>', 'text/html')],
    ['an empty body', answer(200, '')],
  ])('%s is malformed', async (_, malformed) => {
    const { host, requests } = await serve(malformed)
    const error = await failure(clientOf(host).fetchPosts())
    expect(error).toBeInstanceOf(BlogError)
    expect(error).toMatchObject({
      name: 'BlogError',
      message: 'Failed to fetch the blog',
      reason: 'malformed',
      cause: expect.any(TypeError),
    })
    expect(requests).toHaveLength(1)
  })

  test('a status that stays is reported at once', async () => {
    const { host, requests } = await serve(answer(403, rss))
    expect(await failure(clientOf(host).fetchPosts())).toMatchObject({ reason: 'status', status: 403 })
    expect(requests).toHaveLength(1)
  })

  test('a server that never answers times out', async () => {
    const { host } = await serve(silence)
    const error = await failure(clientOf(host, { timeoutMs: 20 }).fetchPosts())
    expect(error).toMatchObject({ reason: 'timeout' })
  })

  test.each([
    ['a busy server', answer(503, ''), 'status'],
    ['a broken connection', hangUpInBody, 'network'],
  ])('%s is requested once: the caller decides whether to retry', async (_, given, reason) => {
    const { host, requests } = await serve(given, answer(200, rss))
    expect(await failure(clientOf(host).fetchPosts())).toMatchObject({ reason })
    expect(requests).toHaveLength(1)
  })

  test('aborting rejects with the signal’s own reason, once', async () => {
    const controller = new AbortController()
    const { host, requests } = await serve((response) => {
      stallInBody(response)
      setImmediate(() => controller.abort('left the page'))
    })
    expect(await failure(clientOf(host).fetchPosts({ signal: controller.signal }))).toBe('left the page')
    expect(requests).toHaveLength(1)
  })
})
