import { toPlainText, truncate } from './plain-text.ts'
import type { Field } from './read-items.ts'

/** The first of these that names anybody counts: many blogs repeat the same person in another. */
const AUTHORS = ['dc:creator', 'author', 'itunes:author']
const NAME_LENGTH = 80
/** How much of an element is read for it, in characters. */
const ENOUGH = 1000

/** Names of who wrote an item. An address without a name is none: it would be an invitation to send spam. */
export function authorsIn(fields: Field[]): string[] {
  for (const author of AUTHORS) {
    const names = fields.filter(({ name }) => name === author).map(nameOf)
    const found = new Set(names.filter((name) => name !== ''))
    if (found.size > 0) return [...found]
  }
  return []
}

/** Atom has the name as an element of its own; RSS 2.0 writes `grace@example.org (Grace Lindqvist)`. */
function nameOf(field: Field): string {
  const html = field.html.slice(0, ENOUGH)
  const text = toPlainText(/<name>([\s\S]*?)<\/name>/.exec(html)?.[1] ?? html)
  const name = /^\S+@\S+ ?\((.+)\)$/.exec(text)?.[1] ?? text
  return name.includes('@') ? '' : truncate(name, NAME_LENGTH)
}
