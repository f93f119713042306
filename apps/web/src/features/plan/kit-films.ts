import { filmPhase, isOut } from '#features/films/film-phase.ts'
import { films } from '#features/films/films.ts'
import type { Film, FilmKit } from '#model/schemas.ts'
import type { KitFilm } from './kit.ts'

const looks = Object.values(
  import.meta.glob<FilmKit>('#content/kits/*.yaml', { eager: true, import: 'default' }),
)

/** The films with a kit: those that are coming first. */
export const kitFilms: KitFilm[] = films
  .flatMap((film) => {
    const look = looks.find(({ id }) => id === film.id)
    return look ? [{ film, look }] : []
  })
  .sort((a, b) => Number(isComing(b.film)) - Number(isComing(a.film)))

function isComing(film: Film): boolean {
  return !isOut(filmPhase(film, Date.now()))
}
