import type { BlogPost, FetchLike } from '@two-pastors/feeds'
import { createBlogClient } from '@two-pastors/feeds/blog'
import { env } from '#config/env.ts'
import blog from '#content/blog.yaml'
import { createPostReader, type WindowLike } from './readable-post.ts'

/** The posts of the blog as a build sees them, ready to be rendered. It asks the feed itself, without the proxy. */
export async function readBlog(fetch: FetchLike, window: WindowLike): Promise<BlogPost[]> {
  const client = createBlogClient({ feedUrl: env.blogFeedUrl, proxyUrl: '', images: blog.images, fetch })
  const { posts } = await client.fetchPosts()
  return posts.map(createPostReader(window))
}
