import {
  type ClientOptions,
  RequestError,
  type RequestErrorReason,
  type RequestOptions,
  request,
} from '../request.ts'
import type { Blog, BlogImages } from '../types.ts'
import { blogRequestUrl } from '../urls.ts'
import { decode } from './decode.ts'
import { parseInSlices } from './parse-blog.ts'

/** Settings of {@link createBlogClient}. `timeoutMs` is 12,000 by default: a proxy waits for the source first. */
export type BlogClientOptions = ClientOptions & {
  /** Address of the RSS or Atom feed. If absolute, it is the base for relative URLs in the feed. */
  feedUrl: string
  /** Address of the RSS proxy up to the feed's own, such as `/functions/v1/rss-proxy?url=`. */
  proxyUrl: string
  /** Pictures for posts, see {@link BlogImages}. Without them, a post has its own picture or none. */
  images?: BlogImages | undefined
}

/** Fetches the posts of one blog. */
export type BlogClient = {
  /**
   * Fetches and parses the blog. The request is sent once; `isRetryable` says whether to repeat it.
   *
   * @throws BlogError with the message `Failed to fetch the blog` when it fails in any way.
   * @throws The reason of `signal`, unchanged, when it is aborted.
   */
  fetchPosts(options?: RequestOptions): Promise<Blog>
}

/** The one error that fetching a blog throws, apart from the reason of an aborted signal. */
export class BlogError extends RequestError {
  override readonly name = 'BlogError'

  constructor(reason: RequestErrorReason, details: { status?: number; cause?: unknown } = {}) {
    super('Failed to fetch the blog', reason, details)
  }
}

/**
 * Creates a client for a feed behind a proxy that answers `GET {proxyUrl}{encoded feedUrl}`.
 *
 * @example
 * ```ts
 * const client = createBlogClient({
 *   feedUrl: 'https://blog.example.org/feed.xml',
 *   proxyUrl: 'https://api.example.org/functions/v1/rss-proxy?url=',
 * })
 * const { posts } = await client.fetchPosts()
 * ```
 */
export function createBlogClient(options: BlogClientOptions): BlogClient {
  const { feedUrl, proxyUrl, images, timeoutMs = 12_000, fetch } = options
  const base = /^https?:/i.test(feedUrl) ? feedUrl : undefined
  return {
    fetchPosts: ({ signal } = {}) =>
      request({
        url: blogRequestUrl(proxyUrl, feedUrl),
        ...(fetch && { fetch }),
        timeoutMs,
        signal,
        readText: async (response) =>
          decode(await response.arrayBuffer(), response.headers.get('content-type')),
        parse: (text) => parseInSlices(text, { base, images }, signal),
        createError: (reason, details) => new BlogError(reason, details),
      }),
  }
}
