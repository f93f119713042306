import { isThere } from '#lib/is-there.ts'
import type { Film } from '#model/schemas.ts'

const files = import.meta.glob<Film>('#content/films/*.yaml', { eager: true, import: 'default' })

/** Every film and series, by title. A film's own page loads more of it (film-query.ts). */
export const films: Film[] = Object.values(files)
  .filter(isThere)
  .sort((a, b) => a.title.localeCompare(b.title))
