import { queryOptions } from '@tanstack/react-query'
import { byId } from '#lib/by-id.ts'
import type { Review } from '#model/schemas.ts'

const files = byId(import.meta.glob<Review>('#content/reviews/*.yaml', { import: 'default' }))

/** A full review, which loads as a separate chunk; null if the id is unknown. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['review', id],
    queryFn: async () => (await files.get(id)?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
