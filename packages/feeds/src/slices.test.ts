import { afterEach, expect, test, vi } from 'vitest'
import { createBlogClient } from './blog/blog-client.ts'
import { parseBlog } from './blog/parse-blog.ts'
import { createFeedClient } from './feed-client.ts'
import { runAtOnce, runInSlices } from './slices.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A clock that moves by so many ms with each look at it, and a count of the pauses that are made. */
function slowClock(ms: number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += ms
    return now
  })
  const pause = vi.fn(async () => {})
  vi.stubGlobal('scheduler', { yield: pause })
  return pause
}

function* countTo(end: number) {
  for (let count = 1; count < end; count++) yield
  return end
}

test('work is done whole, with or without pauses', async () => {
  expect(runAtOnce(countTo(1000))).toBe(1000)
  expect(await runInSlices(countTo(1000))).toBe(1000)
})

test('short work is done without a pause', async () => {
  const pause = slowClock(0)
  await runInSlices(countTo(1000))
  expect(pause).not.toHaveBeenCalled()
})

test('long work pauses every 8 ms', async () => {
  const pause = slowClock(1)
  await runInSlices(countTo(81))
  expect(pause).toHaveBeenCalledTimes(10)
})

test('where there is no scheduler, a timer makes the pause', async () => {
  slowClock(10)
  vi.stubGlobal('scheduler', undefined)
  const timer = vi.spyOn(globalThis, 'setTimeout')
  expect(await runInSlices(countTo(3))).toBe(3)
  expect(timer).toHaveBeenCalledTimes(2)
})

test('work that nobody waits for any more ends at the next pause', async () => {
  slowClock(10)
  const controller = new AbortController()
  let done = 0
  function* work() {
    for (; done < 1000; done++) {
      if (done === 3) controller.abort(new Error('left'))
      yield
    }
  }
  await expect(runInSlices(work(), controller.signal)).rejects.toThrow('left')
  expect(done).toBeLessThan(5)
})

test('a blog of 2,000 is read with pauses, and is all there', async () => {
  const items = Array.from({ length: 2000 }, (_, id) => `<item><title>Post ${id}</title></item>`)
  const fetch = async () => new Response(`<rss>${items.join('')}</rss>`)
  const pause = slowClock(10)
  const { posts } = await createBlogClient({ feedUrl: '/', proxyUrl: '', fetch }).fetchPosts()
  expect(posts).toHaveLength(2000)
  expect(pause.mock.calls.length).toBeGreaterThanOrEqual(2000)
})

test('a feed of 2,000 is read with pauses, and is all there', async () => {
  const movies = Array.from({ length: 2000 }, (_, id) => ({ id, title: `Film ${id}` }))
  const pause = slowClock(10)
  const { items } = await createFeedClient({
    host: '',
    fetch: async () => Response.json({ movies }),
  }).fetchFeed(747)
  expect(items).toHaveLength(2000)
  expect(pause.mock.calls.length).toBeGreaterThanOrEqual(2000)
})

test('wherever a long blog is cut into pieces, what it says stays whole', () => {
  const text = 'a&nbsp;b &amp; c'
  const long = Array.from({ length: 5000 }, (_, index) => `${'x'.repeat(index % 17)}${text}`).join(' ')
  const xml = `<rss><item><title>T</title><description><p>${long}</p></description></item></rss>`
  expect(parseBlog(xml).posts[0]?.content).toBe(`<p>${long}</p>`)
})
