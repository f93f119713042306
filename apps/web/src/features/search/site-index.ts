import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { SearchEntry, SpokenWords } from './entry.ts'
import type { Find, Hit, SpokenLine } from './find.ts'
import { mistakes } from './misspelling.ts'
import { wordsOf } from './words.ts'

/** What visitors come for first. All else being equal, a film ranks above its trailer. */
const WEIGHT: Record<SearchEntry['kind'], number> = {
  film: 1.5,
  page: 1.3,
  review: 1.2,
  resource: 1.2,
  post: 0.9,
  video: 1,
}

/** Words that are in nearly every text. */
const STOP_WORDS = new Set(
  wordsOf('a an and are at be by can do does for how i in is it me my of on or the to with'),
)

const searchOptions: SearchOptions = {
  combineWith: 'AND',
  prefix: (word) => word.length > 1,
  weights: { prefix: 0.6, fuzzy: 0 },
  // The search input is already split into words.
  processTerm: (word) => word,
}

/** An index of everything except what is said in videos, built in slices, so that it doesn't block input. */
export async function siteIndex(entries: SearchEntry[]): Promise<Find<Hit>> {
  const vocabulary = new Set<string>()
  const index = new MiniSearch<SearchEntry & { id: number }>({
    tokenize: wordsOf,
    fields: ['title', 'words', 'tags', 'text'],
    extractField: (entry, field) => {
      if (field === 'id') return String(entry.id)
      // A title is also found when it is typed without its spaces.
      if (field === 'tags') return [...entry.tags, wordsOf(entry.title).join('')].join(' ')
      return field === 'words' ? entry.words.join(' ') : entry[field as 'title' | 'text']
    },
    processTerm: (word) => remember(word, vocabulary),
    searchOptions: {
      ...searchOptions,
      boost: { title: 4, words: 4, tags: 1.5 },
      boostDocument: (id) => WEIGHT[entries[Number(id)]?.kind ?? 'video'],
    },
  })
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 40 },
  )
  return finder(index, vocabulary, (id, found) => {
    const entry = entries[id]
    return entry ? [{ ...entry, found }] : []
  })
}

/** An index of what is said in videos, built in slices: there may be thousands of lines. */
export async function spokenIndex(videos: SpokenWords[]): Promise<Find<SpokenLine>> {
  const vocabulary = new Set<string>()
  const lines = videos.flatMap(({ path, title, lines }) =>
    lines.map(([at, text]) => ({ path, title, at, text })),
  )
  const index = new MiniSearch<{ id: number; text: string }>({
    tokenize: wordsOf,
    fields: ['text'],
    processTerm: (word) => remember(word, vocabulary),
    searchOptions,
  })
  await index.addAllAsync(
    lines.map(({ text }, id) => ({ id, text })),
    { chunkSize: 500 },
  )
  return finder(index, vocabulary, (id, found) => {
    const line = lines[id]
    return line ? [{ ...line, found }] : []
  })
}

function remember(word: string, vocabulary: Set<string>): string {
  vocabulary.add(word)
  return word
}

function finder<Found>(
  index: MiniSearch,
  vocabulary: Set<string>,
  foundAt: (id: number, found: string[]) => Found[],
): Find<Found> {
  const search = (query: Query) => index.search(query).flatMap(({ id, terms }) => foundAt(Number(id), terms))
  return {
    exact: (term) => search(termsOf(term).join(' ')),
    close: (term) => {
      const all = termsOf(term).map((word) => meantBy(word, vocabulary))
      const known = all.filter((meant) => meant.length > 0)
      // A word that resembles nothing may be one that isn't needed.
      if (known.length < Math.max(all.length - 1, Math.min(all.length, 2))) return []
      const found = known.length === all.length ? search(allOf(known)) : []
      if (found.length > 0 || all.length < 3) return found
      const fewer =
        known.length < all.length ? [known] : known.map((left) => known.filter((kept) => kept !== left))
      return search({ combineWith: 'OR', queries: fewer.map(allOf) })
    },
  }
}

const allOf = (words: string[][]): Query => ({
  combineWith: 'AND',
  queries: words.map((queries) => ({ combineWith: 'OR', queries })),
})

/** The words of a term that distinguish texts; all of them if none do. */
function termsOf(term: string): string[] {
  const words = wordsOf(term)
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

/** A word that occurs in some text, or the words closest to it. */
function meantBy(word: string, vocabulary: Set<string>): string[] {
  const words = [...vocabulary]
  if (words.some((known) => known.startsWith(word))) return [word]
  const near = words.map((known) => ({ known, count: mistakes(word, known) }))
  const least = Math.min(...near.map(({ count }) => count))
  return Number.isFinite(least) ? near.filter(({ count }) => count === least).map(({ known }) => known) : []
}
