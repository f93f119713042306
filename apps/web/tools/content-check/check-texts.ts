import { error, type Finding } from './finding.ts'
import type { Leaf } from './read-entries.ts'

/**
 * Unknown placeholders, pictures without alt text and links without text. Only Markdown can lack alt text: pictures in
 * fields get theirs from a required title or name, or are decorative (lib/picture.tsx).
 */
export function checkTexts(leaves: Leaf[]): Finding[] {
  return leaves.flatMap(({ value, ...place }) =>
    typeof value === 'string' ? [...holes(value)].map((text) => error(place, text)) : [],
  )
}

function* holes(text: string): Generator<string> {
  for (const [, word] of text.matchAll(/\{(\w+)\}/g)) {
    yield `{${word}} stands there as it is: only {name}, {email} and {phone} are filled in`
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
