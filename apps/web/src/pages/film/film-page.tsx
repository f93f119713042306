import type { Params } from 'react-router-dom'
import { FilmPage, filmMeta } from '#features/film-page/film-page.tsx'
import { filmQuery } from '#features/films/film-query.ts'
import { NotFound, notFoundMeta } from '#features/not-found/not-found.tsx'
import type { WholeFilm } from '#model/schemas.ts'
import type { PageModule } from '#page-module.ts'

export const query = ({ film = '' }: Params) => filmQuery(film)

export const waitsForData = true

export const meta: PageModule<WholeFilm>['meta'] = (film, now) => (film ? filmMeta(film, now) : notFoundMeta)

/** The page of any film or series. */
export const Page: PageModule<WholeFilm>['Page'] = ({ data: film }) => {
  if (film === undefined) return <div className="min-h-dvh" />
  return film ? <FilmPage film={film} /> : <NotFound />
}
