import { Button, PlayIcon, SectionHeading } from '@two-pastors/ui'
import { WATCH_AT_HOME } from '#features/films/release.ts'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import type { SectionProps } from './section-props.ts'

/** The services and shops that offer a film once it is out at home. */
export function WhereToWatch({ film, words: { heading, text }, phase }: SectionProps<'where-to-watch'>) {
  const headingId = `${WATCH_AT_HOME}-heading`
  if (phase !== 'home' || film.whereToWatch.length === 0) return null
  return (
    <section
      id={WATCH_AT_HOME}
      aria-labelledby={headingId}
      data-slot="where-to-watch"
      className="flex scroll-mt-24 flex-wrap items-center gap-x-10 gap-y-6 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8"
    >
      <div className="min-w-0 flex-1 basis-80">
        <SectionHeading id={headingId}>{heading}</SectionHeading>
        {text && <p className="mt-3 max-w-prose text-lg text-pretty text-tp-muted">{text}</p>}
      </div>
      <ul className="flex max-w-full list-none flex-wrap gap-3 max-sm:w-full">
        {film.whereToWatch.map(({ name, url }) => (
          <li key={url} className="flex max-w-full max-sm:w-full">
            <Button asChild className="max-sm:w-full">
              <NewTabLink href={url}>
                <PlayIcon />
                Watch on {name}
              </NewTabLink>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
