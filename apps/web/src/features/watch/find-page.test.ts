import { QueryClient } from '@tanstack/react-query'
import type { VideoItem } from '@two-pastors/feeds'
import { expect, test, vi } from 'vitest'

vi.mock('#config/env.ts', () => ({
  env: { feedHost: 'https://feeds.example.org' },
  siteAddress: (path: string) => `https://www.example.org${path}`,
}))

// The files of one worker share their modules: another's may have given them another address.
vi.resetModules()
const { sharedPage } = await import('./find-page.ts')
const { feedQuery } = await import('./use-feeds.ts')
const { watchRows } = await import('./watch-rows.ts')

const feed = watchRows[0]?.feed ?? 0
const item = {
  feed: String(feed),
  id: '7',
  title: 'Two Chairs',
  videoUrl: '/a.mp4',
  captions: [],
} as unknown as VideoItem

const clientWith = (items: VideoItem[]) => {
  const client = new QueryClient()
  vi.spyOn(client, 'ensureQueryData').mockImplementation(async ({ queryKey }) => ({
    items: JSON.stringify(queryKey) === JSON.stringify(feedQuery(feed).queryKey) ? items : [],
  }))
  return client
}

test('a video is shared by the address of its page', async () => {
  await expect(sharedPage(clientWith([item]), item)).resolves.toMatchObject({
    url: 'https://www.example.org/watch/two-chairs',
    embed: { url: 'https://www.example.org/embed/watch/two-chairs' },
  })
})

test('a film’s own trailer has the page of the trailer with its title', async () => {
  const own = { ...item, feed: '', id: 'two-chairs-trailer' }
  await expect(sharedPage(clientWith([item]), own)).resolves.toMatchObject({
    url: 'https://www.example.org/watch/two-chairs',
  })
  await expect(sharedPage(clientWith([item]), { ...own, title: 'Another' })).resolves.toBeUndefined()
})
