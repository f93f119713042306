import { useQueries } from '@tanstack/react-query'
import { createFeedClient, feedUrl } from '@two-pastors/feeds'
import { createFeedQueries } from '@two-pastors/feeds/query'
import { useDeferredValue } from 'react'
import { env } from '#config/env.ts'

const queries = createFeedQueries(createFeedClient({ host: env.feedHost }))

/** The query of one feed. */
export const feedQuery = queries.feed

/** The URLs the feeds are fetched from. */
export const feedUrls = (ids: number[]) => ids.map((id) => feedUrl(env.feedHost, id))

/**
 * The items of several feeds, in the order of `ids`. `loading` until each feed has succeeded or failed once. A failed feed
 * has an empty list until a retry in the background succeeds. Deferred, so that input can interrupt the render of all their
 * cards, which is a long task on a slow phone.
 */
export function useFeeds(ids: number[]) {
  return useDeferredValue(
    useQueries({
      queries: ids.map((id) => queries.feed(id)),
      combine: (results) => ({
        loading: results.some(({ isFetched, failureCount }) => !isFetched && failureCount === 0),
        lists: results.map(({ data }) => data?.items ?? []),
      }),
    }),
  )
}
