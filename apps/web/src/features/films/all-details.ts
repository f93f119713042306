import { byId } from '#lib/by-id.ts'
import type { FilmDetails } from '#model/schemas.ts'

const details = byId(
  import.meta.glob<FilmDetails | null>('#content/films/*.yaml', {
    eager: true,
    import: 'default',
    query: '?details',
  }),
)

/** What the page of a film shows beyond its facts. Only for the build; a page imports the details of its own film. */
export const detailsOf = (id: string) => details.get(id) ?? null
