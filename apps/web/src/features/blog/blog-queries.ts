import { queryOptions } from '@tanstack/react-query'
import { type BlogPost, blogRequestUrl } from '@two-pastors/feeds'
import { createBlogQueries } from '@two-pastors/feeds/query'
import { env } from '#config/env.ts'
import { part } from '#lib/part.ts'

const blogClient = part(() => import('./blog-client.ts'))
const postReader = part(() => import('./readable-post.ts'))

/** The URL the blog is fetched from. */
export const blogUrl = blogRequestUrl(env.rssProxyUrl, env.blogFeedUrl)

/** All posts. The parser is large, so it loads with the first query. */
export const blogQuery = createBlogQueries(async () => (await blogClient.load()).blogClient).posts()

/** One post with its body sanitized, taken from the blog query; null if no post has this id. */
export const blogPostQuery = (id: string) =>
  queryOptions({
    queryKey: ['blog-post', id],
    queryFn: async ({ client }): Promise<BlogPost | null> => {
      const { posts } = await client.ensureQueryData(blogQuery)
      const { findPost } = await blogClient.load()
      const post = findPost(posts, id)
      if (!post) return null
      const { readPost } = await postReader.load()
      return readPost(post)
    },
    // blogQuery already retries.
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: Number.POSITIVE_INFINITY,
  })
