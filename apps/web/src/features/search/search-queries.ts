import { queryOptions } from '@tanstack/react-query'
import { part } from '#lib/part.ts'
import type { SearchEntry, SpokenWords } from './entry.ts'
import { searchFiles } from './search-files.ts'

const indexPart = part(() => import('./site-index.ts'))

const once = {
  networkMode: 'always',
  refetchOnReconnect: true,
  // Their files never change.
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const

/** Finds everything except what is said in videos. */
export const siteIndexQuery = queryOptions({
  ...once,
  queryKey: ['search', 'entries'],
  queryFn: async ({ signal }) => {
    const [{ siteIndex }, entries] = await withIndex<SearchEntry[]>(searchFiles().entries, signal)
    return siteIndex(entries)
  },
})

/** Finds what is said in videos. */
export const spokenIndexQuery = queryOptions({
  ...once,
  queryKey: ['search', 'spoken'],
  queryFn: async ({ signal }) => {
    const [{ spokenIndex }, videos] = await withIndex<SpokenWords[]>(searchFiles().spoken, signal)
    return spokenIndex(videos)
  },
})

/** The code that builds an index, and the list that our own build has written for it. */
const withIndex = <List>(url: string, signal: AbortSignal) =>
  Promise.all([indexPart.load(), read<List>(url, signal)])

async function read<List>(url: string, signal: AbortSignal): Promise<List> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return answer.json()
}
