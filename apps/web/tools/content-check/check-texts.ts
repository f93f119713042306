import { FACT_NAMES } from '../../src/features/plan/fill.ts'
import { error, type Finding } from './finding.ts'
import type { Leaf } from './read-entries.ts'

/**
 * Unknown placeholders, pictures without alt text and links without text. Only Markdown can lack alt text: pictures in
 * fields get theirs from a required title or name, or are decorative (lib/picture.tsx).
 */
export function checkTexts(leaves: Leaf[]): Finding[] {
  return leaves.flatMap(({ value, ...place }) =>
    typeof value === 'string'
      ? [...holes(value, `${place.file}: ${place.field}`)].map((text) => error(place, text))
      : [],
  )
}

/** Some files fill in more than the site's name and contacts: features/film-page/sections-of.ts, features/plan/fill.ts. */
const filledIn = [
  {
    places: /^content\/(film-page|films\/.*: (page|leaders))\b/,
    words: ['title', 'announced', 'tickets', 'theaters', 'home'],
  },
  { places: /^content\/plan\.yaml/, words: FACT_NAMES },
] satisfies { places: RegExp; words: readonly string[] }[]

function* holes(text: string, place: string): Generator<string> {
  const others: readonly string[] = filledIn.find(({ places }) => places.test(place))?.words ?? []
  const filled = ['name', 'email', 'phone', ...others].map((word) => `{${word}}`)
  for (const [hole] of text.matchAll(/\{\w+\}/g)) {
    if (filled.includes(hole)) continue
    yield `${hole} is not a placeholder and would be shown as is: use ${filled.slice(0, -1).join(', ')} or ${filled.at(-1)}`
  }
  for (const [tag] of text.matchAll(/<img\b[^>]*>/g)) {
    const picture = /src="([^"]*)"/.exec(tag)?.[1]
    if (!/alt="[^"]*\S[^"]*"/.test(tag))
      yield `${picture} has no alt text: say what it shows, ![like this](${picture})`
  }
  for (const [, address, words = ''] of text.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)) {
    const said = words.replace(/<img\b[^>]*alt="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, '')
    if (said.trim() === '') yield `the link to ${address} has no words: [like this](${address})`
  }
}
