import { FeedError } from './feed-error.ts'
import { readFeed } from './parse-feed.ts'
import { type RequestOptions, type RequestSettings, request } from './request.ts'
import type { Feed } from './types.ts'
import { feedUrl } from './urls.ts'

export type { FetchLike } from './request.ts'

/** Settings of {@link createFeedClient}. `timeoutMs` is 8000 by default. */
export type FeedClientOptions = RequestSettings & {
  /** Origin of the feed service, such as `https://feeds.example.org`; `''` for the page's own. */
  host: string
}

/** Settings of one request. */
export type FetchFeedOptions = RequestOptions

/** Fetches feeds from one host. */
export type FeedClient = {
  /**
   * Fetches and reads one feed.
   *
   * @throws FeedError with the message `Failed to fetch feed data for {id}` for whatever goes wrong.
   * @throws The reason of `signal` when it is aborted, unchanged.
   */
  fetchFeed(id: number | string, options?: FetchFeedOptions): Promise<Feed>
}

/**
 * Makes a client for a feed service that answers `GET {host}/api/getfeed/{id}`.
 *
 * @example
 * ```ts
 * const client = createFeedClient({ host: 'https://feeds.example.org' })
 * const { items } = await client.fetchFeed(747)
 * ```
 */
export function createFeedClient({ host, timeoutMs = 8000, ...settings }: FeedClientOptions): FeedClient {
  return {
    fetchFeed: (id, options) =>
      request(
        {
          url: feedUrl(host, id),
          text: (response) => response.text(),
          *read(text) {
            return yield* readFeed(JSON.parse(text), { host, feed: String(id) })
          },
          error: (reason, details) => new FeedError(id, reason, details),
        },
        { ...settings, timeoutMs },
        options,
      ),
  }
}
