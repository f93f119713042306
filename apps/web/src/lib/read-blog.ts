import { QueryClient } from '@tanstack/react-query'
import type { BlogPost, FetchLike } from '@two-pastors/feeds'
import { createBlogClient } from '@two-pastors/feeds/blog'
import { createBlogQueries } from '@two-pastors/feeds/query'
import { env } from '../config/env.ts'
import blog from '../content/blog.yaml'
import { createPostReader, type WindowLike } from './readable-post.ts'

/** The posts of the blog as a build sees them, ready to be rendered. It asks the feed itself, without the proxy. */
export async function readBlog(fetch: FetchLike, window: WindowLike): Promise<BlogPost[]> {
  const client = createBlogClient({ feedUrl: env.blogFeedUrl, proxyUrl: '', images: blog.images, fetch })
  // The query retries what may pass, as it does in browsers.
  const { posts } = await new QueryClient().fetchQuery(createBlogQueries(async () => client).posts())
  return posts.map(createPostReader(window))
}
