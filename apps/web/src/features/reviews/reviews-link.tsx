import { Button } from '@two-pastors/ui'
import { PageLink } from '#lib/page-link.tsx'

/** The way to the reviews, which neither header nor footer shows. */
export function ReviewsLink() {
  return (
    <Button asChild variant="outline" className="mt-6">
      <PageLink to="/reviews">Film Reviews</PageLink>
    </Button>
  )
}
