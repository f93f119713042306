import { byId } from '#lib/by-id.ts'
import type { Guide } from '#model/schemas.ts'

const guides = byId(
  import.meta.glob<Guide | null>('#content/films/*.yaml', {
    eager: true,
    import: 'default',
    query: '?guide',
  }),
)

/** The family guides of our films, in full. A film's own page has its guide with the film (film-query.ts). */
export const guideOf = (id: string) => guides.get(id)
