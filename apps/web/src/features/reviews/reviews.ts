import { queryOptions } from '@tanstack/react-query'
import type { Review, ReviewCard } from '#content/schemas/schemas.ts'

const cards = import.meta.glob<ReviewCard>('../../content/reviews/*.yaml', {
  eager: true,
  import: 'default',
  query: '?listing',
})
const files = import.meta.glob<Review>('../../content/reviews/*.yaml', { import: 'default' })

/** All reviews without their long text, newest first. */
export const reviews: ReviewCard[] = Object.values(cards).sort((a, b) =>
  b.publishDate.localeCompare(a.publishDate),
)

/** A full review, which loads as a separate chunk; null if none has this id. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['review', id],
    queryFn: async () => (await files[`../../content/reviews/${id}.yaml`]?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
