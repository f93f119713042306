import { queryOptions } from '@tanstack/react-query'
import type { BlogPost } from '@two-pastors/feeds'
import { createBlogQueries } from '@two-pastors/feeds/query'
import { loadPart } from '#lib/load-part.ts'

/** The parser is heavy: it comes when a page first asks for posts. */
export const blogQuery = createBlogQueries(
  async () => (await loadPart(() => import('./blog-client.ts'))).blogClient,
).posts()

/** One post, ready to be shown; null when there is none with this id. It is found among the posts that the visit fetched. */
export const blogPostQuery = (id: string) =>
  queryOptions({
    queryKey: ['blog-post', id],
    queryFn: async ({ client }): Promise<BlogPost | null> => {
      const { posts } = await client.ensureQueryData(blogQuery)
      const post = posts.find((candidate) => candidate.id === id)
      if (!post) return null
      const { readPost } = await loadPart(() => import('./readable-post.ts'))
      return readPost(post)
    },
    // The blog's own query repeats what may pass.
    retry: false,
    // As for the blog itself.
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: Number.POSITIVE_INFINITY,
  })
