import { useQuery } from '@tanstack/react-query'
import { feedUrl } from '@two-pastors/feeds'
import { preload } from 'react-dom'
import { env, isBuild } from '#config/env.ts'
import { queries } from './feed-queries.ts'

/**
 * The items of several feeds, in the order of `ids`. It is loading until every feed has answered once, well or badly; a
 * feed that failed gives an empty list, is tried again in the background, and fills its list when it comes back. A screen
 * asks for the same number of feeds at every render.
 */
export function useFeeds(ids: number[]) {
  // In the prerendered HTML these become <link rel="preload">, which the starter puts in place beside the last of the code.
  for (const id of isBuild ? ids : []) {
    preload(feedUrl(env.feedHost, id), { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' })
  }
  // Not useQueries, which would bring another kilobyte to the first view.
  const results = ids.map((id) => useQuery(queries.feed(id)))
  return {
    loading: results.some(({ isFetched, failureCount }) => !isFetched && failureCount === 0),
    lists: results.map(({ data }) => data?.items ?? []),
  }
}
