import type { Film } from '../../model/schemas.ts'
import { type Finding, warning } from './finding.ts'
import { type Entry, entriesOf, type Leaf } from './read-entries.ts'

/** After "code": a word of capitals or with a digit. */
const NAMED = /\b[Cc]odes?:?\s+[“"*_]*((?=[\w-]*\d|[A-Z-]+\b)[\w-]{4,})/g
/** Letters around or next to a digit, which hardly any other word has. */
const MIXED = /\b(?=\w*[a-z]{4})\w*\d\w*\b/gi

/** Discount codes in texts that no shop knows: another film's, a misspelled or an old one. */
export function checkCodes(leaves: Leaf[], entries: Entry[]): Finding[] {
  const site = entries.find(({ file }) => file === 'content/site.yaml')?.value as Pick<Film, 'discountCode'>
  const codes = new Map(
    entriesOf<Film>(entries, 'films').map(({ file, value }) => [
      file,
      value.discountCode ?? site?.discountCode,
    ]),
  )
  const all = [...new Set([...codes.values(), site?.discountCode])]
  return leaves.flatMap(({ value, ...place }) => {
    // Sponsors' codes are their own.
    if (typeof value !== 'string' || !value.includes(' ') || place.file === 'content/sponsors.yaml') return []
    const text = value.replace(/<[^>]*>|https?:\S+|[\w.-]+@\S+/g, ' ')
    const isFilm = codes.has(place.file)
    const right = isFilm ? [codes.get(place.file)] : all
    const words = [...text.matchAll(NAMED), ...(isFilm ? text.matchAll(MIXED) : [])]
    const others = isFilm ? all.filter((code) => code && text.split(/[^\w-]+/).includes(code)) : []
    const wrong = new Set([...words.map(([word, named]) => named ?? word), ...others])
    return [...wrong]
      .filter((word) => !right.includes(word))
      .map((word) => {
        const known = right.filter(Boolean).join(', ')
        return warning(
          place,
          `names the code ${word}, ${known ? `but the code is ${known}` : 'but there is no code'}`,
        )
      })
  })
}
