import { AgeBadge } from '@two-pastors/ui'
import { CardVerdict } from '#features/family/card-verdict.tsx'
import { films } from '#features/films/films.ts'
import type { Hit } from '#features/search/find.ts'
import { Highlighted } from '#features/search/highlighted.tsx'
import { excerpt } from '#lib/excerpt.ts'
import { PageLink } from '#lib/page-link.tsx'

/** Films and series, with suggested ages and what fits the visitor's family. */
export function FoundFilms({ hits }: { hits: Hit[] }) {
  return (
    <ul className="grid list-none gap-x-8 gap-y-5 md:grid-cols-2">
      {hits.map((hit) => (
        <FoundFilm key={hit.title} hit={hit} />
      ))}
    </ul>
  )
}

function FoundFilm({ hit: { path, title, label, text, found } }: { hit: Hit }) {
  // A film may be newer than this page.
  const film = films.find((one) => one.title === title)
  return (
    <li className="grid content-start gap-1 wrap-anywhere">
      <PageLink to={path} className="text-lg font-semibold underline underline-offset-4">
        <Highlighted text={title} found={found} />
      </PageLink>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-tp-muted">
        {film?.guide && <AgeBadge age={film.guide.age} />}
        {[label, film?.rating, film?.duration].filter(Boolean).join(' · ')}
      </p>
      {film?.guide && <CardVerdict id={film.id} />}
      <p className="line-clamp-5 lg:line-clamp-3">
        <Highlighted text={excerpt(text, 170)} found={found} />
      </p>
    </li>
  )
}
