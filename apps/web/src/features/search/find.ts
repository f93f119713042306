import type { SearchEntry } from './entry.ts'

/** An entry, and the words in it that were found. */
export type Hit = SearchEntry & { found: string[] }

/** A line of a video; `at` in seconds. */
export type SpokenLine = { path: string; title: string; at: number; text: string; found: string[] }

export type Find<Found> = {
  /** Entries with all words of the term, or words that start with them; best first. */
  exact: (term: string) => Found[]
  /**
   * If there are none: entries that match when misspelled words are corrected, and if the term has at least three
   * words, one of them is ignored.
   */
  close: (term: string) => Found[]
}

/** The entries that match the term or, if there are none, the ones that come close. */
export function best<Found>({ exact, close }: Find<Found>, term: string): Found[] {
  const found = exact(term)
  return found.length > 0 ? found : close(term)
}
