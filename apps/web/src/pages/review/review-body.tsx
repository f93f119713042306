import { Prose, RatingStars, SectionHeading } from '@two-pastors/ui'
import { type ReactNode, useId } from 'react'
import type { Review } from '#content/schemas/schemas.ts'
import { SiteHtml } from '#lib/site-html.tsx'

/** The sections of a review. */
export function ReviewBody({ review: { content, rating } }: { review: Review }) {
  return (
    <>
      <Section heading="Review Summary">
        <SiteHtml html={content.summary} />
      </Section>
      <Section heading="Plot Overview">
        <SiteHtml html={content.plot} />
      </Section>
      <Section heading="Faith & Spiritual Themes">
        <SiteHtml html={content.faithElements} />
      </Section>
      <Section heading="Family Viewing Guide">
        <SiteHtml html={content.familyFriendly} />
      </Section>
      <Section heading="What We Loved">
        <Points points={content.positives} />
      </Section>
      <Section heading="Points to Consider">
        <Points points={content.concerns} />
      </Section>
      <Section
        heading="Final Recommendation"
        className="break-inside-avoid rounded-tp-lg border border-tp-line bg-tp-surface p-6 sm:p-10"
      >
        <RatingStars rating={rating} className="mb-4 text-2xl" />
        <SiteHtml html={content.recommendation} />
      </Section>
    </>
  )
}

type SectionProps = { heading: string; className?: string; children: ReactNode }

function Section({ heading, className = '', children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`mt-12 ${className}`}>
      <SectionHeading id={id} className="mb-4">
        {heading}
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
