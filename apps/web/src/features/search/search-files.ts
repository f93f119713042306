/** URLs of the lists that the search reads; in `data-` attributes of the root element. */
export type SearchFiles = {
  /** Of SearchEntry. */
  entries: string
  /** Of SpokenWords. */
  spoken: string
}

/** The development server makes the lists when they are asked for (build/search/dev-search.ts). */
export const developmentFiles: SearchFiles = {
  entries: '/search/entries.json',
  spoken: '/search/spoken.json',
}

/** The lists of the build that this document is from. */
export function searchFiles(): SearchFiles {
  const { search = '', spoken = '' } = document.getElementById('root')?.dataset ?? {}
  return { entries: search, spoken }
}
