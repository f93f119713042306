import { queryOptions } from '@tanstack/react-query'
import type { BlogClient } from './blog/blog-client.ts'
import type { FeedClient } from './feed-client.ts'
import { isRetryable } from './request.ts'

const FIVE_MINUTES_MS = 5 * 60 * 1000
const MAX_RETRIES = 3

/**
 * Options for TanStack Query: each feed is fresh and kept for five minutes. A temporary failure is retried three
 * times, with TanStack's own delays; each failure is logged as `Failed to fetch feed data for {id}`. A feed that failed
 * for good is fetched again when the network comes back.
 *
 * @example
 * ```ts
 * const queries = createFeedQueries(createFeedClient({ host: '' }))
 * const { data } = useQuery(queries.feed(747)) // data?.items: VideoItem[]
 * ```
 */
export function createFeedQueries(client: FeedClient) {
  return {
    /** The query of one feed. */
    feed: (id: number | string) =>
      queryOptions({
        ...sharedOptions,
        queryKey: ['feed', id] as const,
        queryFn: ({ signal }) =>
          logFailure(`Failed to fetch feed data for ${id}`, signal, client.fetchFeed(id, { signal })),
        gcTime: FIVE_MINUTES_MS,
        staleTime: FIVE_MINUTES_MS,
      }),
  }
}

/** What {@link createFeedQueries} returns. */
export type FeedQueries = ReturnType<typeof createFeedQueries>

/**
 * Options for TanStack Query: a blog is fetched once a visit. Failures are handled as by {@link createFeedQueries}, and
 * logged as `Failed to fetch the blog`.
 *
 * @param loadClient Returns the client when it is first needed, so that its code can be loaded then.
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
export function createBlogQueries(loadClient: () => Promise<BlogClient>) {
  return {
    /** The query of all posts. */
    posts: () =>
      queryOptions({
        ...sharedOptions,
        queryKey: ['blog'] as const,
        queryFn: ({ signal }) =>
          logFailure(
            'Failed to fetch the blog',
            signal,
            loadClient().then((client) => client.fetchPosts({ signal })),
          ),
        gcTime: Number.POSITIVE_INFINITY,
        staleTime: Number.POSITIVE_INFINITY,
      }),
  }
}

/** What {@link createBlogQueries} returns. */
export type BlogQueries = ReturnType<typeof createBlogQueries>

const sharedOptions = {
  retry: (failureCount: number, error: Error) => failureCount < MAX_RETRIES && isRetryable(error),
  // By default TanStack waits for the network. A service worker may have the answer, and without one the page can say
  // that there is none.
  networkMode: 'always' as const,
  refetchOnReconnect: true as const,
}

/** Logs a failure, unless the visitor has left the page. */
async function logFailure<Answer>(
  message: string,
  signal: AbortSignal,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!signal.aborted) console.error(message)
    throw error
  }
}
