import { queryOptions } from '@tanstack/react-query'
import type { Review } from '#content/schemas/schemas.ts'

const files = import.meta.glob<Review>('../../content/reviews/*.yaml', { import: 'default' })

/** A full review, which loads as a separate chunk; null if none has this id. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['review', id],
    queryFn: async () => (await files[`../../content/reviews/${id}.yaml`]?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
