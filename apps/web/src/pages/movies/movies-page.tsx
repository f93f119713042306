import page from '#content/pages/movies.yaml'
import { FilmHub } from '#features/films/film-hub.tsx'

export function Screen() {
  return <FilmHub kind="film" page={page} />
}
