import { queryOptions } from '@tanstack/react-query'
import { byId } from '#lib/by-id.ts'
import type { WholeFilm } from '#model/schemas.ts'

const files = byId(
  import.meta.glob<WholeFilm>('#content/films/*.yaml', { import: 'default', query: '?whole' }),
)

/** A film with everything its page shows; null if the id is unknown. Embedded in the HTML of its page. */
export const filmQuery = (id: string) =>
  queryOptions({
    queryKey: ['film', id],
    queryFn: async () => (await files.get(id)?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
