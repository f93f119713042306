import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { blogQuery } from './blog-queries.ts'

/** All blog posts, fetched once per visit, when first `wanted`. */
export function useBlog({ wanted = true } = {}) {
  const queryClient = useQueryClient()
  const { data, isError } = useQuery({ ...blogQuery, enabled: wanted })
  // Deferred, so that rendering a large grid doesn't block input.
  const posts = useDeferredValue(data?.posts)
  const retry = () => void queryClient.resetQueries(blogQuery)
  return { posts, isError, isPending: !posts && !isError, retry }
}
