import { CardVerdict } from '#features/family/card-verdict.tsx'
import { reviews } from '#features/reviews/reviews.ts'
import { runningTime } from '#features/reviews/running-time.ts'
import type { Hit } from '#features/search/find.ts'
import { Highlighted } from '#features/search/highlighted.tsx'
import { PageLink } from '#lib/page-link.tsx'

/** Reviews, with their audiences and what fits the visitor's family. */
export function FoundReviews({ hits }: { hits: Hit[] }) {
  return (
    <ul className="grid list-none gap-x-8 gap-y-5 md:grid-cols-2">
      {hits.map((hit) => (
        <FoundReview key={hit.path} hit={hit} />
      ))}
    </ul>
  )
}

function FoundReview({ hit: { path, title, found } }: { hit: Hit }) {
  // A review may be newer than this page.
  const review = reviews.find(({ id }) => path.endsWith(`/${id}`))
  const facts = review && [
    review.guide.age > 0 ? `Ages ${review.guide.age}+` : 'All ages',
    review.reviewed?.rating,
    review.reviewed && runningTime(review.reviewed),
  ]
  return (
    <li className="grid content-start gap-1 wrap-anywhere">
      <PageLink to={path} className="text-lg font-semibold underline underline-offset-4">
        <Highlighted text={title} found={found} />
      </PageLink>
      {facts && <p className="text-tp-muted">{facts.filter(Boolean).join(' · ')}</p>}
      {review && <CardVerdict id={review.id} />}
    </li>
  )
}
