import { queryOptions } from '@tanstack/react-query'
import type { SearchEntry, SpokenWords } from './entry.ts'
import { searchFiles } from './search-files.ts'
import { siteIndex, spokenIndex } from './site-index.ts'

const once = {
  networkMode: 'always',
  refetchOnReconnect: true,
  // Their files never change.
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const

/** Finds everything but what is said in videos. */
export const siteIndexQuery = queryOptions({
  ...once,
  queryKey: ['search', 'entries'],
  queryFn: async ({ signal }) => siteIndex(await read<SearchEntry[]>(searchFiles().entries, signal)),
})

/** Finds what is said in videos. */
export const spokenIndexQuery = queryOptions({
  ...once,
  queryKey: ['search', 'spoken'],
  queryFn: async ({ signal }) => spokenIndex(await read<SpokenWords[]>(searchFiles().spoken, signal)),
})

/** Our own build has written the file. */
async function read<List>(url: string, signal: AbortSignal): Promise<List> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return answer.json()
}
