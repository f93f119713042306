import type { VideoItem } from '@two-pastors/feeds'
import { CardVerdict } from '#features/family/card-verdict.tsx'
import { films } from '#features/films/films.ts'
import { reviews } from '#features/reviews/reviews.ts'
import { byTitle, filmOf, reviewsOf } from '#features/watch/belongs-to.ts'

/** The verdict on the film that a video shows; nothing if we have not rated it. Loads once there is a family. */
export function ResultVerdict({ item }: { item: VideoItem }) {
  const shown = byTitle(item)
  const film = filmOf(shown, films)
  const [review] = reviewsOf(shown, reviews, [])
  const id = film?.guide ? film.id : review?.id
  return id ? <CardVerdict id={id} /> : null
}
