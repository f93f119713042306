import { useQuery, useQueryClient } from '@tanstack/react-query'
import { blogRequestUrl } from '@two-pastors/feeds'
import { useDeferredValue } from 'react'
import { preload } from 'react-dom'
import { env, isBuild } from '#config/env.ts'
import { blogQuery } from './blog-queries.ts'

/** All posts of the blog, fetched once a visit, as soon as they are `wanted`. */
export function useBlog({ wanted = true } = {}) {
  // In the prerendered HTML this becomes <link rel="preload">, which the starter puts in place beside the last of the code.
  if (isBuild && wanted) {
    preload(blogRequestUrl(env.rssProxyUrl, env.blogFeedUrl), {
      as: 'fetch',
      crossOrigin: 'anonymous',
      fetchPriority: 'low',
    })
  }
  const queryClient = useQueryClient()
  const { data, isError } = useQuery({ ...blogQuery, enabled: wanted })
  // A grid of posts is rendered in slices, so that the page keeps answering.
  const posts = useDeferredValue(data?.posts)
  const retry = () => void queryClient.resetQueries(blogQuery)
  return { posts, isError, isPending: !posts && !isError, retry }
}
