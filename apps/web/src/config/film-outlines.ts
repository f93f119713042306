import { isThere } from '#lib/is-there.ts'
import type { FilmOutline } from '#model/schemas.ts'

const files = import.meta.glob<FilmOutline>('#content/films/*.yaml', {
  eager: true,
  import: 'default',
  query: '?outline',
})

/** Including those that were taken down. */
export const allFilmOutlines: FilmOutline[] = Object.values(files)

/** The addresses of films' pages, and the rows of videos on them. */
export const filmOutlines = allFilmOutlines.filter(isThere)

/** Links to the pages for leaders, by film title. */
export const leadersLinks = filmOutlines.flatMap(({ title, leaders }) =>
  leaders ? [{ to: leaders, label: `${title} for Leaders` }] : [],
)
