import { parseFeedInSlices } from './parse-feed.ts'
import {
  type ClientOptions,
  RequestError,
  type RequestErrorReason,
  type RequestOptions,
  request,
} from './request.ts'
import type { Feed } from './types.ts'
import { feedUrl } from './urls.ts'

/** Settings of {@link createFeedClient}. `timeoutMs` is 8000 by default. */
export type FeedClientOptions = ClientOptions & {
  /** Origin of the feed service, such as `https://feeds.example.org`; `''` for the page's own. */
  host: string
}

/** Fetches feeds from one host. */
export type FeedClient = {
  /**
   * Fetches and parses one feed. The request is sent once; `isRetryable` says whether to repeat it.
   *
   * @throws FeedError with the message `Failed to fetch feed data for {id}` when it fails in any way.
   * @throws The reason of `signal`, unchanged, when it is aborted.
   */
  fetchFeed(id: number | string, options?: RequestOptions): Promise<Feed>
}

/** The one error that fetching a feed throws, apart from the reason of an aborted signal. */
export class FeedError extends RequestError {
  override readonly name = 'FeedError'
  /** Id of the feed. */
  readonly feedId: string

  constructor(
    feedId: number | string,
    reason: RequestErrorReason,
    details: { status?: number; cause?: unknown } = {},
  ) {
    super(`Failed to fetch feed data for ${feedId}`, reason, details)
    this.feedId = String(feedId)
  }
}

/**
 * Creates a client for a feed service that answers `GET {host}/api/getfeed/{id}`.
 *
 * @example
 * ```ts
 * const client = createFeedClient({ host: 'https://feeds.example.org' })
 * const { items } = await client.fetchFeed(747)
 * ```
 */
export function createFeedClient({ host, timeoutMs = 8000, fetch }: FeedClientOptions): FeedClient {
  return {
    fetchFeed: (id, { signal } = {}) =>
      request({
        url: feedUrl(host, id),
        ...(fetch && { fetch }),
        timeoutMs,
        signal,
        readText: (response) => response.text(),
        parse: (text) => parseFeedInSlices(JSON.parse(text), { host, feed: String(id) }, signal),
        createError: (reason, details) => new FeedError(id, reason, details),
      }),
  }
}
