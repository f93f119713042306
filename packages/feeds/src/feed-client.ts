import { FeedError } from './feed-error.ts'
import { parseFeed } from './parse-feed.ts'
import { DEFAULT_RETRIES, exponentialDelay, isRetryable, wait } from './retry.ts'
import type { Feed } from './types.ts'
import { feedUrl } from './urls.ts'

/** Longest delay a timer takes; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The part of `fetch` that the client uses: an address and a signal, nothing that would defeat a preload. */
export type FetchLike = (url: string, init: { signal: AbortSignal }) => Promise<Response>

/** Settings of {@link createFeedClient}. */
export type FeedClientOptions = {
  /** Origin of the feed service, such as `https://feeds.example.org`; `''` for the page's own. */
  host: string
  /** Stands in for the global `fetch`, in tests and on servers. */
  fetch?: FetchLike
  /** Longest wait for one whole answer, body included, in ms. Default 8000. */
  timeoutMs?: number
  /** How often a failed request is repeated. Default 3. */
  retries?: number
  /** Wait in ms before a repetition; `attempt` counts them from 0. Default {@link exponentialDelay}. */
  retryDelay?: (attempt: number) => number
}

/** Settings of one request. */
export type FetchFeedOptions = {
  /** Gives up the request and any wait before the next one. */
  signal?: AbortSignal | undefined
  /** How often this request is repeated, instead of the client's own number. */
  retries?: number | undefined
}

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
export function createFeedClient(options: FeedClientOptions): FeedClient {
  const { host, timeoutMs = 8000, retryDelay = exponentialDelay } = options
  // Looked up at each call: test tools and instrumentation replace the global one late.
  const send: FetchLike = options.fetch ?? ((url, init) => fetch(url, init))

  async function fetchOnce(id: number | string, outer?: AbortSignal): Promise<Feed> {
    outer?.throwIfAborted()
    // Not AbortSignal.any and .timeout: browsers of 2023 lack the first, fake timers the second.
    const controller = new AbortController()
    const abort = () => controller.abort()
    let timedOut = false
    const onTimeout = () => {
      timedOut = true
      abort()
    }
    const timer = setTimeout(onTimeout, Math.min(timeoutMs, MAX_TIMER_MS))
    outer?.addEventListener('abort', abort)
    try {
      const response = await send(feedUrl(host, id), { signal: controller.signal })
      if (!response.ok) throw new FeedError(id, 'status', { status: response.status })
      return read(id, await response.text())
    } catch (cause) {
      outer?.throwIfAborted()
      if (cause instanceof FeedError) throw cause
      throw new FeedError(id, timedOut ? 'timeout' : 'network', { cause })
    } finally {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
      // Lets go of the connection when the body was not read.
      abort()
    }
  }

  function read(id: number | string, body: string): Feed {
    try {
      return parseFeed(JSON.parse(body), { host })
    } catch (cause) {
      throw new FeedError(id, 'malformed', { cause })
    }
  }

  return {
    async fetchFeed(id, { signal, retries = options.retries ?? DEFAULT_RETRIES } = {}) {
      for (let attempt = 0; ; attempt++) {
        try {
          return await fetchOnce(id, signal)
        } catch (error) {
          if (attempt >= retries || !isRetryable(error)) throw error
        }
        await wait(retryDelay(attempt), signal)
      }
    },
  }
}
