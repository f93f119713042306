import { QueryClient } from '@tanstack/react-query'
import { createFeedClient, type Feed, type FetchLike } from '@two-pastors/feeds'
import { createFeedQueries } from '@two-pastors/feeds/query'
import { env } from '#config/env.ts'
import { type VideoPage, videoPages } from './video-pages.ts'
import { watchRows } from './watch-rows.ts'

type ReadFeed = (feed: number) => Promise<Feed>

/** Every video's page. A feed that can't be read has none: `missing` names it. */
export async function readVideos(read: ReadFeed): Promise<{ pages: VideoPage[]; missing: number[] }> {
  const feeds = await Promise.allSettled(watchRows.map(async (row) => ({ row, ...(await read(row.feed)) })))
  return {
    pages: videoPages(feeds.flatMap((feed) => (feed.status === 'fulfilled' ? feed.value : []))),
    missing: watchRows.flatMap(({ feed }, index) => (feeds[index]?.status === 'rejected' ? feed : [])),
  }
}

/** Reads feeds where there is no page, with the same retries as there. */
export function feedReader(fetch?: FetchLike): ReadFeed {
  const client = new QueryClient()
  const queries = createFeedQueries(createFeedClient({ host: env.feedHost, ...(fetch && { fetch }) }))
  // Kept for good: a timer would keep the build running for five minutes.
  return (feed) => client.fetchQuery({ ...queries.feed(feed), gcTime: Number.POSITIVE_INFINITY })
}
