import page from '#content/pages/series.yaml'
import { FilmHub, filmHubMeta } from '#features/films/film-hub.tsx'
import type { Meta } from '#page-module.ts'

export const meta = (): Meta => filmHubMeta('series', page)

export function Page() {
  return <FilmHub kind="series" page={page} />
}
