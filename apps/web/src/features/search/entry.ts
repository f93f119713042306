/** The kinds of search results, in the order of their groups. */
export const KINDS = ['film', 'page', 'review', 'post', 'resource', 'video'] as const

/** Something that the site search finds. The build writes the list (app/search-entries.ts). */
export type SearchEntry = {
  kind: (typeof KINDS)[number]
  /** What it is, for visitors: 'Series', 'Podcast'. */
  label: string
  /** Path of a page, or of a file. */
  path: string
  title: string
  /** A description of one or two sentences; may be empty. */
  text: string
  /** Other names for it, which count as much as its title. */
  words: string[]
  /** Its genre or categories. */
  tags: string[]
}

/** A transcript: the start of each line in seconds, and the line. */
export type SpokenWords = { path: string; title: string; lines: [at: number, text: string][] }

/** Whether a path is a file's, which opens in a new tab. */
export const isFile = (path: string) => /^https?:|\.\w+$/.test(path)

/** Whether browsers save the file rather than show it, even in a new tab. */
export const isSaved = (path: string) => /\.(?:zip|docx?|xlsx?|pptx?|epub)$/i.test(path)
