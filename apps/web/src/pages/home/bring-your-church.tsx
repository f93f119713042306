import { Button, SectionHeading } from '@two-pastors/ui'
import { PageLink } from '#lib/page-link.tsx'

/** The way to the planner, for whoever comes with a group. */
export function BringYourChurch() {
  return (
    <section aria-labelledby="church" className="mx-auto mt-16 max-w-(--page-width) px-(--tp-gutter)">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8">
        <div>
          <SectionHeading id="church">Bring Your Church</SectionHeading>
          <p className="mt-3 text-pretty text-tp-muted">
            Choose a film and an evening, and get flyers, slides, a budget and a plan. It’s free.
          </p>
        </div>
        <Button asChild className="max-sm:w-full">
          <PageLink to="/plan">Plan a Showing</PageLink>
        </Button>
      </div>
    </section>
  )
}
