import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { parse } from 'yaml'
import { compileContent } from '../../build/content/plugin.ts'
import { ContentError, readContent } from '../../build/content/read-content.ts'
import { folder } from '../../src/content/schemas/folder.ts'
import type { FormOf } from '../client/with-forms.ts'
import { sentence } from '../config/in-staff-words.ts'
import { pageOf } from '../config/page-of.ts'
import { changeYaml } from '../text/change-yaml.ts'
import { fromForm } from '../text/form.ts'
import type { Json, JsonMap } from '../text/json.ts'
import { list, onDisk, readText } from './repository.ts'

/** The page that shows a draft, or what it still lacks. */
export type Shown = { page?: string; mistakes?: string[] }
export type Drafts = ReturnType<typeof createDrafts>

/** Entries as they stand in a form, before anybody has saved them. The site that previews them reads them in place of the files. */
export function createDrafts(formOf: FormOf, server: () => ViteDevServer, origin: () => string) {
  const drafts = new Map<string, string>()

  /** An entry that is new has no file yet: it is shown in the place of another. */
  async function placeOf(collection: string, path: string): Promise<string> {
    if (path) return path
    const [first = ''] = await list(`apps/web/src/content/${collection}`)
    return first
  }

  async function show(collection: string, path: string, form: object): Promise<Shown> {
    const place = await placeOf(collection, path)
    const known = formOf(place)
    if (!known) return { mistakes: [`There is no preview of ${place}.`] }
    const source = path ? await readText(place) : ''
    const value = fromForm(form as JsonMap, known, path ? (parse(source) as Json) : undefined)
    const file = onDisk(place)
    try {
      const text = changeYaml(source, value)
      readContent(file, text)
      set(file, text)
      return { page: origin() + pageOf(relative(`${folder.web}/src`, file), value) }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return {
        mistakes: error.mistakes.map((mistake) =>
          sentence({ file: place, field: '', ...mistake, text: withoutUploads(mistake.text) }, formOf),
        ),
      }
    }
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
      filter: { id: /\/src\/(content|config)\/.*\.yaml(\?(listing|guide))?$/ },
      handler(id) {
        const text = drafts.get(id.split('?')[0] ?? '')
        return text === undefined ? undefined : compileContent(id, this.environment.name === 'client', text)
      },
    },
  }
  return { show, plugin }
}

/** What was chosen for the form is no file yet. */
const withoutUploads = (text: string) =>
  text.replace(/^there is no file src\/content\/images\/.*$/, 'a new picture shows once it is published')

function reload(server: ViteDevServer, file: string) {
  for (const environment of Object.values(server.environments)) {
    for (const module of environment.moduleGraph.getModulesByFile(file) ?? [])
      void environment.reloadModule(module)
  }
}
