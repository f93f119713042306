import { globSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { Import } from '../model/fields.ts'
import { folder, shownPath } from '../model/folder.ts'
import { assetName } from './asset-name.ts'
import { CONTENT, compileContent } from './content/plugin.ts'
import { readContent } from './content/read-content.ts'

/**
 * Builds the page that shows drafts in the editor, /admin/preview: the whole site once more, with content modules that check
 * for a draft first. Pictures keep their file names, so they are not built twice.
 */
export async function buildPreview({ root, client }: { root: string; client: string }): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    plugins: [drafts(root)],
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: `${root}editor/preview/main.ts`,
        output: {
          entryFileNames: 'admin/preview/[name].js',
          chunkFileNames: 'admin/preview/[name]-[hash].js',
          assetFileNames: (asset) =>
            asset.names[0]?.endsWith('.css') ? 'admin/preview/[name][extname]' : assetName(asset),
        },
      },
    },
  })
}

function drafts(root: string): Plugin {
  return {
    name: 'drafts',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler(id) {
        if (/^node:(fs|path|process)$/.test(id)) return `${root}editor/preview/node.ts`
        return id === 'virtual:site-files' ? '\0site-files' : undefined
      },
    },
    load: {
      order: 'pre',
      handler(id) {
        if (id === '\0site-files') return siteFiles()
        const [found, view] = CONTENT.exec(id) ?? []
        if (found === undefined || !id.startsWith(`${folder.content}/`)) return undefined
        const path = shownPath(id.split('?')[0] ?? '')
        return [
          "import { draftOf } from '/editor/preview/draft.ts'",
          `const draft = draftOf(${[path, view].map((part) => JSON.stringify(part))})`,
          compileContent(id, true).replace(
            /^export default /m,
            'export default draft !== undefined ? draft : ',
          ),
        ].join('\n')
      },
    },
  }
}

/** Every picture that the content refers to, the names of its files, and the sizes of downloads. */
function siteFiles(): string {
  const files = globSync('**/*.yaml', { cwd: folder.content }).sort()
  const requests = new Set(files.flatMap((file) => [...requestsIn(readContent(`${folder.content}/${file}`))]))
  const sizes = globSync('downloads/**/*.*', { cwd: `${folder.content}/public` }).map((file) => [
    `/${relative('.', file)}`,
    statSync(`${folder.content}/public/${file}`).size,
  ])
  const imports = [...requests].map((request, index) => `import file${index} from ${JSON.stringify(request)}`)
  const pictures = [...requests].map((request, index) => `${JSON.stringify(request)}: file${index}`)
  return [
    ...imports,
    `export const pictures = {${pictures}}`,
    `export const files = ${JSON.stringify(files.map((file) => `content/${file}`))}`,
    `export const sizes = ${JSON.stringify(Object.fromEntries(sizes))}`,
  ].join('\n')
}

function* requestsIn(value: unknown): Generator<string> {
  if (value instanceof Import) yield value.request
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) yield* requestsIn(item)
}
