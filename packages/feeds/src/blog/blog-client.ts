import { type RequestOptions, type RequestSettings, request } from '../request.ts'
import type { Blog, BlogImages } from '../types.ts'
import { blogRequestUrl } from '../urls.ts'
import { BlogError } from './blog-error.ts'
import { decode } from './decode.ts'
import { readBlog } from './parse-blog.ts'

/** Settings of {@link createBlogClient}. `timeoutMs` is 12,000 by default: a proxy waits for the source first. */
export type BlogClientOptions = RequestSettings & {
  /** Address of the RSS feed. Relative addresses in it belong there, when it is absolute. */
  feedUrl: string
  /** Address of the RSS proxy up to the feed's own, such as `/functions/v1/rss-proxy?url=`. */
  proxyUrl: string
  /** The site's pictures; without them, a post has its own or none. */
  images?: BlogImages | undefined
}

/** Fetches the posts of one blog. */
export type BlogClient = {
  /**
   * Fetches and reads the blog.
   *
   * @throws BlogError with the message `Failed to fetch the blog` for whatever goes wrong.
   * @throws The reason of `signal` when it is aborted, unchanged.
   */
  fetchPosts(options?: RequestOptions): Promise<Blog>
}

/**
 * Makes a client for an RSS feed behind a proxy that answers `GET {proxyUrl}{encoded feedUrl}`.
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
  const { feedUrl, proxyUrl, images, timeoutMs = 12_000, ...settings } = options
  const base = /^https?:/i.test(feedUrl) ? feedUrl : undefined
  return {
    fetchPosts: (requestOptions) =>
      request(
        {
          url: blogRequestUrl(proxyUrl, feedUrl),
          text: async (response) =>
            decode(await response.arrayBuffer(), response.headers.get('content-type')),
          read: (text) => readBlog(text, { base, images }),
          error: (reason, details) => new BlogError(reason, details),
        },
        { ...settings, timeoutMs },
        requestOptions,
      ),
  }
}
