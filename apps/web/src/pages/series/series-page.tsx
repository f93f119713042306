import page from '#content/pages/series.yaml'
import { FilmHub } from '#features/films/film-hub.tsx'

export function Screen() {
  return <FilmHub kind="series" page={page} />
}
