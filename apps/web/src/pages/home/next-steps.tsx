import { Button, SectionHeading } from '@two-pastors/ui'
import { PageLink } from '#lib/page-link.tsx'

const steps = [
  {
    id: 'release-news',
    heading: 'Release News',
    text: 'Know when a film opens and when tickets go on sale, by email or by text.',
    to: '/notifications',
    action: 'Sign Up',
  },
  {
    id: 'church',
    heading: 'Bring Your Church',
    text: 'Choose a film and an evening, and get flyers, slides, a budget and a plan. It’s free.',
    to: '/plan',
    action: 'Plan a Showing',
  },
]

/** Links to release news and, for groups, to the planner. */
export function NextSteps({ hasKits }: { hasKits?: boolean }) {
  return (
    <div className="mx-auto mt-16 grid max-w-(--page-width) grid-cols-1 gap-6 px-(--tp-gutter) lg:grid-cols-2">
      {steps
        .filter(({ to }) => hasKits || to !== '/plan')
        .map(({ id, heading, text, to, action }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="flex flex-col items-start gap-x-8 gap-y-5 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8 sm:flex-row sm:items-center"
          >
            <div className="grow sm:self-start">
              <SectionHeading id={id}>{heading}</SectionHeading>
              <p className="mt-3 text-pretty text-tp-muted sm:max-w-sm sm:text-balance">{text}</p>
            </div>
            <Button asChild className="max-sm:w-full sm:shrink-0">
              <PageLink to={to}>{action}</PageLink>
            </Button>
          </section>
        ))}
    </div>
  )
}
