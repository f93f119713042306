import type { Plugin, ViteDevServer } from 'vite'
import { parse } from 'yaml'
import { CONTENT, compileContent } from '../../build/content/plugin.ts'
import { ContentError, type Mistake, readContent } from '../../build/content/read-content.ts'
import { shownPath } from '../../model/folder.ts'
import type { FormOf } from '../client/with-forms.ts'
import { pageOf } from '../config/page-of.ts'
import { staffMessage } from '../config/staff-messages.ts'
import { changeYaml } from '../text/change-yaml.ts'
import { fromForm } from '../text/form.ts'
import { isMap, type Json, type JsonMap } from '../text/json.ts'
import { list, onDisk, readText } from './repository.ts'

/** The page that shows a draft, or what the draft is still missing. */
export type Shown = { page?: string; mistakes?: string[] }
export type Drafts = ReturnType<typeof createDrafts>

/** Entries as they are in a form, before they are saved. The previewing site reads them instead of the files. */
export function createDrafts(formOf: FormOf, server: () => ViteDevServer, origin: () => string) {
  const drafts = new Map<string, string>()

  /** A new entry has no file yet, so it is shown in place of another one. */
  async function placeOf(collection: string, path: string): Promise<string> {
    if (path) return path
    const [first = ''] = await list(`apps/web/content/${collection}`)
    return first
  }

  async function show(collection: string, path: string, form: object): Promise<Shown> {
    const place = await placeOf(collection, path)
    const known = formOf(place)
    if (!known) return { mistakes: [`There is no preview of ${place}.`] }
    const source = await readText(place)
    const base = parse(source) as Json
    const value = fromForm(form as JsonMap, known, path ? base : undefined)
    const file = onDisk(place)
    const missing = mistakesIn(file, value)
    // A newly selected file isn't there yet, so the preview uses the current one.
    const shown = missing
      .filter(isNewFile)
      .reduce((all, { field = '' }) => withOld(all, base, field.split('.')), value)
    const mistakes = missing.map((mistake) =>
      staffMessage(
        { file: place, field: '', ...mistake, text: isNewFile(mistake) ? NOT_YET : mistake.text },
        formOf,
      ),
    )
    if (mistakesIn(file, shown).length > 0) return { mistakes }
    set(file, changeYaml(path ? source : '', shown))
    return { page: origin() + pageOf(shownPath(file), value), mistakes }
  }

  function set(file: string, text: string) {
    const changed = [...drafts.keys()].filter((other) => other !== file)
    if (drafts.get(file) !== text) changed.push(file)
    drafts.clear()
    drafts.set(file, text)
    for (const each of changed) reload(server(), each)
  }

  const plugin: Plugin = {
    name: 'drafts',
    load: {
      order: 'pre',
      filter: { id: CONTENT },
      handler(id) {
        const text = drafts.get(id.split('?')[0] ?? '')
        return text === undefined ? undefined : compileContent(id, this.environment.name === 'client', text)
      },
    },
  }
  return { show, plugin }
}

const NOT_YET = 'a new file shows once it is published'
const isNewFile = ({ text }: Mistake) => /^there is no file content\/(?:images|public)\//.test(text)

function mistakesIn(file: string, value: Json): Mistake[] {
  try {
    readContent(file, JSON.stringify(value))
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.mistakes
  }
}

/** The value with what `old` has at a place, or with nothing there. */
function withOld(value: Json, old: Json | undefined, [key = '', ...rest]: string[]): Json {
  const before = isMap(old) || Array.isArray(old) ? (old as JsonMap)[key] : undefined
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? withOld(item, before, rest) : item))
  if (!isMap(value)) return value
  if (rest.length > 0) return { ...value, [key]: withOld(value[key] ?? null, before, rest) }
  const { [key]: _, ...others } = value
  return before === undefined ? others : { ...others, [key]: before }
}

function reload(server: ViteDevServer, file: string) {
  for (const environment of Object.values(server.environments)) {
    for (const module of environment.moduleGraph.getModulesByFile(file) ?? [])
      void environment.reloadModule(module)
  }
}
