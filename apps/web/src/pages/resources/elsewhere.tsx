import { useQuery } from '@tanstack/react-query'
import { Button } from '@two-pastors/ui'
import { useDeferredValue, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { best, type Hit } from '#features/search/find.ts'
import { Highlighted } from '#features/search/highlighted.tsx'
import { HitLink } from '#features/search/hit-link.tsx'
import { siteIndexQuery, spokenIndexQuery } from '#features/search/search-queries.ts'
import { PageLink } from '#lib/page-link.tsx'

const MAX_HITS = 3

/**
 * What other pages have for a term, with a link to all results; nothing until the index has loaded, or if there is nothing.
 */
export function Elsewhere({ term }: { term: string }) {
  const { pathname } = useLocation()
  const { data: find, isError } = useQuery(siteIndexQuery)
  const wanted = useDeferredValue(term)
  const hits = useMemo(
    () => (find ? best(find, wanted).filter(({ path }) => path !== pathname) : []).slice(0, MAX_HITS),
    [find, wanted, pathname],
  )
  const { data: spoken } = useQuery({ ...spokenIndexQuery, enabled: find !== undefined && hits.length === 0 })
  const isSaid = useMemo(() => spoken !== undefined && best(spoken, wanted).length > 0, [spoken, wanted])
  // We can't know, but the search may.
  if (!isError && !isSaid && hits.length === 0) return null
  return (
    <>
      {hits.length > 0 && <Hits hits={hits} />}
      <Button asChild variant="outline" className="wrap-anywhere">
        <PageLink to={`/search?${new URLSearchParams({ q: term })}`}>
          {`Search the Whole Site for “${term}”`}
        </PageLink>
      </Button>
    </>
  )
}

function Hits({ hits }: { hits: Hit[] }) {
  return (
    <section aria-labelledby="elsewhere" className="mb-3 w-full">
      <h3 id="elsewhere" className="font-tp-display text-xl font-semibold">
        Elsewhere on This Site
      </h3>
      <ul className="mt-4 grid list-none gap-y-3">
        {hits.map(({ path, title, label, found }) => (
          <li key={`${path} ${title}`} className="wrap-anywhere">
            <HitLink to={path} className="text-lg font-semibold underline underline-offset-4">
              <Highlighted text={title} found={found} />
            </HitLink>
            <p className="text-sm text-tp-muted">{label}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
