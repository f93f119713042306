import { Grid, SectionHeading } from '@two-pastors/ui'
import { relatedTo } from '#features/reviews/related.ts'
import { ReviewTeaser } from '#features/reviews/review-teaser.tsx'
import { reviews } from '#features/reviews/reviews.ts'

/** The next review and two related ones. */
export function MoreReviews({ id }: { id: string }) {
  const found = relatedTo(reviews, id)
  if (!found) return null
  return (
    <section aria-labelledby="more-reviews">
      <SectionHeading id="more-reviews">Next Review</SectionHeading>
      <Grid className="mt-6">
        {[found.next, ...found.related].map((review) => (
          <ReviewTeaser key={review.id} review={review} />
        ))}
      </Grid>
    </section>
  )
}
