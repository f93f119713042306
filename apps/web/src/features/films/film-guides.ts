import { byId } from '#lib/by-id.ts'
import type { Guide } from '#model/schemas.ts'

const guides = byId(
  import.meta.glob<Guide | null>('#content/films/*.yaml', {
    eager: true,
    import: 'default',
    query: '?guide',
  }),
)

/** The family guides of our films, in full. A page about a single film imports its guide directly. */
export const guideOf = (id: string) => guides.get(id)
