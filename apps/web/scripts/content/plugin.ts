import type { Plugin } from 'vite'
import { Import } from './fields.ts'
import { readContent } from './read-content.ts'

/** What a list needs of an entry: everything but its long text. */
const LISTING = '?listing'

/** Makes the YAML files under src/ modules, once they are checked. */
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
        return compile(id.endsWith(LISTING) ? { ...(value as object), content: undefined } : value)
      },
    },
  }
}

/** The source of a module with `value` as its default export; pictures in it become imports. */
function compile(value: unknown): string {
  const imports: string[] = []
  const json = JSON.stringify(value, (_, item: unknown) => {
    if (!(item instanceof Import)) return item
    imports.push(item.request)
    return `@import ${imports.length - 1}`
  })
  const lines = imports.map((request, index) => `import file${index} from ${JSON.stringify(request)}`)
  return `${lines.join('\n')}\nexport default ${json.replace(/"@import (\d+)"/g, 'file$1')}`
}
