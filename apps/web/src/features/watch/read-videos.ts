import { QueryClient } from '@tanstack/react-query'
import { createFeedClient, type FetchLike } from '@two-pastors/feeds'
import { createFeedQueries } from '@two-pastors/feeds/query'
import { env } from '#config/env.ts'
import { type VideoPage, videoPages } from './video-pages.ts'
import { watchRows } from './watch-rows.ts'

/** Every video's page, for the build. A feed that can't be read has none: `missing` names it. */
export async function readVideos(fetch: FetchLike): Promise<{ pages: VideoPage[]; missing: number[] }> {
  const queries = createFeedQueries(createFeedClient({ host: env.feedHost, fetch }))
  // Through queries, for the same retries as in browsers.
  const client = new QueryClient()
  const feeds = await Promise.allSettled(
    watchRows.map(async (row) => ({ row, ...(await client.fetchQuery(queries.feed(row.feed))) })),
  )
  client.clear()
  return {
    pages: videoPages(feeds.flatMap((feed) => (feed.status === 'fulfilled' ? feed.value : []))),
    missing: watchRows.flatMap(({ feed }, index) => (feeds[index]?.status === 'rejected' ? feed : [])),
  }
}

/** The newest videos, at most `most`, in their order. Those without a date count as the oldest. */
export function newestVideos(pages: VideoPage[], most: number): VideoPage[] {
  if (pages.length <= most) return pages
  const newest = pages.toSorted((a, b) => (b.item.releaseDate ?? '').localeCompare(a.item.releaseDate ?? ''))
  const kept = new Set(newest.slice(0, most))
  return pages.filter((page) => kept.has(page))
}
