import type { VideoItem } from '@two-pastors/feeds'
import { films } from '#content/films.ts'
import { CardVerdictLine } from '#features/family/card-verdict-line.tsx'
import { reviews } from '#features/reviews/reviews.ts'
import { filmOf, reviewsOf } from '#features/watch/belongs-to.ts'

/** The verdict on the film that a video belongs to; nothing if we have rated none. Loads once there is a family. */
export function ResultVerdict({ item }: { item: VideoItem }) {
  const film = filmOf(item, films)
  const [review] = reviewsOf(item, reviews, [])
  const id = film?.guide ? film.id : review?.id
  return id ? <CardVerdictLine id={id} /> : null
}
