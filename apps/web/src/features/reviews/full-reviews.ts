import type { Review } from '#model/schemas.ts'

const files = import.meta.glob<Review>('#content/reviews/*.yaml', { eager: true, import: 'default' })

/** Every review in full, newest first. Only for the build; browsers load them one at a time (reviews.ts). */
export const fullReviews: Review[] = Object.values(files).sort((a, b) =>
  b.publishDate.localeCompare(a.publishDate),
)
