import { ArticleCard, Button } from '@two-pastors/ui'
import type { ReviewCard } from '#content/schemas/schemas.ts'
import { longDate } from '#lib/dates.ts'
import { PageLink } from '#lib/page-link.tsx'
import { Picture } from '#lib/picture.tsx'

/** A review in a list. */
export function ReviewTeaser({ review }: { review: ReviewCard }) {
  return (
    <ArticleCard
      title={review.title}
      image={
        <Picture
          picture={review.featuredImage}
          sizes="(min-width: 80rem) 23vw, (min-width: 40rem) 46vw, 92vw"
        />
      }
      date={{ iso: review.publishDate, text: longDate(review.publishDate) }}
      categories={review.categories}
      description={review.description}
      actions={
        <Button asChild variant="outline" size="sm">
          <PageLink to={`/reviews/${review.id}`} aria-label={`Read Full Review: ${review.title}`}>
            Read Full Review
          </PageLink>
        </Button>
      }
    />
  )
}
