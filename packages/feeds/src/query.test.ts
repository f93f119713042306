import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFeedClient } from './feed-client.ts'
import { answer, hangUpInBody, serve, silence } from './fixtures/feed-server.ts'
import oneSeries from './fixtures/one-series.json' with { type: 'json' }
import { createFeedQueries } from './query.ts'

const queryClient = new QueryClient()
const logged = vi.spyOn(console, 'error')
const atOnce = { retryDelay: 0 }

beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

afterEach(() => {
  queryClient.clear()
})

test('a feed is fetched once and kept for five minutes', async () => {
  const { host, requests } = await serve(answer(200, oneSeries))
  const queries = createFeedQueries(createFeedClient({ host }))
  const { items } = await queryClient.fetchQuery(queries.feed(747))
  await queryClient.fetchQuery(queries.feed(747))
  expect(items).toHaveLength(2)
  expect(requests).toHaveLength(1)
  expect(queries.feed(747)).toMatchObject({ queryKey: ['feed', 747], gcTime: 300_000, staleTime: 300_000 })
  expect(logged).not.toHaveBeenCalled()
})

test('failures that may pass are logged and retried three times', async () => {
  const { host, requests } = await serve(answer(500, ''))
  const queries = createFeedQueries(createFeedClient({ host }))
  await expect(queryClient.fetchQuery({ ...queries.feed(748), ...atOnce })).rejects.toThrow(
    'Failed to fetch feed data for 748',
  )
  expect(requests).toHaveLength(4)
  expect(logged.mock.calls).toEqual(Array(4).fill(['Failed to fetch feed data for 748']))
})

test('a feed that is not there is logged and not asked for again', async () => {
  const { host, requests } = await serve(answer(404, ''))
  const queries = createFeedQueries(createFeedClient({ host }))
  await expect(queryClient.fetchQuery(queries.feed(749))).rejects.toMatchObject({ status: 404 })
  expect(requests).toHaveLength(1)
  expect(logged).toHaveBeenCalledExactlyOnceWith('Failed to fetch feed data for 749')
})

test('waits between retries are TanStack’s: one second, two, four', async () => {
  vi.useFakeTimers()
  const times: number[] = []
  const start = Date.now()
  const send = async () => {
    times.push(Date.now() - start)
    return new Response('', { status: 503 })
  }
  const queries = createFeedQueries(createFeedClient({ host: '', fetch: send }))
  const failed = expect(queryClient.fetchQuery(queries.feed(750))).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  expect(times).toEqual([0, 1000, 3000, 7000])
  vi.useRealTimers()
})

test('after a busy server and a broken connection the feed still arrives', async () => {
  const { host, requests } = await serve(answer(503, ''), hangUpInBody, answer(200, oneSeries))
  const queries = createFeedQueries(createFeedClient({ host }))
  const { items } = await queryClient.fetchQuery({ ...queries.feed(753), ...atOnce })
  expect(items).toHaveLength(2)
  expect(requests).toHaveLength(3)
})

test('leaving the page cancels the request and logs nothing', async () => {
  const { host, requests } = await serve(silence)
  const { queryKey, ...options } = createFeedQueries(createFeedClient({ host })).feed(751)
  const fetching = queryClient.fetchQuery({ queryKey, ...options })
  await vi.waitFor(() => expect(requests).toHaveLength(1), 10_000)
  const closed = new Promise((resolve) => requests[0]?.socket.once('close', resolve))
  await Promise.all([expect(fetching).rejects.toThrow(), queryClient.cancelQueries({ queryKey })])
  await closed
  expect(logged).not.toHaveBeenCalled()
})

test('fetches even when offline, and fetches what failed again when the network is back', async () => {
  const { host, requests } = await serve(answer(404, ''), answer(200, oneSeries))
  const queries = createFeedQueries(createFeedClient({ host }))
  queryClient.mount()
  onlineManager.setOnline(false)
  const observer = new QueryObserver(queryClient, queries.feed(752))
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), 10_000)
  expect(requests).toHaveLength(1)
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.items).toHaveLength(2), 10_000)
  expect(requests).toHaveLength(2)
  stop()
  queryClient.unmount()
})
