import page from '#content/pages/movies.yaml'
import { FilmHub, filmHubMeta } from '#features/films/film-hub.tsx'
import type { Meta } from '#page-module.ts'

export const meta = (): Meta => filmHubMeta('film', page)

export function Page() {
  return <FilmHub kind="film" page={page} />
}
