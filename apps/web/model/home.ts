import * as v from 'valibot'
import { filmId, list } from './fields.ts'
import type { Words } from './words.ts'

export const home = v.strictObject({
  /** The film at the top; if it is missing, the films' dates decide (features/films/main-film.ts). */
  film: v.optional(filmId),
  /** What is below it, from top to bottom. */
  sections: list(v.picklist(['rows', 'next-steps', 'reviews', 'sponsors'])),
})

/** Staff’s words for it. */
export const homeWords: Words = {
  film: [
    'Film at the top',
    'Usually left empty: then it is the film in theaters, else the next one to open, else the newest at home.',
  ],
  sections: ['Sections', 'Drag to change the order.'],
  'sections.one': 'section',
  'sections=rows': 'Rows of videos',
  'sections=next-steps': 'Release news and planning a showing',
  'sections=reviews': 'Reviewed for families',
  'sections=sponsors': 'Sponsors',
}
