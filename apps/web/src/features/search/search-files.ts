/** URLs of the lists that the search loads, in `data-` attributes of the root element. */
export type SearchFiles = {
  /** A list of SearchEntry. */
  entries: string
  /** A list of SpokenWords. */
  spoken: string
}

/** The development server creates the lists on request (build/search/dev-search.ts). */
export const developmentFiles: SearchFiles = {
  entries: '/search/entries.json',
  spoken: '/search/spoken.json',
}

/** The lists of the build that this document comes from. */
export function searchFiles(): SearchFiles {
  const { search = '', spoken = '' } = document.getElementById('root')?.dataset ?? {}
  return { entries: search, spoken }
}
