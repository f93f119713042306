import { ReviewTeaser } from '#features/reviews/review-teaser.tsx'
import { reviews } from '#features/reviews/reviews.ts'

const SHOWN = 4

/** The reviews for the youngest, who are asked about most. */
const shown = reviews.toSorted((a, b) => a.guide.age - b.guide.age).slice(0, SHOWN)

/** In a row of cards as wide as `--card`. */
export function FamilyReviewCards() {
  return (
    <ul
      data-slot="scroll-row"
      className="-mx-(--tp-gutter) grid list-none snap-x scroll-px-(--tp-gutter) auto-cols-(--card) grid-flow-col gap-6 overflow-x-auto px-(--tp-gutter) xl:mx-0 xl:grid-flow-row xl:grid-cols-4 xl:overflow-visible xl:px-0"
    >
      {shown.map((review) => (
        <li key={review.id} className="grid min-w-0 snap-start">
          <ReviewTeaser review={review} />
        </li>
      ))}
    </ul>
  )
}
