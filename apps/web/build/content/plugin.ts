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
  const source = (part: unknown): string => {
    if (part instanceof Import) {
      imports.push(`import file${imports.length} from ${JSON.stringify(part.request)}`)
      return `file${imports.length - 1}`
    }
    if (Array.isArray(part)) return `[${part.map(source)}]`
    if (typeof part !== 'object' || part === null) return JSON.stringify(part)
    const fields = Object.entries(part).filter(([key, field]) => !omitted.has(key) && field !== undefined)
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${source(field)}`)}}`
  }
  const exported = source(value)
  return `${imports.join('\n')}\nexport default ${exported}`
}
