import { Grid, SectionHeading } from '@two-pastors/ui'
import type { Review } from '#content/schemas/schemas.ts'
import { relatedTo } from '#features/reviews/related.ts'
import { ReviewTeaser } from '#features/reviews/review-teaser.tsx'
import { reviews } from '#features/reviews/reviews.ts'
import { RelatedFilms } from './related-films.tsx'
import { RelatedPosts } from './related-posts.tsx'
import { wholeRows } from './whole-rows.ts'

/** The next review and two related ones, our films, and posts. */
export function MoreReviews({ review }: { review: Review }) {
  const found = relatedTo(reviews, review.id)
  return (
    <>
      {found && (
        <section aria-labelledby="more-reviews">
          <SectionHeading id="more-reviews">More Reviews</SectionHeading>
          <Grid className={`mt-6 ${wholeRows}`}>
            {[found.next, ...found.related].map((other) => (
              <ReviewTeaser key={other.id} review={other} />
            ))}
          </Grid>
        </section>
      )}
      <RelatedFilms review={review} />
      <RelatedPosts review={review} />
    </>
  )
}
