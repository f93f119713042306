import { ArticleCard, Button, RatingStars } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import { CardVerdict } from '#features/family/card-verdict.tsx'
import { longDate } from '#lib/dates.ts'
import { excerpt } from '#lib/excerpt.ts'
import { PageLink } from '#lib/page-link.tsx'
import { Picture } from '#lib/picture.tsx'
import type { ReviewCard } from '#model/schemas.ts'
import { runningTime } from './running-time.ts'

type ReviewTeaserProps = {
  review: ReviewCard
  /** What doesn't match the visitor's filters. */
  against?: string
  /** Shown next to its link. */
  children?: ReactNode
}

/** A review in a list. */
export function ReviewTeaser({ review, against, children }: ReviewTeaserProps) {
  const { id, guide, rating, reviewed } = review
  const facts = [guide.age > 0 ? `Ages ${guide.age}+` : 'All ages', reviewed && runningTime(reviewed)]
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
      description={excerpt(review.description)}
      actions={
        <div className="grid w-full gap-3">
          {/* Above the facts, which line up in a row of cards, however long the verdicts are. */}
          {against && <p className="text-sm">{`Not quite: ${against}.`}</p>}
          <CardVerdict id={id} />
          <p className="grid gap-1 font-semibold">
            {facts.filter(Boolean).join(' · ')}
            <RatingStars rating={rating} />
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button asChild variant="outline" size="sm">
              <PageLink to={`/reviews/${id}`} aria-label={`Read Full Review: ${review.title}`}>
                Read Full Review
              </PageLink>
            </Button>
            {children}
          </div>
        </div>
      }
    />
  )
}
