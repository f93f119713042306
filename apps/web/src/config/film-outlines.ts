import { isThere } from '#lib/is-there.ts'
import type { FilmOutline } from '#model/schemas.ts'

const files = import.meta.glob<FilmOutline>('#content/films/*.yaml', {
  eager: true,
  import: 'default',
  query: '?outline',
})

/** Those that were taken down too. */
export const allFilmOutlines: FilmOutline[] = Object.values(files)

/** Where the pages of films are, and the rows of videos on them. */
export const filmOutlines = allFilmOutlines.filter(isThere)

/** Links to the pages for leaders, by the titles of the films. */
export const leadersLinks = filmOutlines.flatMap(({ title, leaders }) =>
  leaders ? [{ to: leaders, label: `${title} for Leaders` }] : [],
)
