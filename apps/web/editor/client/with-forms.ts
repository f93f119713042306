import { parse } from 'yaml'
import type { Form } from '../config/field.ts'
import { changeYaml } from '../text/change-yaml.ts'
import { fromForm, toForm } from '../text/form.ts'
import type { Json, JsonMap } from '../text/json.ts'
import { merge } from '../text/merge.ts'
import { conflictMessage } from './conflict-message.ts'
import type { Backend, DataFile, File } from './decap.ts'

export type FormOf = (path: string) => Form | undefined

/**
 * A backend whose files the CMS sees as forms in JSON, while they stay YAML as people write it: only the lines that were changed are
 * written, upon what the file says now. Two who change the same field are told.
 */
export function withForms(inner: Backend, formOf: FormOf): Backend {
  /** The text that each open form was made of. */
  const opened = new Map<string, string>()
  /** The text about which somebody has been told that it is another's. */
  const told = new Map<string, string>()

  const textAt = (path: string) => inner.getEntry(path).then(({ data }) => data)
  const show = (file: File): File => ({ ...file, data: asForm(file.file.path, file.data) })
  const asForm = (path: string, text: string) => {
    const form = formOf(path)
    return form ? JSON.stringify(toForm(parse(text) as Json, form)) : text
  }
  const open = (path: string, text: string) => {
    opened.set(path, text)
    return asForm(path, text)
  }

  async function written(file: DataFile, isNew: boolean): Promise<DataFile & { expected: string | null }> {
    const form = formOf(file.path)
    if (!form) throw new Error(`There is no form for ${file.path}.`)
    const edited = JSON.parse(file.raw) as JsonMap
    if (isNew) return { ...file, raw: changeYaml('', fromForm(edited, form)), expected: null }
    const current = await textAt(file.path)
    const base = parse(opened.get(file.path) ?? current) as Json
    const mine = fromForm(edited, form, base)
    const { value, conflicts } = merge({ base, mine, theirs: parse(current) as Json })
    if (conflicts.length > 0 && told.get(file.path) !== current) {
      told.set(file.path, current)
      throw new Error(conflictMessage(conflicts, form))
    }
    return { ...file, raw: changeYaml(current, value ?? mine), expected: current }
  }

  // Inherits what it does not change, such as signing in.
  return Object.assign(Object.create(inner) as Backend, {
    entriesByFolder: async (...args: Parameters<Backend['entriesByFolder']>) =>
      sameCursor(await inner.entriesByFolder(...args), show),
    allEntriesByFolder: async (...args: Parameters<Backend['entriesByFolder']>) =>
      sameCursor(await (inner.allEntriesByFolder?.(...args) ?? inner.entriesByFolder(...args)), show),
    entriesByFiles: async (files: { path: string }[]) => sameCursor(await inner.entriesByFiles(files), show),
    getEntry: async (path: string) => {
      const file = await inner.getEntry(path)
      return { ...file, data: open(path, file.data) }
    },
    persistEntry: async (entry: Parameters<Backend['persistEntry']>[0], options: { newEntry?: boolean }) => {
      const dataFiles = await Promise.all(
        entry.dataFiles.map((file) => written(file, options.newEntry === true)),
      )
      const answer = await inner.persistEntry({ ...entry, dataFiles }, options)
      for (const { path, raw } of dataFiles) opened.set(path, raw)
      return answer
    },
  })
}

/** Backends hang the position in a long list on the list itself, under a symbol. */
const sameCursor = (files: File[], show: (file: File) => File): File[] => {
  const shown = files.map(show)
  for (const symbol of Object.getOwnPropertySymbols(files)) {
    Object.defineProperty(shown, symbol, Object.getOwnPropertyDescriptor(files, symbol) ?? {})
  }
  return shown
}
