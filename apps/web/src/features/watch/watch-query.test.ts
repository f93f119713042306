import { expect, test, vi } from 'vitest'
import { feedReader, readVideos } from './read-videos.ts'
import { testFeeds, testVideo } from './testing.ts'
import { newestVideos, videoPages } from './video-pages.ts'
import { watchOf } from './watch-query.ts'
import { watchRows } from './watch-rows.ts'

vi.mock('#config/env.ts', () => ({ env: { feedHost: 'https://feeds.example.org' } }))

const titles = (list: { title: string }[] | undefined) => list?.map(({ title }) => title)

test('a page has the one before it, and others of its row from there on', () => {
  const row = ['A', 'B', 'C', 'D'].map((title) => testVideo(748, title, title))
  const pages = videoPages(testFeeds(testVideo(747, 'X', 'X'), ...row))
  const watch = watchOf(pages, 'b')
  expect(watch?.previous?.title).toBe('A')
  expect(titles(watch?.more)).toEqual(['C', 'D', 'A'])
  expect(watchOf(pages, 'x')).toMatchObject({ previous: null, more: [] })
  expect(titles(watchOf(pages, 'd')?.more)).toEqual(['A', 'B', 'C'])
  expect(watchOf(pages, 'no-such-video')).toBeNull()
})

test('of feeds with 5,000 videos each, the newest 500 get a page, which is as small as any', () => {
  const many = [747, 748, 749, 750, 751].flatMap((feed) =>
    Array.from({ length: 5000 }, (_, index) =>
      testVideo(feed, String(index), `Film ${index}`, {
        releaseDate: new Date(Date.UTC(2000, 0, index)).toISOString().slice(0, 10),
      }),
    ),
  )
  const started = performance.now()
  const pages = videoPages(testFeeds(...many))
  const built = newestVideos(pages, 500)
  const watches = built.map(({ slug }) => watchOf(pages, slug))
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(25_000)
  expect(built).toHaveLength(500)
  expect(built.every(({ item }) => item.releaseDate && item.releaseDate > '2013-05')).toBe(true)
  expect(Math.max(...watches.map((watch) => JSON.stringify(watch).length))).toBeLessThan(10_000)
})

test('few videos all get one, in their order', () => {
  const pages = videoPages(testFeeds(testVideo(747, 'old', 'Old'), testVideo(747, 'new', 'New')))
  expect(newestVideos(pages, 2)).toBe(pages)
  expect(newestVideos(pages, 1)).toHaveLength(1)
})

test('the build reads every feed; one that fails takes no other with it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const episode = {
    id: '1',
    title: 'One',
    content: { duration: 60, videos: [{ url: 'https://cdn.example.org/1.mp4' }] },
  }
  const asked: string[] = []
  const { pages, missing } = await readVideos(
    feedReader(async (url) => {
      asked.push(String(url))
      return String(url).endsWith('/748')
        ? new Response('Gone', { status: 410 })
        : Response.json({ movies: [episode] })
    }),
  )
  expect(asked).toHaveLength(watchRows.length)
  expect(missing).toEqual([748])
  expect(pages.map(({ key }) => key)).toEqual(
    watchRows.filter(({ feed }) => feed !== 748).map(({ feed }) => `${feed}-1`),
  )
})
