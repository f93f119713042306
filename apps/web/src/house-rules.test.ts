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
