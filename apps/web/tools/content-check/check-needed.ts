import { type Finding, warning } from './finding.ts'
import { type Entry, entriesOf } from './read-entries.ts'

/** A film at the top of the home page that staff have taken off the site. */
export function checkNeeded(entries: Entry[]): Finding[] {
  const home = entries.find(({ file }) => file === 'content/home.yaml')
  const { film } = (home?.value ?? {}) as { film?: string }
  const films = entriesOf<{ id: string; movedTo?: string }>(entries, 'films')
  const pinned = films.find(({ value }) => value.id === film)?.value
  if (!home || !pinned?.movedTo) return []
  const text = `is ${film}, which is off the site, so another film is there: choose one, or leave it empty`
  return [warning({ file: home.file, field: 'film' }, text)]
}
