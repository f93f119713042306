import * as v from 'valibot'
import { filmId, list } from './fields.ts'

export const home = v.strictObject({
  /** The film at the top; chosen by the films' dates if it is missing (features/films/main-film.ts). */
  film: v.optional(filmId),
  /** What stands below it, top to bottom. */
  sections: list(v.picklist(['rows', 'next-steps', 'reviews', 'sponsors'])),
})
