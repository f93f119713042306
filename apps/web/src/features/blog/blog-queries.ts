import { queryOptions } from '@tanstack/react-query'
import { type BlogPost, blogRequestUrl } from '@two-pastors/feeds'
import { createBlogQueries } from '@two-pastors/feeds/query'
import { env } from '#config/env.ts'
import { part } from '#lib/part.ts'

const blogClient = part(() => import('./blog-client.ts'))
const postReader = part(() => import('./readable-post.ts'))

/** The address that the blog is fetched from. */
export const blogUrl = blogRequestUrl(env.rssProxyUrl, env.blogFeedUrl)

/** All posts. The parser is heavy: it loads when a page first asks for posts. */
export const blogQuery = createBlogQueries(async () => (await blogClient.load()).blogClient).posts()

/** One post with its body sanitized; null if there is none with this id. It is found among the posts of the visit. */
export const blogPostQuery = (id: string) =>
  queryOptions({
    queryKey: ['blog-post', id],
    queryFn: async ({ client }): Promise<BlogPost | null> => {
      const { posts } = await client.ensureQueryData(blogQuery)
      const post = posts.find((candidate) => candidate.id === id)
      if (!post) return null
      const { readPost } = await postReader.load()
      return readPost(post)
    },
    // The query for the whole blog retries.
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: Number.POSITIVE_INFINITY,
  })
