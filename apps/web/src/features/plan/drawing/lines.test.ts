import { expect, test } from 'vitest'
import { fit, heightOf } from './blocks.ts'
import { contrast, readable } from './colors.ts'
import { balanceLines, breakLines, joinParts } from './lines.ts'
import { runsOf } from './runs.ts'

/** Each letter is one unit wide. */
const surface = { measure: (line: string) => line.length }
const style = { face: 'text', size: 1, color: '#000000' } as const
const lines = (text: string, width: number) => breakLines(surface, text, style, width)

test('a text breaks at its spaces, and a word that is too long inside', () => {
  expect(lines('come with us today', 9)).toEqual(['come with', 'us today'])
  expect(lines('abcdefghij k', 4)).toEqual(['abcd', 'efgh', 'ij k'])
  expect(lines('at 7:00\u00a0PM', 7)).toEqual(['at', '7:00\u00a0PM'])
  expect(lines('one\n\ntwo', 9)).toEqual(['one', '', 'two'])
})

test('a date and a time share a line, or have one each', () => {
  const parts = ['Friday, January\u00a08', '7:00\u00a0PM']
  expect(joinParts(surface, parts, style, 26)).toBe('Friday, January\u00a08, 7:00\u00a0PM')
  expect(joinParts(surface, parts, style, 25)).toBe('Friday, January\u00a08\n7:00\u00a0PM')
})

test('a heading breaks into lines of about the same length, without breaking more words', () => {
  const balanced = (text: string, width: number) => balanceLines(surface, text, style, width)
  expect(lines('Saint Bartholomew by the Sea', 24)).toEqual(['Saint Bartholomew by the', 'Sea'])
  expect(balanced('Saint Bartholomew by the Sea', 24)).toEqual(['Saint Bartholomew', 'by the Sea'])
  expect(balanced('at Bartholomew', 11)).toEqual(['at', 'Bartholomew'])
  expect(balanced('abcdefghij k', 4)).toEqual(['abcd', 'efgh', 'ij k'])
  expect(balanced('one\n\ntwo three four', 12)).toEqual(['one', '', 'two three', 'four'])
})

test('blocks get smaller until they fit', () => {
  const make = (scale: number) => [{ height: 100 * scale, gap: 0, draw: () => {} }]
  expect(heightOf(fit(make, 200))).toBe(100)
  expect(heightOf(fit(make, 50))).toBeLessThanOrEqual(50)
})

test.each(['#000000', '#ffffff', '#2244cc', '#ffff00', '#777777'])(
  '%s can be read on either ground',
  (color) => {
    for (const ground of ['#0b0a14', '#fbf6ea'])
      expect(contrast(readable(color, ground), ground)).toBeGreaterThanOrEqual(4.5)
  },
)

test('runs of a line are drawn in the order in which they are seen', () => {
  const font = (cluster: string) => (/\p{Script=Hebrew}/u.test(cluster) ? 'hebrew' : 'latin')
  const seen = (line: string) => runsOf(line, font).map(({ text }) => text)
  expect(seen('with שלום רב 12')).toEqual(['with ', '12', ' ', 'רב', ' ', 'שלום'])
  expect(seen('plain words')).toEqual(['plain words'])
})
