import { Grid, SectionHeading } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import { PostSection, wholeRows } from '#features/blog/post-section.tsx'
import { FilmBriefs } from '#features/films/film-briefs.tsx'
import { films } from '#features/films/films.ts'
import { filmsRelatedTo, postsRelatedTo, relatedTo } from '#features/reviews/related.ts'
import { ReviewTeaser } from '#features/reviews/review-teaser.tsx'
import { reviews } from '#features/reviews/reviews.ts'
import type { Review, ReviewCard } from '#model/schemas.ts'

export type MoreReviewsProps = {
  review: Review
  /** Adds another review to the comparison. */
  compare: (review: ReviewCard) => ReactNode
}

/** The next review and two related ones, our films, and posts. */
export function MoreReviews({ review, compare }: MoreReviewsProps) {
  const found = relatedTo(reviews, review.id)
  return (
    <>
      {found && (
        <section aria-labelledby="more-reviews">
          <SectionHeading id="more-reviews">More Reviews</SectionHeading>
          <Grid className={`mt-6 ${wholeRows}`}>
            {[found.next, ...found.related].map((other) => (
              <ReviewTeaser key={other.id} review={other}>
                {compare(other)}
              </ReviewTeaser>
            ))}
          </Grid>
        </section>
      )}
      <div className="pt-14">
        <FilmBriefs heading="From Our Films" films={filmsRelatedTo(films, review)} />
      </div>
      <PostSection heading="From Our Blog" choose={(posts) => postsRelatedTo(posts, review)} />
    </>
  )
}
