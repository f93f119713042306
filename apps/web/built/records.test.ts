import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDist } from '../e2e/support/dist.ts'
import { paths } from '../e2e/support/paths.ts'
import { outline } from './support/outline.ts'
import { textsInCode } from './support/texts-in-code.ts'

// `pnpm --filter @two-pastors/web test:built records -u` writes the records anew (docs/tests.md).

/** Pages that say nothing of their own. */
const ALIKE = ['/terms-of-service']
const fileOf = (path: string) =>
  path === '/' ? 'index' : path === '/no-such-page' ? '404' : path.slice(1).replace(/\?.*/, '')
const files = [...paths.map(fileOf), 'blog/404', 'watch/404']
const pages = new Map(files.map((file) => [file, outline(readDist(`${file}.html`))] as const))
const home = outline(readDist('index.html'))

/** What a line is about, without its content. */
const kindOf = (line: string) => line.replace(/( content=|: ).*| href=\S*/g, '')

/** Only the home page's record has what every page has; the others say how they differ. */
function different(lines: string[], usual: string[], same = (line: string) => line): string[] {
  const found = new Set(lines.map(same))
  const missing = usual.filter((line) => !found.has(same(line)))
  return [...lines.filter((line) => !usual.includes(line)), ...missing.map((line) => `not here: ${line}`)]
}

/** Without what an earlier line says: titles and descriptions are repeated for several services. */
function once(head: string[]): string[] {
  const contents = head.map((line) => /(?:content=|title: )"?([^"]+)/.exec(line)?.[1])
  return head.filter((_, index) => !contents[index] || contents.indexOf(contents[index]) === index)
}

const recorded = [...pages].filter(([file]) => !ALIKE.includes(`/${file}`))

test.each(recorded)('the page %s says what its record says', async (file, page) => {
  const isHome = file === 'index'
  const parts = [
    isHome ? page.head : once(different(page.head, home.head, kindOf)),
    isHome ? page.around : different(page.around, home.around),
    page.main,
  ]
  const text = parts.map((lines) => `${lines.join('\n')}\n`).join('\n')
  await expect(text).toMatchFileSnapshot(`records/pages/${file.replaceAll('/', '-')}.txt`)
})

test('no record is left of a page that is gone', () => {
  const names = recorded.map(([file]) => `${file.replaceAll('/', '-')}.txt`)
  const found = readdirSync(`${import.meta.dirname}/records/pages`)
  expect(found.filter((name) => !names.includes(name))).toEqual([])
})

test('what the code says beyond these pages is what its record says', async () => {
  const said = [...pages.values()].flatMap(({ around, main }) => [...around, ...main]).join('\n')
  const lines = textsInCode().flatMap(([file, texts]) => {
    const more = texts.filter((text) => !said.includes(text))
    if (more.length === 0) return []
    // A few are on one line. More get a line each, so that changing one doesn't move the others.
    const line = `${file}: ${more.join(' | ')}`
    return line.length < 240 ? [line] : [file, ...more.map((text) => `  ${text}`)]
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('records/texts-in-code.txt')
})
