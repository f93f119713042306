import { describe, expect, test, vi } from 'vitest'
import { createFeedClient } from './feed-client.ts'
import { failure } from './fixtures/failure.ts'
import { answer, hangUpInBody, serve, silence, stallInBody } from './fixtures/feed-server.ts'
import oneSeries from './fixtures/one-series.json' with { type: 'json' }

const atOnce = () => 0

describe('asking again', () => {
  test.each([
    ['a busy server', answer(503, 'busy')],
    ['too many requests', answer(429, '')],
    ['a connection that breaks in the body', hangUpInBody],
  ])('after %s the feed still arrives', async (_, passing) => {
    const { host, requests } = await serve(passing, answer(200, oneSeries))
    const { items } = await createFeedClient({ host, retryDelay: atOnce }).fetchFeed(747)
    expect(items).toHaveLength(2)
    expect(requests).toHaveLength(2)
  })

  test('after a time-out the feed still arrives', async () => {
    const { host, requests } = await serve(stallInBody, answer(200, oneSeries))
    const client = createFeedClient({ host, timeoutMs: 200, retryDelay: atOnce })
    expect((await client.fetchFeed(747)).items).toHaveLength(2)
    expect(requests).toHaveLength(2)
  })

  test('ends after three repetitions, each asked for its own wait', async () => {
    const { host, requests } = await serve(answer(500, ''))
    const retryDelay = vi.fn(atOnce)
    const error = await failure(createFeedClient({ host, retryDelay }).fetchFeed(747))
    expect(error).toMatchObject({ reason: 'status', status: 500 })
    expect(requests).toHaveLength(4)
    expect(retryDelay.mock.calls).toEqual([[0], [1], [2]])
  })

  test('can be set for the client and for one request', async () => {
    const { host, requests } = await serve(answer(500, ''))
    const client = createFeedClient({ host, retries: 1, retryDelay: atOnce })
    await failure(client.fetchFeed(747))
    expect(requests).toHaveLength(2)
    await failure(client.fetchFeed(747, { retries: 0 }))
    expect(requests).toHaveLength(3)
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
    { when: 'while waiting for the answer', unfinished: silence, retries: 3 },
    { when: 'in the middle of the body', unfinished: stallInBody, retries: 3 },
    { when: 'in the middle of the last try', unfinished: stallInBody, retries: 0 },
  ])('$when rejects with the signal’s own reason, once', async ({ unfinished, retries }) => {
    const controller = new AbortController()
    const reason = new Error('left the page')
    const { host, requests } = await serve((response) => {
      unfinished(response)
      setImmediate(() => controller.abort(reason))
    })
    const client = createFeedClient({ host, retries, retryDelay: atOnce })
    expect(await failure(client.fetchFeed(747, { signal: controller.signal }))).toBe(reason)
    expect(requests).toHaveLength(1)
  })

  test('between two requests ends the wait', async () => {
    const controller = new AbortController()
    const { host, requests } = await serve(answer(503, ''))
    const retryDelay = () => {
      setImmediate(() => controller.abort())
      return 60_000
    }
    const { signal } = controller
    const error = await failure(createFeedClient({ host, retryDelay }).fetchFeed(747, { signal }))
    expect(error).toBe(signal.reason)
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(requests).toHaveLength(1)
  })
})
