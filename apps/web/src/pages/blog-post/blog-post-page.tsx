import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Params } from 'react-router-dom'
import { useParams } from 'react-router-dom'
import { blogPostQuery } from '#features/blog/blog-queries.ts'
import { NotFound } from '#features/not-found/not-found.tsx'
import { Post } from './post.tsx'
import { PostSkeleton } from './post-skeleton.tsx'

export const load = (queryClient: QueryClient, { id = '' }: Params) =>
  queryClient.ensureQueryData(blogPostQuery(id))

export function Screen() {
  const { id = '' } = useParams()
  const { data: post, isPending } = useQuery(blogPostQuery(id))
  if (isPending) return <PostSkeleton />
  return post ? <Post post={post} /> : <NotFound />
}
