import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folder } from '../../model/folder.ts'
import { checkContent } from '../../tools/content-check/check-content.ts'
import { deadLinks, differences, type Pages, readPages } from './built-pages.ts'
import type { Effect } from './edit.ts'
import { filmEdits } from './film-edits.ts'
import { listEdits } from './list-edits.ts'
import { siteEdits } from './site-edits.ts'

// On a copy of the live content, one after another, with the editor's own code. An edit knows no name that stands in the content, so
// that no valid change of it can fail this, unless it leaves an edit with nothing to be tried on.

const web = resolve(import.meta.dirname, '../..')
const dist = 'dist'
const own = folder.content
let base: string
let builder: ChildProcess
let pages: Pages

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'typical-edits-'))
  folder.content = join(base, 'content')
  await cp(`${web}/content`, folder.content, { recursive: true })
  // One process for all builds: to start it and to warm it up takes longer than a build.
  builder = fork('testing/typical-edits/build-pages.ts', {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: folder.content },
  })
  pages = await builtPages()
}, 120_000)
afterAll(async () => {
  // Other tests share this process.
  folder.content = own
  builder.disconnect()
  await rm(base, { recursive: true, force: true })
})

async function builtPages(): Promise<Pages> {
  const to = join(base, dist)
  await rm(to, { recursive: true, force: true })
  builder.send(to)
  const [problem] = await once(builder, 'message')
  if (problem !== null) throw new Error(problem)
  return readPages(to)
}

test.each([...filmEdits, ...listEdits, ...siteEdits])('$name', { timeout: 120_000 }, async ({ make }) => {
  const effect = await make(pages)
  if (!effect) throw new Error('The content has nothing to try this on')
  const { findings } = await checkContent()
  expect(findings.filter(({ level }) => level === 'error')).toEqual([])
  const before = pages
  pages = await builtPages()
  expect(deadLinks(pages)).toEqual([])
  expectEffect(before, effect)
})

function expectEffect(before: Pages, { changes = [], adds = [], goes = [], ...rest }: Effect) {
  const also = (path: string) => rest.also?.test(path) ?? false
  const others = (of: Pages, than: Pages) =>
    [...of.keys()].filter((path) => !than.has(path) && !also(path)).sort()
  expect.soft(others(pages, before), 'new pages').toEqual(adds.toSorted())
  expect.soft(others(before, pages), 'pages that are gone').toEqual(goes.toSorted())
  const changed = [...pages].filter(
    ([path, lines]) => before.has(path) && `${lines}` !== `${before.get(path)}`,
  )
  expect
    .soft(
      changed.map(([path]) => path),
      'pages that say something else',
    )
    .toEqual(expect.arrayContaining(changes))
  const { words = [], around = [] } = rest
  const beside = changed.flatMap(([path, after]) => {
    const old = before.get(path) ?? []
    if (also(path) || around.some((one) => path === one || [...old, ...after].some((line) => line === one)))
      return []
    const lines = differences(old, after).filter((line) => !words.some((word) => line.includes(word)))
    return lines.length > 0 || (words.length === 0 && !changes.includes(path))
      ? [[path, lines.slice(0, 5)]]
      : []
  })
  expect.soft(beside, 'what should have stayed').toEqual([])
}
