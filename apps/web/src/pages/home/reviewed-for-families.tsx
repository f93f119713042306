import { Button, SectionHeading } from '@two-pastors/ui'
import { useRef } from 'react'
import { PageLink } from '#lib/page-link.tsx'
import { part } from '#lib/part.ts'
import { useInView } from '#lib/use-in-view.ts'

const cardsPart = part(() => import('./family-review-cards.tsx'))

/** Four reviews with their ages. The cards load when they come near. */
export function ReviewedForFamilies() {
  const section = useRef<HTMLElement>(null)
  const { module } = cardsPart.use(useInView(section))
  return (
    <section
      ref={section}
      aria-labelledby="families"
      className="mx-auto mt-16 max-w-(--page-width) px-(--tp-gutter)"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SectionHeading id="families">Reviewed for families</SectionHeading>
        <Button asChild variant="link">
          <PageLink to="/reviews">All film reviews</PageLink>
        </Button>
      </div>
      {/* As high as the highest card, so that nothing below moves when they come. */}
      <div className="mt-6 grid min-h-[37.25rem] grid-cols-1 noscript:hidden">
        {module && <module.FamilyReviewCards />}
      </div>
    </section>
  )
}
