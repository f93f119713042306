import { useQuery } from '@tanstack/react-query'
import { SectionHeading } from '@two-pastors/ui'
import { useDeferredValue, useMemo } from 'react'
import { siteIndexQuery, spokenIndexQuery } from '#features/search/search-queries.ts'
import { FoundFilms } from './found-films.tsx'
import { FoundGroup } from './found-group.tsx'
import { FoundLines } from './found-lines.tsx'
import { FoundPages } from './found-pages.tsx'
import { FoundReviews } from './found-reviews.tsx'
import { groupHits, type Kind } from './group-hits.ts'

const HEADINGS: Record<Kind, string> = {
  film: 'Films and Series',
  page: 'Pages',
  review: 'Reviewed for families',
  post: 'Blog Posts',
  resource: 'Resources',
  video: 'Videos',
}

/** How hits of a kind are listed. */
const lists: Partial<Record<Kind, typeof FoundPages>> = { film: FoundFilms, review: FoundReviews }

type SiteResultsProps = {
  term: string
  /** Whether the results above have the videos; otherwise a misspelled one is found here. */
  hasVideos: boolean
}

/** What the site has for a term besides the videos of the feeds. Nothing if there is nothing. */
export function SiteResults({ term, hasVideos }: SiteResultsProps) {
  // Deferred, so that rendering the results doesn't block input.
  const find = useDeferredValue(useQuery(siteIndexQuery).data)
  const findSpoken = useDeferredValue(useQuery(spokenIndexQuery).data)
  const hits = useMemo(
    () => (find?.(term) ?? []).filter(({ kind }) => !(hasVideos && kind === 'video')),
    [find, term, hasVideos],
  )
  const lines = useMemo(() => findSpoken?.(term) ?? [], [findSpoken, term])
  const count = hits.length + lines.length

  return (
    <section
      aria-labelledby={count > 0 ? 'site-results' : undefined}
      className="mx-auto max-w-(--page-width) px-(--tp-gutter) pt-14 empty:hidden"
    >
      {count > 0 && <SectionHeading id="site-results">Also on This Site</SectionHeading>}
      <p role="status" className="mt-2 text-tp-muted empty:hidden">
        {count > 0 && (count === 1 ? '1 more result' : `${count} more results`)}
      </p>
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
