import { LinkedHeading } from '#lib/linked-heading.tsx'

/** The way to the planner, for whoever comes with a group. */
export function BringYourChurch() {
  return (
    <section aria-labelledby="church" className="mx-auto mt-16 max-w-(--page-width) px-(--tp-gutter)">
      <LinkedHeading id="church" heading="Bring Your Church" to="/plan" link="Plan a showing" />
      <p className="mt-3 max-w-prose text-lg text-pretty text-tp-muted">
        Choose a film and an evening, and get flyers, slides, a budget and a plan. It’s free.
      </p>
    </section>
  )
}
