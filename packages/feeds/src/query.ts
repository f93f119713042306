import { queryOptions } from '@tanstack/react-query'
import type { BlogClient } from './blog/blog-client.ts'
import type { FeedClient } from './feed-client.ts'
import { DEFAULT_RETRIES, exponentialDelay, isRetryable } from './retry.ts'

const FIVE_MINUTES_MS = 5 * 60 * 1000

/** How the queries of {@link createFeedQueries} and {@link createBlogQueries} repeat a failed request. */
export type FeedQueriesOptions = {
  /** How often. Default 3. */
  retries?: number
  /** Wait in ms before a repetition; `attempt` counts them from 0. Default 1000, 2000, 4000 … */
  retryDelay?: (attempt: number) => number
}

/**
 * Key, function and staleness of the feed queries in one place, for TanStack Query. TanStack does the
 * repeating, by the client's own rule: only failures that may pass. Each failure is logged as `Failed to
 * fetch feed data for {id}`. What has failed for good is asked for again when the network comes back.
 *
 * @example
 * ```ts
 * const queries = createFeedQueries(createFeedClient({ host: '' }))
 * const { data } = useQuery(queries.feed(747)) // data?.items: VideoItem[]
 * ```
 */
export function createFeedQueries(client: FeedClient, options: FeedQueriesOptions = {}) {
  return {
    /** The query of one feed: fresh and kept for five minutes. */
    feed: (id: number | string) =>
      queryOptions({
        queryKey: ['feed', id] as const,
        queryFn: ({ signal }) =>
          logged(`Failed to fetch feed data for ${id}`, signal, () =>
            client.fetchFeed(id, { signal, retries: 0 }),
          ),
        ...repetition(options),
        gcTime: FIVE_MINUTES_MS,
        staleTime: FIVE_MINUTES_MS,
      }),
  }
}

/** What {@link createFeedQueries} makes. */
export type FeedQueries = ReturnType<typeof createFeedQueries>

/**
 * The query of a blog: fetched once a visit, and kept. Otherwise as {@link createFeedQueries}; each failure
 * is logged as `Failed to fetch the blog`.
 *
 * @param loadClient Gives the client when it is first needed, so that its code can be loaded then.
 *
 * @example
 * ```ts
 * const blog = createBlogQueries(async () => {
 *   const { createBlogClient } = await import('@two-pastors/feeds/blog')
 *   return createBlogClient({ feedUrl, proxyUrl })
 * })
 * const { data } = useQuery(blog.posts()) // data?.posts: BlogPost[]
 * ```
 */
export function createBlogQueries(loadClient: () => Promise<BlogClient>, options: FeedQueriesOptions = {}) {
  return {
    /** The query of all posts. */
    posts: () =>
      queryOptions({
        queryKey: ['blog'] as const,
        queryFn: ({ signal }) =>
          logged('Failed to fetch the blog', signal, async () => {
            const client = await loadClient()
            return client.fetchPosts({ signal, retries: 0 })
          }),
        ...repetition(options),
        gcTime: Number.POSITIVE_INFINITY,
        staleTime: Number.POSITIVE_INFINITY,
      }),
  }
}

/** What {@link createBlogQueries} makes. */
export type BlogQueries = ReturnType<typeof createBlogQueries>

function repetition({ retries = DEFAULT_RETRIES, retryDelay = exponentialDelay }: FeedQueriesOptions) {
  return {
    retry: (failureCount: number, error: Error) => failureCount < retries && isRetryable(error),
    retryDelay,
    // Left to itself TanStack would wait for the network, and the page with it. A service worker may know the answer, and
    // where none does the page can say so.
    networkMode: 'always' as const,
    refetchOnReconnect: true as const,
  }
}

/** Logs a failure, unless the page was left. */
async function logged<T>(message: string, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!signal.aborted) console.error(message)
    throw error
  }
}
