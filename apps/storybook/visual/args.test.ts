import { expect, test } from 'vitest'
import { parseArgs } from './args.ts'

test('nothing is needed', () => {
  expect(parseArgs([])).toEqual({ base: undefined, only: '', fail: false, help: false })
})

test('a base and options are read in any order', () => {
  const expected = { base: 'origin/main', only: 'badge', fail: true, help: false }
  expect(parseArgs(['origin/main', '--only', 'badge', '--fail'])).toEqual(expected)
  expect(parseArgs(['--fail', '--only=badge', 'origin/main'])).toEqual(expected)
})

test('a mistyped option and a second base are refused by name', () => {
  expect(() => parseArgs(['--onyl', 'badge'])).toThrow('--onyl')
  expect(() => parseArgs(['main', 'dev'])).toThrow('One base is enough; got main, dev')
})
