import type { QueryClient } from '@tanstack/react-query'
import { feedQuery } from './use-feeds.ts'
import { type VideoPage, videoPages } from './video-pages.ts'
import { watchRows } from './watch-rows.ts'

/** Every video's page, from the feeds in the cache. `complete` is false if a feed could not be read. */
export async function loadVideoPages(
  client: QueryClient,
): Promise<{ pages: VideoPage[]; complete: boolean }> {
  const feeds = await Promise.allSettled(
    watchRows.map(async (row) => ({ row, ...(await client.ensureQueryData(feedQuery(row.feed))) })),
  )
  const read = feeds.flatMap((feed) => (feed.status === 'fulfilled' ? feed.value : []))
  return { pages: videoPages(read), complete: read.length === feeds.length }
}
