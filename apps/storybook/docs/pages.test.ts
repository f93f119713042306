import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tokenGroups } from './token-groups.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const packages = '../../../packages'

describe('Getting started', () => {
  const pages = [read('getting-started.mdx'), read(`${packages}/ui/README.md`)]
  const samples = pages.flatMap((page) =>
    Array.from(page.matchAll(/^```\w+\n(.*?)^```/gms), ([, code = '']) => code),
  )
  // Style sheets that are only mentioned are part of the text.
  const mentioned = pages.flatMap((page) => page.match(/@import '@two-pastors[^']+'/g) ?? [])
  const imports = [...samples, ...mentioned].flatMap(importsOf)

  test('has samples that use every kind of entry', () => {
    expect(imports.map(({ from }) => from)).toEqual(
      expect.arrayContaining([
        '@two-pastors/ui',
        '@two-pastors/ui/dialog',
        '@two-pastors/ui/styles.css',
        '@two-pastors/feeds',
      ]),
    )
  })

  test.each(imports)('there is $names in $from', ({ from, names }) => {
    const source = entryOf(from)
    expect(source, 'an entry of package.json').toBeDefined()
    if (names.length > 0) expect(exportedNames(read(source ?? ''))).toEqual(expect.arrayContaining(names))
  })
})

describe('Writing a theme', () => {
  const template = /```css\n(.*?)```/s.exec(read('writing-a-theme.mdx'))?.[1] ?? ''
  const groups = tokenGroups(read(`${packages}/ui/src/styles/tokens.css`))
  const tokens = groups.flatMap(({ tokens }) => tokens)
  const given = Array.from(template.matchAll(/--tp-([\w-]+):/g), ([, name]) => name)

  test('the template gives a value to every token but layers and durations, and to nothing else', () => {
    expect(given.toSorted()).toEqual(tokens.filter((name) => !/^(duration|z)-/.test(name)).toSorted())
  })
})

test('every page of documentation is among the stories that are tested', () => {
  const stories = read('pages.stories.tsx')
  for (const page of readdirSync(import.meta.dirname).filter((file) => file.endsWith('.mdx'))) {
    expect(stories).toContain(`./${page}`)
  }
})

type Import = { from: string; names: string[] }

/** A sample's imports from our packages, including `@import`. */
function importsOf(code: string): Import[] {
  const pattern = /import\s+(?:(?:type\s+)?\{([^}]*)\}\s+from\s+)?'(@two-pastors\/[^']+)'/g
  return Array.from(code.matchAll(pattern), ([, names = '', from = '']) => ({ from, names: namesIn(names) }))
}

/** The source file of an entry, relative to this file. */
function entryOf(specifier: string): string | undefined {
  const [, name, path = ''] = /^@two-pastors\/(\w+)(.*)$/.exec(specifier) ?? []
  const { exports } = JSON.parse(read(`${packages}/${name}/package.json`))
  const target: string | undefined = exports[`.${path}`]
  return target && `${packages}/${name}/${target}`
}

function exportedNames(source: string): string[] {
  const declared = source.matchAll(/^export (?:async )?(?:function|const|class|type) (\w+)/gm)
  const listed = source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)
  return [
    ...Array.from(declared, ([, name = '']) => name),
    ...Array.from(listed, ([, names = '']) => namesIn(names)).flat(),
  ]
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter(Boolean)
