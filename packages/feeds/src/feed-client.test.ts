import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFeedClient, FeedError } from './feed-client.ts'
import { failure } from './fixtures/failure.ts'
import { answer, hangUpInBody, serve, silence, stallInBody } from './fixtures/feed-server.ts'
import oneSeries from './fixtures/one-series.json' with { type: 'json' }
import type { FetchLike } from './request.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the request', () => {
  test('is a GET of the feed’s address without headers of our own', async () => {
    const { host, requests } = await serve(answer(200, oneSeries))
    const { items } = await createFeedClient({ host }).fetchFeed(747)
    expect(items.map(({ id, feed }) => [feed, id])).toEqual([
      ['747', 'trailer-1'],
      ['747', 'trailer-2'],
    ])
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/api/getfeed/747' })
    expect(requests[0]?.headers).toMatchObject({ accept: '*/*' })
    expect(Object.keys(requests[0]?.headers ?? {})).not.toContain('content-type')
  })

  test('names nothing but address and signal, so that it takes over the page’s preload', async () => {
    const send = vi.fn<FetchLike>(async () => Response.json(oneSeries))
    vi.stubGlobal('fetch', send)
    await createFeedClient({ host: '' }).fetchFeed('747')
    expect(send).toHaveBeenCalledExactlyOnceWith('/api/getfeed/747', { signal: expect.any(AbortSignal) })
  })

  test('uses a global fetch that was replaced after the client was made', async () => {
    const client = createFeedClient({ host: '' })
    vi.stubGlobal('fetch', async () => Response.json({ movies: [{ id: 'late', title: 'Late' }] }))
    expect((await client.fetchFeed(1)).items[0]?.id).toBe('late')
  })

  test('relative addresses in the answer belong to the feed host', async () => {
    const { host } = await serve(answer(200, { movies: [{ id: 'a', title: 'A', thumbnail: '/a.jpg' }] }))
    expect((await createFeedClient({ host }).fetchFeed(1)).items[0]?.image).toBe(`${host}/a.jpg`)
  })

  test('a byte order mark before the JSON does no harm', async () => {
    const { host } = await serve(answer(200, `\uFEFF${JSON.stringify(oneSeries)}`))
    expect((await createFeedClient({ host }).fetchFeed(1)).items).toHaveLength(2)
  })
})

describe('failures', () => {
  test.each([
    ['an HTML page', answer(200, '<!doctype html><h1>Wi-Fi log-in</h1>', 'text/html')],
    ['JSON that is cut off', answer(200, JSON.stringify(oneSeries).slice(0, -20))],
    ['an empty body', answer(200, '')],
    ['JSON that is no feed', answer(200, { error: 'Feed not found' })],
  ])('%s is malformed', async (_, malformed) => {
    const { host, requests } = await serve(malformed)
    const error = await failure(createFeedClient({ host }).fetchFeed(747))
    expect(error).toBeInstanceOf(FeedError)
    expect(error).toMatchObject({
      name: 'FeedError',
      message: 'Failed to fetch feed data for 747',
      feedId: '747',
      reason: 'malformed',
      status: undefined,
      cause: expect.any(Error),
    })
    expect(requests).toHaveLength(1)
  })

  test('a status that stays is reported at once', async () => {
    const { host, requests } = await serve(answer(404, oneSeries))
    const error = await failure(createFeedClient({ host }).fetchFeed('a b'))
    expect(error).toMatchObject({
      message: 'Failed to fetch feed data for a b',
      feedId: 'a b',
      reason: 'status',
      status: 404,
    })
    expect(requests).toHaveLength(1)
  })

  test('a server that is not there is a network failure', async () => {
    const error = await failure(createFeedClient({ host: 'http://127.0.0.1:1' }).fetchFeed(747))
    expect(error).toMatchObject({ reason: 'network', cause: expect.any(TypeError) })
  })

  test('a connection that breaks in the body is a network failure', async () => {
    const { host } = await serve(hangUpInBody)
    expect(await failure(createFeedClient({ host }).fetchFeed(747))).toMatchObject({ reason: 'network' })
  })

  test.each([404, 429, 500, 503])(
    'status %i is requested once: the caller decides whether to retry',
    async (status) => {
      const { host, requests } = await serve(answer(status, ''), answer(200, oneSeries))
      expect(await failure(createFeedClient({ host }).fetchFeed(747))).toMatchObject({
        reason: 'status',
        status,
      })
      expect(requests).toHaveLength(1)
    },
  )

  test('a server that never answers times out', async () => {
    const { host } = await serve(silence)
    const error = await failure(createFeedClient({ host, timeoutMs: 20 }).fetchFeed(747))
    expect(error).toMatchObject({ message: 'Failed to fetch feed data for 747', reason: 'timeout' })
  })

  test('a body that stalls times out too', async () => {
    const { host } = await serve(stallInBody)
    const error = await failure(createFeedClient({ host, timeoutMs: 50 }).fetchFeed(747))
    expect(error).toMatchObject({ reason: 'timeout' })
  })

  test('an endless time-out does not fire at once', async () => {
    const { host } = await serve(answer(200, oneSeries))
    const client = createFeedClient({ host, timeoutMs: Number.POSITIVE_INFINITY })
    expect((await client.fetchFeed(747)).items).toHaveLength(2)
  })
})

describe('afterwards', () => {
  test('no timer is left running', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async () => Response.json(oneSeries))
    await createFeedClient({ host: '' }).fetchFeed(747)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('the connection of an endless error page is let go', async () => {
    const { host, requests } = await serve((response) => response.writeHead(404).write('<h1>Not found'))
    await failure(createFeedClient({ host }).fetchFeed(747))
    const socket = requests[0]?.socket
    await vi.waitFor(() => expect(socket?.destroyed).toBe(true), 10_000)
  })
})

describe('aborting', () => {
  test('before the start asks nothing', async () => {
    const { host, requests } = await serve(answer(200, oneSeries))
    const error = await failure(createFeedClient({ host }).fetchFeed(747, { signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(requests).toHaveLength(0)
  })

  test.each([
    { when: 'while waiting for the answer', unfinished: silence },
    { when: 'in the middle of the body', unfinished: stallInBody },
  ])('$when rejects with the signal’s own reason', async ({ unfinished }) => {
    const controller = new AbortController()
    const reason = new Error('left the page')
    const { host, requests } = await serve((response) => {
      unfinished(response)
      setImmediate(() => controller.abort(reason))
    })
    const { signal } = controller
    expect(await failure(createFeedClient({ host }).fetchFeed(747, { signal }))).toBe(reason)
    expect(requests).toHaveLength(1)
  })
})
