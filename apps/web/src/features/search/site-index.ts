import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { SearchEntry, SpokenWords } from './entry.ts'
import { fold, wordsOf } from './words.ts'

/** An entry, and the words of it that were found. */
export type Hit = SearchEntry & { found: string[] }

/** A line of a video; `at` in seconds. */
export type SpokenLine = { path: string; title: string; at: number; text: string; found: string[] }

/** Finds the best hits for a term, best first. */
export type Find<Found> = (term: string) => Found[]

/** What visitors come for first. Other things being equal, a film comes before its trailer. */
const WEIGHT: Record<SearchEntry['kind'], number> = {
  film: 1.5,
  page: 1.3,
  review: 1.2,
  resource: 1.2,
  post: 0.9,
  video: 1,
}

const base = { tokenize: wordsOf, processTerm: fold }

const oneInFive = (word: string) => (word.length > 3 ? 0.2 : false)
/** Short words get no more: two letters make `snake` into `make` and `stare`. */
const twoInFive = (word: string) => (word.length > 5 ? 0.4 : oneInFive(word))

/** The beginning of each word finds it. */
const exact: SearchOptions = {
  combineWith: 'AND',
  prefix: (word) => word.length > 1,
  weights: { prefix: 0.6, fuzzy: 0.4 },
}
const misspelled: SearchOptions = { ...exact, fuzzy: oneInFive }
/** From strict to lenient: misspelled words only count if none are right, or "storm" would find stories. */
const steps: SearchOptions[] = [
  exact,
  misspelled,
  { ...exact, fuzzy: twoInFive },
  { ...exact, fuzzy: oneInFive, combineWith: 'OR' },
]

/** An index of everything but what is said in videos, made in slices, so that it doesn't block input. */
export async function siteIndex(entries: SearchEntry[]): Promise<Find<Hit>> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    ...base,
    fields: ['title', 'words', 'tags', 'text'],
    extractField: (entry, field) => {
      if (field === 'id') return String(entry.id)
      // Without its spaces a title is found by "kingofkings".
      if (field === 'tags') return [...entry.tags, wordsOf(entry.title).join('')].join(' ')
      return field === 'words' ? entry.words.join(' ') : entry[field as 'title' | 'text']
    },
    searchOptions: {
      boost: { title: 4, words: 4, tags: 1.5 },
      boostDocument: (id) => WEIGHT[entries[Number(id)]?.kind ?? 'video'],
    },
  })
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 40 },
  )
  return (term) =>
    search(index, term, steps).flatMap(({ id, terms }) => {
      const entry = entries[Number(id)]
      return entry ? [{ ...entry, found: terms }] : []
    })
}

/** An index of what is said in videos, made in slices: there may be thousands of lines. */
export async function spokenIndex(videos: SpokenWords[]): Promise<Find<SpokenLine>> {
  const lines = videos.flatMap(({ path, title, lines }) =>
    lines.map(([at, text]) => ({ path, title, at, text })),
  )
  const index = new MiniSearch<{ id: number; text: string }>({ ...base, fields: ['text'] })
  await index.addAllAsync(
    lines.map(({ text }, id) => ({ id, text })),
    { chunkSize: 500 },
  )
  return (term) =>
    search(index, term, [exact, misspelled]).flatMap(({ id, terms }) => {
      const line = lines[Number(id)]
      return line ? [{ ...line, found: terms }] : []
    })
}

/** The results of the first step that finds something. */
function search(index: MiniSearch, term: string, steps: SearchOptions[]): SearchResult[] {
  for (const options of steps) {
    const results = index.search(term, options)
    if (results.length > 0) return results
  }
  return []
}
