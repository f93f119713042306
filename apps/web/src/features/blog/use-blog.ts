import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { blogQuery } from './blog-queries.ts'

/** All posts of the blog, fetched once a visit, as soon as they are `wanted`. */
export function useBlog({ wanted = true } = {}) {
  const queryClient = useQueryClient()
  const { data, isError } = useQuery({ ...blogQuery, enabled: wanted })
  // A grid of posts is rendered in slices, so that the page keeps answering.
  const posts = useDeferredValue(data?.posts)
  const retry = () => void queryClient.resetQueries(blogQuery)
  return { posts, isError, isPending: !posts && !isError, retry }
}
