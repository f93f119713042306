import type { ReactNode } from 'react'
import { GuideLevels } from '#features/family/guide-scales.tsx'
import { PageLink } from '#lib/page-link.tsx'
import type { Review } from '#model/schemas.ts'
import { PastorsVerdict } from './pastors-verdict.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { sections } from './sections.ts'

type ReviewTopProps = {
  review: Review
  /** Shown with the levels. */
  children: ReactNode
}

/** Links to the sections, and the summary for parents: facts, levels, audience. */
export function ReviewTop({ review, children }: ReviewTopProps) {
  const watch = review.reviewed ? [['where-to-watch', 'Where to Watch']] : []
  return (
    <div className="mx-auto mt-8 grid max-w-5xl grid-cols-1 gap-x-12 gap-y-8 px-(--tp-gutter) md:grid-cols-2">
      <nav aria-label="Sections of this review" className="md:col-span-2">
        <ul className="list-none text-balance max-sm:grid max-sm:grid-cols-1">
          {[...Object.entries(sections), ...watch].map(([id, heading]) => (
            <li key={id} className="inline-block max-w-full pe-5">
              <a
                href={`#${id}`}
                className="inline-flex min-h-8 items-center rounded-tp-sm text-tp-accent underline underline-offset-4 outline-offset-2 outline-tp-focus focus-visible:outline-2"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label="Family guide at a glance" className="min-w-0">
        <GuideLevels guide={review.guide} />
        <p className="mt-3 text-sm text-tp-muted print:hidden">
          <a href="#family-guide" className="underline underline-offset-2">
            Every scene and note
          </a>
          {' · '}
          <PageLink to="/family" className="underline underline-offset-2">
            What the levels mean
          </PageLink>
        </p>
        <div className="mt-2">{children}</div>
        <ReviewFacts reviewed={review.reviewed} />
      </section>
      <PastorsVerdict pastors={review.pastors} />
    </div>
  )
}
