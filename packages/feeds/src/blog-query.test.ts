import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBlogClient } from './blog/blog-client.ts'
import { answer, serve, silence } from './fixtures/feed-server.ts'
import { readFixture } from './fixtures/read-fixture.ts'
import { createBlogQueries } from './query.ts'

const queryClient = new QueryClient()
const logged = vi.spyOn(console, 'error')

beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

afterEach(() => {
  queryClient.clear()
})

const loaderAt = (host: string) =>
  vi.fn(async () =>
    createBlogClient({ feedUrl: 'https://blog.example.org/feed.xml', proxyUrl: `${host}/?url=` }),
  )

test('the blog is fetched once a visit, by a client that is loaded when it is needed', async () => {
  const { host, requests } = await serve(answer(200, readFixture('rss.xml')))
  const loadClient = loaderAt(host)
  const queries = createBlogQueries(loadClient)
  expect(queries.posts()).toMatchObject({ queryKey: ['blog'], staleTime: Infinity, gcTime: Infinity })
  expect(loadClient).not.toHaveBeenCalled()
  const { posts } = await queryClient.fetchQuery(queries.posts())
  await queryClient.fetchQuery(queries.posts())
  expect(posts).toHaveLength(2)
  expect(requests).toHaveLength(1)
  expect(logged).not.toHaveBeenCalled()
})

test('failures that may pass are logged and retried three times', async () => {
  const { host, requests } = await serve(answer(502, ''))
  const queries = createBlogQueries(loaderAt(host))
  const posts = { ...queries.posts(), retryDelay: 0 }
  await expect(queryClient.fetchQuery(posts)).rejects.toThrow('Failed to fetch the blog')
  expect(requests).toHaveLength(4)
  expect(logged.mock.calls).toEqual(Array(4).fill(['Failed to fetch the blog']))
})

test.each([
  ['an answer that is no feed', answer(200, '<!doctype html>', 'text/html')],
  ['a feed that is not there', answer(404, '')],
])('%s is logged and not asked for again', async (_, given) => {
  const { host, requests } = await serve(given)
  await expect(queryClient.fetchQuery(createBlogQueries(loaderAt(host)).posts())).rejects.toThrow()
  expect(requests).toHaveLength(1)
  expect(logged).toHaveBeenCalledExactlyOnceWith('Failed to fetch the blog')
})

test('a client that cannot be loaded is a failure too', async () => {
  const queries = createBlogQueries(() => Promise.reject(new TypeError('Failed to fetch module')))
  await expect(queryClient.fetchQuery(queries.posts())).rejects.toThrow('Failed to fetch module')
  expect(logged).toHaveBeenCalledExactlyOnceWith('Failed to fetch the blog')
})

test('leaving the page cancels the request and logs nothing', async () => {
  const { host, requests } = await serve(silence)
  const options = createBlogQueries(loaderAt(host)).posts()
  const fetching = queryClient.fetchQuery(options)
  await vi.waitFor(() => expect(requests).toHaveLength(1), 10_000)
  const { queryKey } = options
  await Promise.all([expect(fetching).rejects.toThrow(), queryClient.cancelQueries({ queryKey })])
  expect(logged).not.toHaveBeenCalled()
})
