import type { Plugin } from 'vite'
import { Import } from '../../src/content/schemas/fields.ts'
import { readContent } from './read-content.ts'

/** Query for an entry without its long text, for lists. */
const LISTING = '?listing'

/** Fields that only the build uses, for JSON-LD (src/app/structured-data). Left out of the browsers' code. */
const BUILD_ONLY = new Set(['reviewed', 'trailerDate'])

/** Compiles the YAML files under src/ to modules, after validating them. */
export function content(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/(content|config)\/.*\.yaml(\?listing)?$/ },
      handler(id) {
        const file = id.replace(LISTING, '')
        this.addWatchFile(file)
        const value = readContent(file)
        const omitted = this.environment.name === 'client' ? BUILD_ONLY : new Set<string>()
        return compile(id.endsWith(LISTING) ? { ...(value as object), content: undefined } : value, omitted)
      },
    },
  }
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
