import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/privacy.md')
const [promises = '', others = ''] = page.split('\n## What people keep')
/** As it was when its sentences got their tests. Staff may reword the live one. */
const policy = read('apps/web/e2e/content/legal/privacy-policy.yaml')
const said = [
  policy,
  ...globSync(`${root}/apps/{web/src,backend/supabase/functions}/**/*.{ts,tsx}`).map((path) =>
    readFileSync(path, 'utf8'),
  ),
].join('\n')

/** The rows of a table: what we say, in parts, and the rest of the row. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| “(.+?)”(.*)$/gm)].map(([, quote = '', rest = '']) => ({
    parts: quote.split('…').map((part) => part.trim().toLowerCase()),
    quote,
    rest,
  }))

test('the page quotes us as we speak', () => {
  const lower = said.toLowerCase()
  const rows = [...rowsOf(promises), ...rowsOf(others)]
  expect(rows.length).toBeGreaterThan(30)
  for (const { parts } of rows) for (const part of parts) expect(lower).toContain(part)
})

test.each(rowsOf(promises).map(({ quote, rest }) => [quote, rest]))(
  '“%s” has a test that exists',
  (_, rest) => {
    const tests = [...rest.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)]
    expect(tests.length).toBeGreaterThan(0)
    for (const [, file = '', title = ''] of tests) {
      const path = /^(apps|deploy)\//.test(file) ? file : `apps/backend/${file}`
      expect(existsSync(join(root, path)), path).toBe(true)
      const calls = [
        ...read(path).matchAll(/\btest(?:\.step|\.\w+(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1,/g),
      ]
      expect(
        calls.filter(([, , named = '']) => named.includes(title)).length,
        `${path}: ${title}`,
      ).toBeGreaterThan(0)
    }
  },
)

test('no sentence of the policy about sign-ups, texts and counting is without a row', () => {
  const sections = [
    'When you sign up for news',
    'Who handles your sign-up for us',
    'Text messages',
    'Leaving the list',
    'What we count',
    'How long we keep things, and how safely',
    'Your rights',
  ]
  const parts = [...rowsOf(promises), ...rowsOf(others)].flatMap((row) => row.parts)
  const texts = policy.split('\n  ## ').filter((text) => sections.some((heading) => text.startsWith(heading)))
  expect(texts).toHaveLength(sections.length)
  const sentences = texts.flatMap((text) =>
    text
      .slice(text.indexOf('\n'))
      .trim()
      .split(/(?<=[.!?])\s+/),
  )
  const without = sentences.filter(
    (sentence) => !parts.some((part) => sentence.toLowerCase().includes(part.replace(/\.$/, ''))),
  )
  expect(without).toEqual([])
})
