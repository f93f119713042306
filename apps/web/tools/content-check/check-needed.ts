import { error, type Finding, warning } from './finding.ts'
import { type Entry, entriesOf } from './read-entries.ts'

/** Kits of films that are gone, and a film at the top of the home page that staff have taken off the site. */
export function checkNeeded(entries: Entry[]): Finding[] {
  return [...checkKits(entries), ...checkHome(entries)]
}

function checkHome(entries: Entry[]): Finding[] {
  const home = entries.find(({ file }) => file === 'content/home.yaml')
  const { film } = (home?.value ?? {}) as { film?: string }
  const films = entriesOf<{ id: string; movedTo?: string }>(entries, 'films')
  const pinned = films.find(({ value }) => value.id === film)?.value
  if (!home || !pinned?.movedTo) return []
  const text = `is ${film}, which is off the site, so another film is there: choose one, or leave it empty`
  return [warning({ file: home.file, field: 'film' }, text)]
}

function checkKits(entries: Entry[]): Finding[] {
  const films = new Set(entriesOf<{ id: string }>(entries, 'films').map(({ value }) => value.id))
  const kits = entries.filter(({ file }) => file.startsWith('content/kits/'))
  return kits.flatMap(({ file, value }) => {
    const { id } = value as { id: string }
    const text = `is the kit of ${id}, which is gone: delete the kit first`
    return films.has(id) ? [] : [error({ file, field: '' }, text)]
  })
}
