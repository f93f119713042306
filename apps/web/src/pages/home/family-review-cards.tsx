import { Grid } from '@two-pastors/ui'
import { ReviewTeaser } from '#features/reviews/review-teaser.tsx'
import { reviews } from '#features/reviews/reviews.ts'

const SHOWN = 4

/** The reviews for the youngest, who are asked about most. */
const shown = reviews.toSorted((a, b) => a.guide.age - b.guide.age).slice(0, SHOWN)

export function FamilyReviewCards() {
  return (
    <Grid columns="four">
      {shown.map((review) => (
        <ReviewTeaser key={review.id} review={review} />
      ))}
    </Grid>
  )
}
