import type { ReviewCard } from '#content/schemas/schemas.ts'

const MOST_RELATED = 2

/** The review after this one, and those that have most in common with it: categories first, then the age. */
export function relatedTo(
  reviews: ReviewCard[],
  id: string,
): { next: ReviewCard; related: ReviewCard[] } | null {
  const place = reviews.findIndex((review) => review.id === id)
  const current = reviews[place]
  const next = reviews[(place + 1) % reviews.length]
  if (!current || !next || next === current) return null
  const shared = (review: ReviewCard) =>
    review.categories.filter((category) => current.categories.includes(category)).length
  const years = (review: ReviewCard) => Math.abs(review.guide.age - current.guide.age)
  const related = reviews
    .filter((review) => review !== current && review !== next)
    .sort((a, b) => shared(b) - shared(a) || years(a) - years(b))
    .slice(0, MOST_RELATED)
  return { next, related }
}
