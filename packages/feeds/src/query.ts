import { queryOptions } from '@tanstack/react-query'
import type { FeedClient } from './feed-client.ts'
import { DEFAULT_RETRIES, exponentialDelay, isRetryable } from './retry.ts'

const FIVE_MINUTES_MS = 5 * 60 * 1000

/** How the queries of {@link createFeedQueries} repeat a failed request. */
export type FeedQueriesOptions = {
  /** How often. Default 3. */
  retries?: number
  /** Wait in ms before a repetition; `attempt` counts them from 0. Default 1000, 2000, 4000 … */
  retryDelay?: (attempt: number) => number
}

/**
 * Key, function and staleness of the feed queries in one place, for TanStack Query. TanStack does the
 * repeating, by the client's own rule: only failures that may pass. Each failure is logged as `Failed to
 * fetch feed data for {id}`.
 *
 * @example
 * ```ts
 * const queries = createFeedQueries(createFeedClient({ host: '' }))
 * const { data } = useQuery(queries.feed(747)) // data?.items: VideoItem[]
 * ```
 */
export function createFeedQueries(
  client: FeedClient,
  { retries = DEFAULT_RETRIES, retryDelay = exponentialDelay }: FeedQueriesOptions = {},
) {
  return {
    /** The query of one feed: fresh and kept for five minutes. */
    feed: (id: number | string) =>
      queryOptions({
        queryKey: ['feed', id] as const,
        queryFn: async ({ signal }) => {
          try {
            return await client.fetchFeed(id, { signal, retries: 0 })
          } catch (error) {
            if (!signal.aborted) console.error(`Failed to fetch feed data for ${id}`)
            throw error
          }
        },
        retry: (failureCount: number, error: Error) => failureCount < retries && isRetryable(error),
        retryDelay,
        gcTime: FIVE_MINUTES_MS,
        staleTime: FIVE_MINUTES_MS,
      }),
  }
}

/** What {@link createFeedQueries} makes. */
export type FeedQueries = ReturnType<typeof createFeedQueries>
