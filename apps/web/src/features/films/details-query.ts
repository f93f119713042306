import { queryOptions } from '@tanstack/react-query'
import type { FilmDetails } from '#model/schemas.ts'

/** What only a film's page shows. It is embedded in the HTML, so that the code does not grow with each picture and name. */
export const detailsQuery = (film: string, load: () => Promise<{ default: FilmDetails | null }>) =>
  queryOptions({
    queryKey: ['film-details', film],
    queryFn: async () => (await load()).default,
    staleTime: Number.POSITIVE_INFINITY,
  })
