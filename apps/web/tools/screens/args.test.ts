import { expect, test } from 'vitest'
import { parseArgs } from './args.ts'

test('takes every page on a phone and on a desktop unless told otherwise', () => {
  expect(parseArgs([])).toEqual({ paths: [], widths: [375, 1440], readme: false, help: false })
})

test('takes the pages and widths that it is given', () => {
  expect(parseArgs(['/', '/david', '--widths', '320,1920'])).toMatchObject({
    paths: ['/', '/david'],
    widths: [320, 1920],
  })
})

test('names a wrong argument', () => {
  expect(() => parseArgs(['david'])).toThrow('A path starts with a slash; got "david"')
  expect(() => parseArgs(['--widths', 'wide'])).toThrow('got "wide"')
})
