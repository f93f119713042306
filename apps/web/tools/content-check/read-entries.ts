import { globSync } from 'node:fs'
import { ContentError, readContent } from '../../build/content/read-content.ts'
import { Import } from '../../model/fields.ts'
import { folder, shownPath } from '../../model/folder.ts'
import { error, type Finding, type Place } from './finding.ts'

/** A file of the content, after validation. */
export type Entry = { file: string; value: unknown }

/** A field's value. */
export type Leaf = Place & { value: unknown }

/** Every valid file, and the mistakes in the others. */
export function readEntries(): { entries: Entry[]; findings: Finding[] } {
  const entries: Entry[] = []
  const findings: Finding[] = []
  for (const path of globSync(`${folder.content}/**/*.yaml`).sort()) {
    const file = shownPath(path)
    try {
      entries.push({ file, value: readContent(path) })
    } catch (thrown) {
      if (!(thrown instanceof ContentError)) throw thrown
      for (const { field = '', text } of thrown.mistakes) {
        // YAML errors append the surrounding lines.
        findings.push(error({ file, field }, text.split('\n')[0]?.replace(/:$/, '') ?? ''))
      }
    }
  }
  return { entries, findings }
}

/** The entries of a folder of the content. */
export const entriesOf = <Value>(entries: Entry[], name: 'films' | 'reviews' | 'staff-pages') =>
  entries
    .filter(({ file }) => file.startsWith(`content/${name}/`))
    .map(({ file, value }) => ({ file, value: value as Value }))

/** Every leaf field of the entries. */
export const leavesOf = (entries: Entry[]): Leaf[] =>
  entries.flatMap(({ file, value }) => [...leaves(file, value)])

function* leaves(file: string, value: unknown, path: string[] = []): Generator<Leaf> {
  if (typeof value !== 'object' || value === null || value instanceof Import) {
    yield { file, field: path.join('.'), value }
    return
  }
  for (const [key, item] of Object.entries(value)) yield* leaves(file, item, [...path, key])
}
