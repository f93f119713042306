import { FilmHub } from '../../components/film-hub.tsx'
import page from '../../content/pages/movies.yaml'

export function Screen() {
  return <FilmHub kind="film" page={page} />
}
