import { Grid, SectionHeading } from '@two-pastors/ui'
import { CompareBox } from '#features/reviews/compare-box.tsx'
import { ReviewTeaser } from '#features/reviews/review-teaser.tsx'
import { featuredReviews } from '#features/reviews/reviews.ts'
import { useFilters } from '#features/reviews/use-filters.ts'

/** The reviews that staff picked, above the search. */
export function Featured() {
  const { compared, toggle } = useFilters()
  return (
    <section aria-labelledby="featured" className="pt-12 [&_:is(a,input)]:scroll-mb-24">
      <SectionHeading id="featured">Featured Reviews</SectionHeading>
      <Grid columns="four" className="mt-8 lg:max-xl:grid-cols-2">
        {featuredReviews.map((review) => (
          <ReviewTeaser key={review.id} review={review}>
            <CompareBox review={review} compared={compared} onToggle={toggle} />
          </ReviewTeaser>
        ))}
      </Grid>
    </section>
  )
}
