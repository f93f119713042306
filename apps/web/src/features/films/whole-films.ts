import { isThere } from '#lib/is-there.ts'
import type { WholeFilm } from '#model/schemas.ts'

const files = import.meta.glob<WholeFilm>('#content/films/*.yaml', {
  eager: true,
  import: 'default',
  query: '?whole',
})

/** Every film with everything its page shows. Only for the build; browsers load one at a time (film-query.ts). */
export const wholeFilms: WholeFilm[] = Object.values(files).filter(isThere)
