import { QueryClient } from '@tanstack/react-query'
import type { BlogPost, FetchLike } from '@two-pastors/feeds'
import { createBlogClient } from '@two-pastors/feeds/blog'
import { createBlogQueries } from '@two-pastors/feeds/query'
import { env } from '#config/env.ts'
import blog from '#content/blog.yaml'
import { createPostReader, type WindowLike } from './readable-post.ts'

/** All posts, sanitized, for the build. Requests the feed directly instead of through the proxy. */
export async function readBlog(fetch: FetchLike, window: WindowLike): Promise<BlogPost[]> {
  const client = createBlogClient({ feedUrl: env.blogFeedUrl, proxyUrl: '', images: blog.images, fetch })
  // Through a query, for the same retries as in browsers.
  const { posts } = await new QueryClient().fetchQuery(createBlogQueries(async () => client).posts())
  return posts.map(createPostReader(window))
}
