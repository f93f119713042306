import type { ReviewCard } from '#model/schemas.ts'
import { type FilterName, type Filters, filterNames, filterReviews, type Miss, missesOf } from './filters.ts'

export type Closest = { review: ReviewCard; misses: Miss[] }

const MAX_CLOSEST = 4

/** The films that come closest to matching. `distance` is how far a film is from fitting the family: 0 if it fits. */
export function closestTo(
  reviews: ReviewCard[],
  filters: Filters,
  distance: (id: string) => number,
): Closest[] {
  const all = reviews.map((review) => {
    const misses = missesOf(review, filters)
    const family = filters.fits ? distance(review.id) : 0
    return {
      review,
      misses,
      count: new Set(misses.map(({ filter }) => filter)).size + (family > 0 ? 1 : 0),
      far: misses.reduce((sum, { by }) => sum + by, family),
    }
  })
  return all.sort((a, b) => a.count - b.count || a.far - b.far).slice(0, MAX_CLOSEST)
}

/** Filters that alone exclude everything: their names, and the films that there would be without each. */
export function filtersToRelax(
  reviews: ReviewCard[],
  filters: Filters,
  distance: (id: string) => number,
): { filter: FilterName; found: ReviewCard[] }[] {
  return (Object.keys(filterNames) as FilterName[])
    .filter((filter) => filters[filter] !== undefined)
    .map((filter) => {
      const matching = filterReviews(reviews, { ...filters, [filter]: undefined })
      const fitting = filters.fits ? matching.filter(({ id }) => distance(id) === 0) : matching
      return { filter, found: fitting }
    })
    .filter(({ found }) => found.length > 0)
}
