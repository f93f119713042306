import { toPlainText, truncate } from './plain-text.ts'
import type { Field } from './read-items.ts'

/** Only the first of these that has a name is used: many blogs repeat the same person in another. */
const AUTHORS = ['dc:creator', 'author', 'itunes:author']
const NAME_LENGTH = 80
/** The maximum number of characters to read from an element. */
const ENOUGH = 1000

/** An item's authors. E-mail addresses without a name are skipped, because publishing them would invite spam. */
export function authorsIn(fields: Field[]): string[] {
  for (const author of AUTHORS) {
    const names = fields.filter(({ name }) => name === author).map(nameOf)
    const found = new Set(names.filter((name) => name !== ''))
    if (found.size > 0) return [...found]
  }
  return []
}

/** Atom has a separate element for the name; RSS 2.0 writes `grace@example.org (Grace Hall)`. */
function nameOf(field: Field): string {
  const html = field.html.slice(0, ENOUGH)
  const text = toPlainText(/<name>([\s\S]*?)<\/name>/.exec(html)?.[1] ?? html)
  const name = /^\S+@\S+ ?\((.+)\)$/.exec(text)?.[1] ?? text
  return name.includes('@') ? '' : truncate(name, NAME_LENGTH)
}
