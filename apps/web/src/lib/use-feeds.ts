import { useQueries } from '@tanstack/react-query'
import { queries } from './queries.ts'

/**
 * The items of several feeds, in the order of `ids`. It is loading until every feed has answered once, well or badly; a
 * feed that failed gives an empty list, is tried again in the background, and fills its list when it comes back.
 */
export function useFeeds(ids: number[]) {
  const results = useQueries({ queries: ids.map((id) => queries.feed(id)) })
  return {
    loading: results.some(({ isFetched, failureCount }) => !isFetched && failureCount === 0),
    lists: results.map(({ data }) => data?.items ?? []),
  }
}
