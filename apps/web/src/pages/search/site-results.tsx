import { cn, SectionHeading } from '@two-pastors/ui'
import { FoundFilms } from './found-films.tsx'
import { FoundGroup } from './found-group.tsx'
import { FoundLines } from './found-lines.tsx'
import { FoundPages } from './found-pages.tsx'
import { FoundReviews } from './found-reviews.tsx'
import { groupHits, type Kind } from './group-hits.ts'
import type { Results } from './search-site.ts'

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
  results: Results
  /** Whether they stand below other results, or below what is said in their place. */
  isMore: boolean
}

/** What the site has for a term besides the videos of the feeds. Nothing if there is nothing. */
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
