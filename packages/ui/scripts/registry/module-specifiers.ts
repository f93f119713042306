import { parseSync } from 'vite'

/** The module in an import, a re-export or `import()`, and the position of its name in the source, without quotes. */
export type Specifier = { value: string; start: number; end: number }

/** Every module that a TypeScript file refers to, once per place. */
export function specifiersOf(path: string, source: string): Specifier[] {
  const { module, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ]
  const found = requests.map(({ start, end }) => ({
    value: source.slice(start + 1, end - 1),
    start: start + 1,
    end: end - 1,
  }))
  return [...new Map(found.map((each) => [each.start, each])).values()].toSorted((a, b) => a.start - b.start)
}

/** A module with relative imports in the usual form: `./button`, not `./button.tsx`. */
export function withoutEndings(path: string, source: string): string {
  return specifiersOf(path, source)
    .filter(({ value }) => value.startsWith('.'))
    .reduceRight((text, { value, start, end }) => {
      return text.slice(0, start) + value.replace(/\.tsx?$/, '') + text.slice(end)
    }, source)
}
