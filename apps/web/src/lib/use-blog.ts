import { useQuery } from '@tanstack/react-query'
import { blogRequestUrl } from '@two-pastors/feeds'
import { preload } from 'react-dom'
import { env, isBuild } from '../config/env.ts'
import { blogQuery } from './blog.ts'

/** All posts of the blog, fetched once a visit. */
export function useBlog() {
  // In the prerendered HTML this becomes <link rel="preload">: the blog starts beside the code, not after it.
  if (isBuild) {
    preload(blogRequestUrl(env.rssProxyUrl, env.blogFeedUrl), {
      as: 'fetch',
      crossOrigin: 'anonymous',
      fetchPriority: 'low',
    })
  }
  return useQuery(blogQuery)
}
