import page from '#content/pages/reviews.yaml'
import { isThere } from '#lib/is-there.ts'
import type { ReviewCard } from '#model/schemas.ts'

const cards = import.meta.glob<ReviewCard>('#content/reviews/*.yaml', {
  eager: true,
  import: 'default',
  query: '?listing',
})

const newestFirst = Object.values(cards)
  .filter(isThere)
  .sort((a, b) => b.publishDate.localeCompare(a.publishDate))

/** The featured ones, in the staff's order. */
export const featuredReviews = page.featured.flatMap(
  (id) => newestFirst.find((review) => review.id === id) ?? [],
)

/** All reviews without their long texts: featured ones first, then newest first. */
export const reviews: ReviewCard[] = [
  ...featuredReviews,
  ...newestFirst.filter((review) => !featuredReviews.includes(review)),
]
