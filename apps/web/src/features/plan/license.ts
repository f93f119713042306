import { filmPhase } from '#features/films/film-phase.ts'
import type { Film } from '#model/schemas.ts'

/** Whether a church can have a license to show a film on a day: once it is out at home. `now` in ms since 1970. */
export const canBeLicensed = (film: Pick<Film, 'phase' | 'dates'>, day: string, now: number) =>
  filmPhase(film, now) === 'home' || (film.dates.home !== undefined && film.dates.home.day <= day)
