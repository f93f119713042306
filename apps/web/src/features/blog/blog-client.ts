import { createBlogClient } from '@two-pastors/feeds/blog'
import { env } from '#config/env.ts'
import blog from '#content/blog.yaml'

export { findPost } from '@two-pastors/feeds/blog'

/** Loads the blog through the proxy. */
export const blogClient = createBlogClient({
  feedUrl: env.blogFeedUrl,
  proxyUrl: env.rssProxyUrl,
  images: blog.images,
})
