import { useRef } from 'react'
import { LinkedHeading } from '#lib/linked-heading.tsx'
import { part } from '#lib/part.ts'
import { useInView } from '#lib/use-in-view.ts'

const cardsPart = part(() => import('./family-review-cards.tsx'))

/** Four reviews with their suggested ages. The cards load near the viewport. */
export function ReviewedForFamilies() {
  const section = useRef<HTMLElement>(null)
  const { module } = cardsPart.use(useInView(section))
  return (
    <section
      ref={section}
      aria-labelledby="families"
      className="@container mx-auto mt-16 max-w-(--page-width) px-(--tp-gutter)"
    >
      <LinkedHeading id="families" heading="Reviewed for Families" to="/reviews" link="All Film Reviews" />
      {/* As high as the cards with their pictures and lines, so that nothing below moves when they load. Titles and
          categories take more lines in narrow cards. */}
      <div className="mt-6 grid min-h-[calc(var(--rows)*(var(--card)*9/16+var(--lines)+1.5rem)-1.5rem)] grid-cols-1 [--card:min(19rem,85cqw)] [--lines:25.95rem] [--rows:1] min-[23.2rem]:[--lines:24.05rem] sm:[--card:calc((100cqw-1.5rem)/2)] sm:[--lines:23.18rem] sm:[--rows:2] md:[--lines:21.7rem] min-[56rem]:[--lines:20.8rem] min-[62rem]:[--lines:19.94rem] min-[68rem]:[--lines:19.06rem] xl:[--card:calc((100cqw-4.5rem)/4)] xl:[--lines:25.55rem] xl:[--rows:1] min-[81.2rem]:[--lines:24.05rem] min-[96rem]:[--lines:22.55rem] noscript:hidden">
        {module && <module.FamilyReviewCards />}
      </div>
    </section>
  )
}
