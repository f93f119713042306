import { useQueries } from '@tanstack/react-query'
import { queries } from '../../lib/queries.ts'
import { homeRows } from './rows.ts'

/**
 * The items of each home row, in order. It is loading until every feed has answered once, well or badly; a feed that
 * failed gives an empty list, is tried again in the background, and fills its row when it comes back.
 */
export function useHomeFeeds() {
  const results = useQueries({ queries: homeRows.map((row) => queries.feed(row.feed)) })
  return {
    loading: results.some(({ isFetched, failureCount }) => !isFetched && failureCount === 0),
    rows: homeRows.map((row, index) => ({ ...row, items: results[index]?.data?.items ?? [] })),
  }
}
