import { isThere } from '#lib/is-there.ts'
import type { Review } from '#model/schemas.ts'

const files = import.meta.glob<Review>('#content/reviews/*.yaml', { eager: true, import: 'default' })

/** Including those that were taken down. */
export const allReviews: Review[] = Object.values(files)

/** Every review in full, newest first. Only for the build; browsers load one at a time (reviews.ts). */
export const fullReviews = allReviews
  .filter(isThere)
  .sort((a, b) => b.publishDate.localeCompare(a.publishDate))
