import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'

/** A module of a published package, read from disk. */
export type Module = {
  path: string
  source: string
  /** What it imports and exports from elsewhere, and what it loads later: `./card.js`, `react`. */
  imports: { from: string; names: string[] }[]
  /** Whether `'use client'` is its first statement, as React requires. */
  client: boolean
}

/** Reads every file in `folder` whose name ends so. */
export async function readModules(folder: string, ending: '.js' | '.d.ts'): Promise<Module[]> {
  const paths: string[] = []
  for await (const path of glob(`**/*${ending}`, { cwd: folder })) paths.push(resolve(folder, path))
  return paths.sort().map(readModule)
}

/** Reads one module. */
export function readModule(path: string): Module {
  const source = readFileSync(path, 'utf8')
  const { module, program } = parseSync(path, source)
  const statically = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    names: entries.map(({ importName }) => importName.name ?? '*'),
  }))
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest, importName }) => ({
      from: moduleRequest?.value ?? '',
      names: [importName.name ?? '*'],
    })),
  )
  const later = module.dynamicImports.map(({ moduleRequest }) => ({
    from: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    names: ['*'],
  }))
  const [first] = program.body
  return {
    path,
    source,
    imports: [...statically, ...exported.filter(({ from }) => from), ...later],
    client: first?.type === 'ExpressionStatement' && first.directive === 'use client',
  }
}

/**
 * What a server runs of a module: the module and those it imports, up to the first `'use client'` on each way, where the
 * browser's part begins.
 */
export function onTheServer(entry: string, found = new Map<string, Module>()): Map<string, Module> {
  const module = readModule(entry)
  if (module.client || found.has(entry)) return found
  found.set(entry, module)
  for (const { from } of module.imports) {
    if (from.startsWith('.')) onTheServer(resolve(dirname(entry), from), found)
  }
  return found
}

/** `@radix-ui/react-slot` of `@radix-ui/react-slot/x`: the package that an import needs. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
