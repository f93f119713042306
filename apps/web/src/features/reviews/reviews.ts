import { queryOptions } from '@tanstack/react-query'
import type { Review, ReviewCard } from '#content/schemas/schemas.ts'

const cards = import.meta.glob<ReviewCard>('../../content/reviews/*.yaml', {
  eager: true,
  import: 'default',
  query: '?listing',
})
const files = import.meta.glob<Review>('../../content/reviews/*.yaml', { import: 'default' })

/** What lists show of the built-in reviews, newest first. */
export const reviews: ReviewCard[] = Object.values(cards).sort((a, b) =>
  b.publishDate.localeCompare(a.publishDate),
)

/** A whole review, in a file of its own; null when there is none with this id. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['review', id],
    queryFn: async () => (await files[`../../content/reviews/${id}.yaml`]?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
