import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { best } from '#features/search/find.ts'
import { Highlighted } from '#features/search/highlighted.tsx'
import { HitLink } from '#features/search/hit-link.tsx'
import { siteIndexQuery } from '#features/search/search-queries.ts'

const MAX_HITS = 3

/** What other pages have for a term; nothing until the index is there, and if they have nothing. */
export function Elsewhere({ term }: { term: string }) {
  const { pathname } = useLocation()
  const { data: find } = useQuery(siteIndexQuery)
  const wanted = useDeferredValue(term)
  const hits = useMemo(
    () => (find ? best(find, wanted).filter(({ path }) => path !== pathname) : []).slice(0, MAX_HITS),
    [find, wanted, pathname],
  )
  if (hits.length === 0) return null
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
