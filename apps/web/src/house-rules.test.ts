import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'

const src = import.meta.dirname
const files = globSync(`${src}/**/*.{ts,tsx}`)
  .map((path) => ({ name: relative(src, path), text: readFileSync(path, 'utf8') }))
  .filter(({ name }) => !name.includes('.test.'))

const naming = (pattern: RegExp, except: string[] = []) =>
  files.filter(({ name, text }) => pattern.test(text) && !except.includes(name)).map(({ name }) => name)

test('there are files to look at', () => {
  expect(files.length).toBeGreaterThan(20)
})

test('only config/env.ts reads the environment', () => {
  expect(naming(/import\.meta\.env/)).toEqual(['config/env.ts'])
})

test('nothing touches the browser while a module loads, except the browser entries', () => {
  expect(
    naming(/^(?:const|let|export const) .*\b(?:window|document|localStorage|navigator|location)\./m, [
      'app/entry-client.tsx',
      'admin/numbers/main.tsx',
    ]),
  ).toEqual([])
})

test('features do not import each other in a circle', () => {
  const imports = new Map<string, Set<string>>()
  for (const { name, text } of files.filter(({ name }) => name.startsWith('features/'))) {
    const feature = name.split('/')[1] ?? ''
    const others = [...text.matchAll(/'#features\/([\w-]+)\//g)].flatMap(([, other = '']) =>
      other === feature ? [] : [other],
    )
    imports.set(feature, new Set([...(imports.get(feature) ?? []), ...others]))
  }
  expect(imports.size).toBeGreaterThan(10)
  const circleFrom = (path: string[]): string[] | undefined => {
    for (const next of imports.get(path.at(-1) ?? '') ?? []) {
      if (next === path[0]) return [...path, next]
      const circle = path.includes(next) ? undefined : circleFrom([...path, next])
      if (circle) return circle
    }
    return undefined
  }
  expect([...imports.keys()].flatMap((feature) => circleFrom([feature]) ?? [])).toEqual([])
})
