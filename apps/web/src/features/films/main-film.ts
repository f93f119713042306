import type { Film } from '#model/schemas.ts'
import { filmPhase } from './film-phase.ts'

/**
 * The film at the top of the home page: the pinned one, else the last that opened in theaters, else the next to open,
 * else the newest at home, else one that is coming soon. Undefined if there are no films.
 */
export function mainFilm(all: Film[], now: number, pinned?: string): Film | undefined {
  const opens = ({ dates }: Film) => (dates.theaters ?? dates.home)?.at ?? Number.POSITIVE_INFINITY
  const isIn = (...phases: string[]) => all.filter((film) => phases.includes(filmPhase(film, now)))
  const newest = (list: Film[]) =>
    list.toSorted(
      (a, b) =>
        (b.dates.home?.at ?? b.dates.theaters?.at ?? 0) - (a.dates.home?.at ?? a.dates.theaters?.at ?? 0),
    )
  return (
    all.find(({ id }) => id === pinned) ??
    newest(isIn('theaters'))[0] ??
    isIn('announced', 'tickets').toSorted((a, b) => opens(a) - opens(b))[0] ??
    newest(isIn('home'))[0] ??
    all[0]
  )
}
