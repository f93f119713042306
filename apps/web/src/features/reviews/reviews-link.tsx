import { Button } from '@two-pastors/ui'
import { has } from '#config/site-parts.ts'
import { PageLink } from '#lib/page-link.tsx'

/** A link to the reviews, which the header and footer don't have. */
export function ReviewsLink() {
  if (!has('reviews')) return null
  return (
    <Button asChild variant="outline" className="mt-6">
      <PageLink to="/reviews">Film Reviews</PageLink>
    </Button>
  )
}
