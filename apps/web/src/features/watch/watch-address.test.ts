import { QueryClient } from '@tanstack/react-query'
import type { VideoItem } from '@two-pastors/feeds'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('#config/env.ts', () => ({
  env: { feedHost: 'https://feeds.example.org' },
  siteAddress: (path: string) => `https://www.example.org${path}`,
}))

import { feedQuery } from './use-feeds.ts'
import { sharedPage } from './watch-address.ts'
import { watchRows } from './watch-rows.ts'

const feed = watchRows[0]?.feed ?? 0
const item = {
  feed: String(feed),
  id: '7',
  title: 'Two Chairs',
  videoUrl: '/a.mp4',
  captions: [],
} as unknown as VideoItem

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/search' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const clientWith = (hangs: boolean) => {
  const client = new QueryClient()
  vi.spyOn(client, 'ensureQueryData').mockImplementation(async (query) => {
    const isFirst = JSON.stringify(query.queryKey) === JSON.stringify(feedQuery(feed).queryKey)
    if (hangs && !isFirst) return new Promise(() => {})
    return { items: isFirst ? [item] : [] }
  })
  return client
}

test('a video is shared by the address of its page', async () => {
  await expect(sharedPage(clientWith(false), item)).resolves.toMatchObject({
    path: '/watch/two-chairs',
    embed: { url: 'https://www.example.org/embed/watch/two-chairs' },
  })
})

test('a film’s own trailer has the page of the trailer with its title', async () => {
  const own = { ...item, feed: '', id: 'two-chairs-trailer' }
  await expect(sharedPage(clientWith(false), own)).resolves.toMatchObject({ path: '/watch/two-chairs' })
  await expect(sharedPage(clientWith(false), { ...own, title: 'Another' })).resolves.toMatchObject({
    path: '/search?watch=two-chairs-trailer',
  })
})

test('a feed that hangs does not keep a visitor from sharing: the address opens the video on this page', async () => {
  const shared = sharedPage(clientWith(true), item)
  await vi.advanceTimersByTimeAsync(1500)
  await expect(shared).resolves.toEqual({ embed: undefined, path: `/search?watch=${feed}-7` })
})
