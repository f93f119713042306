import { Prose, RatingStars, SectionHeading } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import { GuideScales } from '#features/family/guide-scales.tsx'
import { SiteHtml } from '#lib/site-html.tsx'
import type { Review } from '#model/schemas.ts'

import { type SectionId, sections } from './sections.ts'

/** The sections of a review. */
export function ReviewBody({ review: { content, rating, guide } }: { review: Review }) {
  return (
    <>
      <Section id="summary">
        <SiteHtml html={content.summary} />
      </Section>
      <Section id="plot">
        <SiteHtml html={content.plot} />
      </Section>
      <Section id="faith">
        <SiteHtml html={content.faithElements} />
      </Section>
      <Section id="family-guide">
        <SiteHtml html={content.familyFriendly} />
        <div className="mt-8 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8 print:border-0 print:p-0">
          <GuideScales guide={guide} />
        </div>
      </Section>
      <Section id="loved">
        <Points points={content.positives} />
      </Section>
      <Section id="consider">
        <Points points={content.concerns} />
      </Section>
      <Section
        id="recommendation"
        className="break-inside-avoid rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8 print:mt-6 print:p-4"
      >
        <RatingStars rating={rating} className="mb-4 text-2xl" />
        <SiteHtml html={content.recommendation} />
      </Section>
    </>
  )
}

type SectionProps = { id: SectionId; className?: string; children: ReactNode }

function Section({ id, className = '', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`mx-auto mt-12 lg:max-w-2xl ${className}`}>
      <SectionHeading id={id} className="mb-4">
        {sections[id]}
      </SectionHeading>
      {children}
    </section>
  )
}

function Points({ points }: { points: string[] }) {
  return (
    <Prose>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Prose>
  )
}
