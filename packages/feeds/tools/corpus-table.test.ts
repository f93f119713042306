import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compareParsers, countItems } from './corpus-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'corpora-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const rss = (items: string) => `<rss version="2.0"><channel><title>T</title>${items}</channel></rss>`
const atom = (entry: string) => `<feed xmlns="http://www.w3.org/2005/Atom"><entry>${entry}</entry></feed>`

test.each([
  ['items of RSS', rss('<item><title>A</title></item><item><description>B</description></item>'), [2, 2, 2]],
  [
    'an item with nothing to read',
    rss('<item><title>A</title></item><item><guid>1</guid></item>'),
    [1, 1, 1],
  ],
  ['an entry of Atom', atom('<title type="html">A</title>'), [1, 1, 1]],
  ['empty content', atom('<content type="text/html"> </content>'), [0, 0, 0]],
  ['content elsewhere', atom('<content src="https://example.org/film.mp4"/>'), [0, 0, 0]],
  ['no feed', '<html><body>Hello</body></html>', [0, 0, 0]],
])('counts what each parser finds: %s', async (_, text, expected) => {
  const { ours, feedsmith, rssParser, crash } = await countItems(bytesOf(text))
  expect([ours, feedsmith, rssParser]).toEqual(expected)
  expect(crash).toBeUndefined()
})

test('makes a line for each corpus, and names documents in which another parser finds more', async () => {
  for (const corpus of ['one', 'two']) mkdirSync(join(folder, corpus))
  writeFileSync(join(folder, 'one/a.xml'), rss('<item><title>A</title></item>'))
  writeFileSync(join(folder, 'one/b.rss'), '<rss version="2.0"><channel><item><title>Cut off</title>')
  writeFileSync(join(folder, 'two/c.atom'), atom('<title>C</title>'))
  writeFileSync(join(folder, 'two/readme.txt'), 'no feed')
  const { table, behind, crashes } = await compareParsers(folder, (file) =>
    bytesOf(readFileSync(file, 'utf8')),
  )
  const lines = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  expect(lines.slice(2).map((cells) => cells.slice(1, 6))).toEqual([
    ['one', '2', '2', '0', '1'],
    ['two', '1', '1', '0', '1'],
  ])
  expect(behind).toEqual(['one/b.rss: 0, feedsmith 1, rss-parser 0'])
  expect(crashes).toEqual([])
})
