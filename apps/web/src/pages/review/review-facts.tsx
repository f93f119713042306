import { cn } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import { has } from '#config/site-parts.ts'
import { Byline } from '#features/pastors/byline.tsx'
import { pastors } from '#features/pastors/pastors.ts'
import { runningTime } from '#features/reviews/running-time.ts'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { PageLink } from '#lib/page-link.tsx'
import type { Review } from '#model/schemas.ts'

const link = 'underline underline-offset-2'
// If a name doesn't fit next to its label, as on the smallest phones, every detail gets its own line.
const row = 'flex flex-wrap gap-x-4'
const term = 'basis-30 text-tp-muted'
const detail = 'min-w-0 flex-1 basis-44'

const WHERE = 'Where to watch'

/** Year, director, rating, running time and where to watch, as far as they are known, and the review's authors. */
export function ReviewFacts({ reviewed }: Pick<Review, 'reviewed'>) {
  const facts: [name: string, value: ReactNode][] = reviewed
    ? [
        ['Year', reviewed.year],
        ['Directed by', reviewed.directors?.join(', ')],
        ['Rated', reviewed.rating],
        [reviewed.episodes ? 'Length' : 'Running time', runningTime(reviewed)],
        [WHERE, <WhereToWatch key="watch" reviewed={reviewed} />],
      ]
    : []
  facts.push(['Written by', <Byline key="byline" authors={pastors} />])
  return (
    <dl className="mt-6 grid gap-y-1.5 max-[22rem]:gap-y-3">
      {facts
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name} id={name === WHERE ? 'where-to-watch' : undefined} className={row}>
            <dt className={term}>{name}</dt>
            <dd className={detail}>{value}</dd>
          </div>
        ))}
      <div className={`${row} print:hidden`}>
        <dt className={term}>Our tickets</dt>
        <dd className={detail}>
          We pay for them ourselves, and for the popcorn.{' '}
          <PageLink to="/contact" className={cn(link, 'whitespace-nowrap')}>
            Write to us
          </PageLink>
        </dd>
      </div>
    </dl>
  )
}

function WhereToWatch({ reviewed: { title, watch } }: { reviewed: NonNullable<Review['reviewed']> }) {
  // Services change from month to month, so most films link to a search of all of them.
  const url = watch?.url ?? `https://www.justwatch.com/us/search?q=${encodeURIComponent(title)}`
  return (
    <>
      <NewTabLink href={url} className={link}>
        {watch?.name ?? 'Find a service at JustWatch'}
      </NewTabLink>
      {has('plan') && (
        <p className="text-sm text-tp-muted">
          Showing it to a group?{' '}
          <PageLink to="/plan#licenses" className={link}>
            You need a license
          </PageLink>
          .
        </p>
      )}
    </>
  )
}
