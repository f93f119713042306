import * as v from 'valibot'
import { filmId, list } from './fields.ts'

/** What the home page shows below its film. */
export const HOME_SECTIONS = ['rows', 'next-steps', 'reviews', 'sponsors'] as const

export const home = v.strictObject({
  /** The film at the top; chosen by the films' dates if it is missing (features/films/main-film.ts). */
  film: v.optional(filmId),
  /** Top to bottom. */
  sections: list(v.picklist(HOME_SECTIONS)),
})
