import { QueryClient } from '@tanstack/react-query'
import { createFeedClient, type FetchLike } from '@two-pastors/feeds'
import { createFeedQueries } from '@two-pastors/feeds/query'
import { env } from '#config/env.ts'
import { type VideoPage, videoPages } from './video-pages.ts'
import { watchRows } from './watch-rows.ts'

type Sources = {
  /** Has the feeds that were read already. */
  client?: QueryClient
  fetch?: FetchLike
}

/** Every video's page. A feed that can't be read has none: `missing` names it. */
export async function readVideos({ client = new QueryClient(), ...options }: Sources = {}): Promise<{
  pages: VideoPage[]
  missing: number[]
}> {
  const queries = createFeedQueries(createFeedClient({ host: env.feedHost, ...options }))
  const feeds = await Promise.allSettled(
    watchRows.map(async (row) => ({ row, ...(await client.ensureQueryData(queries.feed(row.feed))) })),
  )
  return {
    pages: videoPages(feeds.flatMap((feed) => (feed.status === 'fulfilled' ? feed.value : []))),
    missing: watchRows.flatMap(({ feed }, index) => (feeds[index]?.status === 'rejected' ? feed : [])),
  }
}
