import { LoadMore, useGrowingCount } from '@two-pastors/ui'
import type { ReactNode } from 'react'

type FoundGroupProps<Found> = {
  id: string
  heading: string
  found: Found[]
  /** Renders those that are shown. */
  children: (shown: Found[]) => ReactNode
}

/** Results of one kind, the best first; more on demand. */
export function FoundGroup<Found>({ id, heading, found, children }: FoundGroupProps<Found>) {
  const { count, more } = useGrowingCount(found.length, { first: 6, step: 12 })
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="mb-4 font-tp-display text-xl font-semibold">
        {heading}
      </h3>
      {children(found.slice(0, count))}
      <LoadMore shown={count} total={found.length} onMore={more} />
    </section>
  )
}
