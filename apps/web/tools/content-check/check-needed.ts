import { error, type Finding } from './finding.ts'
import { type Entry, entriesOf } from './read-entries.ts'

/** Kits of films that are gone. */
export function checkNeeded(entries: Entry[]): Finding[] {
  const films = new Set(entriesOf<{ id: string }>(entries, 'films').map(({ value }) => value.id))
  const kits = entries.filter(({ file }) => file.startsWith('content/kits/'))
  return kits.flatMap(({ file, value }) => {
    const { id } = value as { id: string }
    const text = `is the kit of ${id}, which is gone: delete the kit first`
    return films.has(id) ? [] : [error({ file, field: '' }, text)]
  })
}
