import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const RUNTIME = `${import.meta.dirname}/../src/lib/fetch-before-import.ts`
const IMPORT = /\bimport\(\s*(['"`])([^'"`$]+)\1\s*\)/g
const MARK = /["'`]files of (.+?)["'`]/g

/**
 * Wraps every `import()` of our code, so that it fetches its files first (src/lib/fetch-before-import.ts): some browsers
 * cache a failed import until the page is closed. The file names are filled in once all chunks have theirs.
 */
export function fetchBeforeImport(): Plugin {
  let root: string
  return {
    name: 'fetch-before-import',
    apply: 'build',
    // After import.meta.glob is expanded, and before Vite adds the CSS of imports.
    enforce: 'post',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configResolved: (config) => {
      root = config.root
    },
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code: /\bimport\(/ },
      async handler(code, importer) {
        const found = [...code.matchAll(IMPORT)]
        const targets = await Promise.all(
          found.map(([, , source]) => source && this.resolve(source, importer)),
        )
        const wrapped = code.replace(IMPORT, (load) => {
          const target = targets.shift()
          if (!target) return load
          return `fetchBeforeImport(${JSON.stringify(`files of ${relative(root, target.id)}`)}, () => ${load})`
        })
        if (wrapped === code) return
        return { code: `import { fetchBeforeImport } from ${JSON.stringify(RUNTIME)}\n${wrapped}`, map: null }
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const chunk of chunks) {
        const here = withImports(chunk, bundle)
        chunk.code = chunk.code.replace(MARK, (_, id: string) => {
          const target = chunks.find(({ moduleIds }) =>
            moduleIds.some((module) => relative(root, module) === id),
          )
          if (!target)
            return this.error(`No chunk contains ${id}, which ${chunk.fileName} imports dynamically`)
          const missing = [...withImports(target, bundle)].filter((part) => !here.has(part))
          const files = missing.flatMap((part) => [part.fileName, ...(part.viteMetadata?.importedCss ?? [])])
          return JSON.stringify(files)
        })
      }
    },
  }
}

/** A chunk and its static imports, transitively. */
function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const file of chunk.imports) {
    const imported = bundle[file]
    if (imported?.type === 'chunk') withImports(imported, bundle, found)
  }
  return found
}
