import type { Plugin } from 'vite'
import { Import } from '../../model/fields.ts'
import { folder } from '../../model/folder.ts'
import { viewOf } from '../../model/views.ts'
import { artColors } from './art-colors.ts'
import { readContent } from './read-content.ts'

/** Fields that only the build uses, for JSON-LD (src/app/structured-data) and redirects. Left out of the browsers' code. */
const BUILD_ONLY = new Set(['trailerDate', 'formerAddresses', 'formerLeaders', 'sharingPicture'])

/** A file of the content, or the part of it that a query names (model/views.ts). */
export const CONTENT =
  /\.yaml(?:\?(colors|fits|guide|host-theme|kit|listing|menu|outline|page-theme|whole))?$/

/** Compiles the YAML files of the content to modules, after validating them. `#content` is the content's folder. */
export const content = (): Plugin[] => [artColors(), yaml()]

function yaml(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    config: () => ({
      publicDir: `${folder.content}/public`,
      resolve: { alias: { '#content': folder.content } },
      server: { fs: { allow: ['../..', folder.content] } },
    }),
    load: {
      filter: { id: CONTENT },
      handler(id) {
        if (!id.startsWith(`${folder.content}/`)) return undefined
        this.addWatchFile(id.split('?')[0] ?? '')
        return compileContent(id, this.environment.name === 'client')
      },
    },
  }
}

/** The module for a YAML file, or for the part of it that the query names; of `source` if that is not what is on disk. */
export function compileContent(id: string, forBrowsers: boolean, source?: string): string {
  const [file = '', query] = id.split('?')
  const value = readContent(file, source)
  const omitted = forBrowsers ? BUILD_ONLY : new Set<string>()
  return compile(viewOf(file, query)(value as never), omitted)
}

/** The source of a module that exports `value` without the `omitted` fields, and imports its pictures. */
function compile(value: unknown, omitted: Set<string>): string {
  const imports: string[] = []
  const json = JSON.stringify(value, (key, item: unknown) => {
    if (omitted.has(key)) return undefined
    if (!(item instanceof Import)) return item
    imports.push(item.request)
    return `@import ${imports.length - 1}`
  })
  const lines = imports.map((request, index) => `import file${index} from ${JSON.stringify(request)}`)
  return `${lines.join('\n')}\nexport default ${json.replace(/"@import (\d+)"/g, 'file$1')}`
}
