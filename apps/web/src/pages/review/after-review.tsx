import { Button, SectionHeading } from '@two-pastors/ui'
import { useRef } from 'react'
import { PageLink } from '#lib/page-link.tsx'
import { part } from '#lib/part.ts'
import { useInView } from '#lib/use-in-view.ts'
import type { MoreReviewsProps } from './more-reviews.tsx'
import { sections } from './sections.ts'

const morePart = part(() => import('./more-reviews.tsx'))

/** What comes after a review: questions to talk about, and what to read next. */
export function AfterReview({ review, compare }: MoreReviewsProps) {
  const more = useRef<HTMLDivElement>(null)
  const { module } = morePart.use(useInView(more))
  return (
    <div className="px-(--tp-gutter) pt-16 print:hidden">
      <section
        aria-labelledby="talk"
        className="mx-auto flex max-w-[calc(64rem-2*var(--tp-gutter))] flex-wrap lg:max-w-2xl items-center justify-between gap-x-8 gap-y-4 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8"
      >
        <div className="min-w-0 flex-1 basis-72">
          <SectionHeading id="talk">{sections.talk}</SectionHeading>
          <p className="mt-2 text-tp-muted">
            Three questions for each age, a verse and something to do. One sheet, for the fridge or the car.
          </p>
        </div>
        <Button asChild className="max-sm:w-full">
          <PageLink to={`/talk/${review.id}`}>Open the Questions</PageLink>
        </Button>
      </section>
      {/* The minimum height is that of the cards, which load near the viewport. */}
      <div ref={more} className="@container mx-auto min-h-120 max-w-[calc(64rem-2*var(--tp-gutter))] pt-14">
        {module && <module.MoreReviews review={review} compare={compare} />}
      </div>
    </div>
  )
}
