import { Badge, SectionHeading } from '@two-pastors/ui'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { useNow } from '#lib/now.tsx'
import type { SectionProps } from './section-props.ts'

/** Upcoming showings, each with its accessibility features. Renders nothing if there are none. */
export function Showings({ film: { showings = [] }, words }: SectionProps<'showings'>) {
  const now = useNow()
  const coming = showings.filter(({ end }) => end > now)
  if (coming.length === 0) return null
  return (
    <section aria-labelledby="showings" data-slot="showings">
      <SectionHeading id="showings">{words.heading}</SectionHeading>
      <ul className="mt-6 grid list-none grid-cols-1 gap-4 lg:grid-cols-2">
        {coming.map((showing) => (
          <li
            key={showing.place + showing.end}
            className="rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-6"
          >
            <h3 className="font-tp-display text-xl font-semibold">{showing.place}</h3>
            <p className="mt-1 text-tp-gold">{showing.when}</p>
            {showing.access.length > 0 ? (
              <ul aria-label="This showing offers" className="mt-3 flex list-none flex-wrap gap-2">
                {showing.access.map((access) => (
                  <li key={access}>
                    <Badge variant="outline">{access}</Badge>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-3 text-sm text-tp-muted">
                Ask there about captions, audio description and access.
              </p>
            )}
            {showing.note && <p className="mt-3 text-pretty text-tp-muted">{showing.note}</p>}
            {showing.url && (
              <p className="mt-3">
                <NewTabLink
                  href={showing.url}
                  className="font-semibold text-tp-accent underline underline-offset-4"
                >
                  Seats<span className="sr-only"> at {showing.place}</span>
                </NewTabLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
