import type { Word, Words } from '../../model/words.ts'

export type WordsFor = {
  /** A field's label and hint. */
  of: (path: string) => [label: string, hint?: string]
  /** The name of one list item, from the key `<field>.one`. */
  singular: (path: string) => [label: string]
  /** A choice's label, from the key `<field>=<value>`, or else the value itself. */
  option: (path: string, value: string) => string
}

/**
 * Looks up staff's words for the fields of one form. A word is found by the field's whole path or by the end of it, first among
 * those of the form, then among those that all forms share. `used` collects what was found.
 *
 * @throws Error that names the field without words
 */
export function wordsFor(form: string, own: Words, shared: Words, used = new Set<string>()): WordsFor {
  const find = (path: string): Word | undefined => {
    const ends = path.split('.').map((_, index, parts) => parts.slice(index).join('.'))
    for (const [words, place] of [
      [own, `${form}/`],
      [shared, ''],
    ] as const) {
      const end = ends.find((candidate) => candidate in words)
      if (end !== undefined) {
        used.add(place + end)
        return words[end]
      }
    }
    return undefined
  }
  const required = (path: string): [string, string?] => {
    const word = find(path)
    if (word === undefined) throw new Error(`${form}: ${path} has no words for staff (model)`)
    return typeof word === 'string' ? [word] : word
  }
  return {
    of: (path) => required(withoutForm(path, form)),
    singular: (path) => {
      const [label] = required(`${withoutForm(path, form)}.one`)
      return [label]
    },
    option: (path, value) => {
      const word = find(`${withoutForm(path, form)}=${value}`)
      return typeof word === 'string' ? word : sentence(value)
    },
  }
}

const withoutForm = (path: string, form: string) =>
  path.startsWith(`${form}.`) ? path.slice(form.length + 1) : path

/** `coming-soon` is `Coming soon`. */
const sentence = (value: string) => {
  const words = value.replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
