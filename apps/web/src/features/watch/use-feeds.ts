import { useQueries } from '@tanstack/react-query'
import { createFeedClient, feedUrl } from '@two-pastors/feeds'
import { createFeedQueries } from '@two-pastors/feeds/query'
import { env } from '#config/env.ts'

const queries = createFeedQueries(createFeedClient({ host: env.feedHost }))

/** The addresses that feeds are fetched from. */
export const feedUrls = (ids: number[]) => ids.map((id) => feedUrl(env.feedHost, id))

/**
 * The items of several feeds, in the order of `ids`. It is loading until every feed has answered once, well or badly. A
 * failed feed gives an empty list, is tried again in the background, and fills its list when it answers.
 */
export function useFeeds(ids: number[]) {
  return useQueries({
    queries: ids.map((id) => queries.feed(id)),
    combine: (results) => ({
      loading: results.some(({ isFetched, failureCount }) => !isFetched && failureCount === 0),
      lists: results.map(({ data }) => data?.items ?? []),
    }),
  })
}
