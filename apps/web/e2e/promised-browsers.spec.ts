import { globSync } from 'node:fs'
import { parse } from 'acorn'
import { dist, readDist } from './support/dist.ts'
import { SYNTAX, TOO_NEW } from './support/promised-browsers.ts'
import { expect, test } from './support/test.ts'

/** All code that visitors and other sites load. Staff's editor is a CMS of its own. */
const files = globSync('**/*.js', { cwd: dist }).filter((file) => !file.startsWith('admin/'))

test('the code of the build is in a language that the promised browsers read', () => {
  expect(files).toEqual(expect.arrayContaining(['sw.js', 'embed/v1.js']))
  const unread = files.flatMap((file) => {
    try {
      const isModule = file.startsWith('assets/')
      parse(readDist(file), { ecmaVersion: SYNTAX, sourceType: isModule ? 'module' : 'script' })
      return []
    } catch (error) {
      return `${file}: ${(error as Error).message}`
    }
  })
  expect(unread).toEqual([])
})

test('it calls nothing that one of them lacks, unless it asks before', () => {
  const called = files.flatMap((file) => {
    const code = readDist(file)
    return TOO_NEW.flatMap((api) => {
      const found = api.exec(code)
      if (!found) return []
      const [call] = found
      const name = call.slice(0, -1)
      // `URL.parse ? URL.parse(…)`, `URL.parse?.(…)`, `typeof URL.parse`.
      const isAsked = code.split(name).length - code.split(call).length > 0
      return isAsked ? [] : `${file}: …${code.slice(Math.max(0, found.index - 40), found.index + 60)}…`
    })
  })
  expect(called).toEqual([])
})
