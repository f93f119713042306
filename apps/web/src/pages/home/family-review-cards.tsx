import { ReviewTeaser } from '#features/reviews/review-teaser.tsx'
import { reviews } from '#features/reviews/reviews.ts'

const SHOWN = 4

/** The reviews for the youngest children, whom parents ask about most. */
const shown = reviews.toSorted((a, b) => a.guide.age - b.guide.age).slice(0, SHOWN)

/** On a phone, a scrolling row of cards of the width `--card`. */
export function FamilyReviewCards() {
  return (
    <ul
      data-slot="scroll-row"
      className="grid list-none gap-6 max-sm:-mx-(--tp-gutter) max-sm:snap-x max-sm:scroll-px-(--tp-gutter) max-sm:auto-cols-(--card) max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-(--tp-gutter) sm:grid-cols-2 xl:grid-cols-4"
    >
      {shown.map((review) => (
        <li key={review.id} className="grid min-w-0 snap-start">
          <ReviewTeaser review={review} />
        </li>
      ))}
    </ul>
  )
}
