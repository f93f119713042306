import { parse } from 'yaml'
import type { Form } from '../config/field.ts'
import { changeYaml } from '../text/change-yaml.ts'
import { fromForm, toForm } from '../text/form.ts'
import type { Json, JsonMap } from '../text/json.ts'
import { merge } from '../text/merge.ts'
import { conflictMessage } from './conflict-message.ts'
import type { Backend, DataFile, File, NewEntry, SaveOptions } from './decap.ts'

export type FormOf = (path: string) => Form | undefined

/**
 * Wraps a backend so that the CMS sees its files as JSON forms while they stay hand-written YAML: only changed lines are
 * written, merged into the file's current version. Conflicting changes to the same field are reported. `refused` is told why an
 * entry was not saved.
 */
export function withForms(inner: Backend, formOf: FormOf, refused?: (why: string) => void): Backend {
  // Inherits what it doesn't change, such as signing in, which keeps its state here.
  const backend = Object.create(inner) as Backend
  /** The text that each open form was created from. */
  const opened = new Map<string, string>()
  /** Conflicts that have been reported: a file, and the other person's version of it. */
  const told = new Set<string>()

  const textAt = (path: string) => inner.getEntry.call(backend, path).then(({ data }) => data)
  const show = (file: File): File => ({ ...file, data: asForm(file.file.path, file.data) })
  const asForm = (path: string, text: string) => {
    const form = formOf(path)
    return form && text ? JSON.stringify(toForm(parse(text) as Json, form)) : text
  }
  const open = (path: string, text: string) => {
    opened.set(path, text)
    return asForm(path, text)
  }

  /** The text to write, and the text that the form is based on once it is written. */
  async function written(file: DataFile, options: SaveOptions) {
    const { path } = file
    const form = formOf(path)
    if (!form) throw new Error(`There is no form for ${path}.`)
    const edited = JSON.parse(file.raw) as JsonMap
    if (options.newEntry) {
      const raw = changeYaml('', fromForm(edited, form))
      return { file: { ...file, raw, expected: null }, form: raw }
    }
    const put = (base: Json, mine: Json, theirs: string): Json => {
      const { value, conflicts } = merge({ base, mine, theirs: parse(theirs) as Json })
      if (conflicts.length > 0 && !told.has(path + theirs)) {
        told.add(path + theirs)
        throw new Error(conflictMessage(conflicts, form))
      }
      return value ?? mine
    }
    const published = await textAt(path)
    const draft = await draftOf(file, options)
    const start = opened.get(path) ?? draft?.text ?? published
    const base = parse(start) as Json
    const mine = fromForm(edited, form, base)
    let value = put(base, mine, draft?.text ?? published)
    // What others have published since the draft was started.
    if (draft?.base) value = put(parse(draft.base) as Json, value, published)
    const raw = changeYaml(published || (draft?.text ?? ''), value)
    return { file: { ...file, raw, expected: published }, form: changeYaml(start, mine) }
  }

  async function draftOf({ path, slug }: DataFile, { unpublished, collectionName = '' }: SaveOptions) {
    if (!unpublished) return undefined
    const [text = '', base = ''] = await Promise.all([
      inner.unpublishedEntryDataFile?.call(backend, collectionName, slug, path, ''),
      inner.draftBase?.call(backend, collectionName, slug, path),
    ])
    return { text, base }
  }

  async function persistEntry(entry: NewEntry, options: SaveOptions) {
    const files = await Promise.all(entry.dataFiles.map((file) => written(file, options)))
    const dataFiles = files.map(({ file }) => file)
    const answer = await inner.persistEntry
      .call(backend, { ...entry, dataFiles }, options)
      .catch(inPlainWords)
    for (const { file, form } of files) opened.set(file.path, form)
    return answer
  }

  return Object.assign(backend, {
    entriesByFolder: async (...args: Parameters<Backend['entriesByFolder']>) =>
      sameCursor(await inner.entriesByFolder.apply(backend, args), show),
    allEntriesByFolder: async (...args: Parameters<Backend['entriesByFolder']>) =>
      sameCursor(await (inner.allEntriesByFolder ?? inner.entriesByFolder).apply(backend, args), show),
    entriesByFiles: async (files: { path: string }[]) =>
      sameCursor(await inner.entriesByFiles.call(backend, files), show),
    traverseCursor: async (cursor: object, action: string) => {
      const page = await inner.traverseCursor?.call(backend, cursor, action)
      return page && { ...page, entries: page.entries.map(show) }
    },
    getEntry: async (path: string) => {
      const file = await inner.getEntry.call(backend, path)
      return { ...file, data: open(path, file.data) }
    },
    unpublishedEntryDataFile: async (collection: string, slug: string, path: string, id: string) =>
      open(path, (await inner.unpublishedEntryDataFile?.call(backend, collection, slug, path, id)) ?? ''),
    deleteFiles: (paths: string[], message: string) =>
      inner.deleteFiles?.call(backend, paths, message).catch(inPlainWords) ?? Promise.resolve(),
    persistEntry: (entry: NewEntry, options: SaveOptions) =>
      persistEntry(entry, options).catch((error: unknown) => {
        if (error instanceof Error) refused?.(error.message)
        throw error
      }),
  })
}

/** The CMS prefixes its messages with the name of the error: “API_ERROR: …”. */
function inPlainWords(error: unknown): never {
  if (error instanceof Error && error.name === 'API_ERROR') error.name = ''
  throw error
}

/** Backends attach the position in a long list to the list itself, under a symbol. */
const sameCursor = (files: File[], show: (file: File) => File): File[] => {
  const shown = files.map(show)
  for (const symbol of Object.getOwnPropertySymbols(files)) {
    Object.defineProperty(shown, symbol, Object.getOwnPropertyDescriptor(files, symbol) ?? {})
  }
  return shown
}
