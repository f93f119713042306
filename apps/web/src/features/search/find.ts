import type { SearchEntry } from './entry.ts'

/** An entry, and the words of it that were found. */
export type Hit = SearchEntry & { found: string[] }

/** A line of a video; `at` in seconds. */
export type SpokenLine = { path: string; title: string; at: number; text: string; found: string[] }

export type Find<Found> = {
  /** What has all words of the term, or words that begin with them; best first. */
  exact: (term: string) => Found[]
  /** For when nothing has: as if misspelled words were the ones meant, and without one of at least three. */
  close: (term: string) => Found[]
}

/** What has the term or, if nothing has, what comes close to it. */
export function best<Found>({ exact, close }: Find<Found>, term: string): Found[] {
  const found = exact(term)
  return found.length > 0 ? found : close(term)
}
