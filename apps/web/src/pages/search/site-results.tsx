import { cn, LoadMore, SectionHeading, useGrowingCount } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import type { SearchEntry } from '#features/search/entry.ts'
import type { Hit, SpokenLine } from '#features/search/find.ts'
import { Highlighted } from '#features/search/highlighted.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { clock } from '#lib/time.ts'
import { FoundFilms } from './found-films.tsx'
import { FoundPages } from './found-pages.tsx'
import { FoundReviews } from './found-reviews.tsx'
import type { Results } from './search-site.ts'

const HEADINGS: Record<Kind, string> = {
  film: 'Films and Series',
  page: 'Pages',
  review: 'Reviewed for Families',
  post: 'Blog Posts',
  resource: 'Resources',
  video: 'Videos',
}

/** How results of a kind are listed. */
const lists: Partial<Record<Kind, typeof FoundPages>> = { film: FoundFilms, review: FoundReviews }

type SiteResultsProps = {
  term: string
  results: Results
  /** Whether they are below other results, or below a message in their place. */
  isMore: boolean
}

/** What the site has for a term besides the videos of the feeds. Renders nothing if there is nothing. */
export function SiteResults({ term, results: { hits, lines }, isMore }: SiteResultsProps) {
  const count = hits.length + lines.length
  if (count === 0) return null
  return (
    <section
      aria-labelledby="site-results"
      className={cn('mx-auto max-w-(--page-width) px-(--tp-gutter)', isMore ? 'pt-14' : 'pt-4')}
    >
      <SectionHeading id="site-results">{isMore ? 'Also on This Site' : 'On This Site'}</SectionHeading>
      {isMore && (
        <p role="status" className="mt-2 text-tp-muted">
          {count === 1 ? '1 more result' : `${count} more results`}
        </p>
      )}
      {groupHits(hits).map(({ kind, hits }) => (
        <FoundGroup key={`${kind} ${term}`} id={`found-${kind}`} heading={HEADINGS[kind]} found={hits}>
          {(shown) => {
            const Found = lists[kind] ?? FoundPages
            return <Found hits={shown} />
          }}
        </FoundGroup>
      ))}
      {lines.length > 0 && (
        <FoundGroup key={term} id="found-lines" heading="Said in a Video" found={lines}>
          {(shown) => <FoundLines lines={shown} />}
        </FoundGroup>
      )}
    </section>
  )
}

/** Lines of videos; each opens its video at that point. */
function FoundLines({ lines }: { lines: SpokenLine[] }) {
  return (
    <ul className="grid list-none gap-x-8 gap-y-5 md:grid-cols-2">
      {lines.map(({ path, title, at, text, found }) => (
        <li key={`${path} ${at}`} className="wrap-anywhere">
          <PageLink to={`${path}?t=${at}`} className="block">
            <span className="text-lg font-semibold underline underline-offset-4">{title}</span>
            <span className="mt-1 block">
              <span className="text-tp-muted">at {clock(at)}:</span> <Highlighted text={text} found={found} />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

type FoundGroupProps<Found> = {
  id: string
  heading: string
  found: Found[]
  /** Renders the ones that are shown. */
  children: (shown: Found[]) => ReactNode
}

/** Results of one kind, best first, with more on demand. */
function FoundGroup<Found>({ id, heading, found, children }: FoundGroupProps<Found>) {
  const { count, more } = useGrowingCount(found.length)
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

export type Kind = SearchEntry['kind']
export type Group = { kind: Kind; hits: Hit[] }

/** Results grouped by kind; the group with the best one comes first. */
export function groupHits(hits: Hit[]): Group[] {
  const groups = new Map<Kind, Hit[]>()
  for (const hit of hits) groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit])
  return [...groups].map(([kind, hits]) => ({ kind, hits }))
}
