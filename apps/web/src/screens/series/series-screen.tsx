import { FilmHub } from '../../components/film-hub.tsx'
import page from '../../content/pages/series.yaml'

export function Screen() {
  return <FilmHub kind="series" page={page} />
}
