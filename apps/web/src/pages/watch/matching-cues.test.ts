import { expect, test } from 'vitest'
import { cueAt, matchingCues } from './matching-cues.ts'

const cues = [
  { start: 1, end: 2, text: 'Don’t be afraid, José.' },
  { start: 4, end: 6, text: 'Five stones, one giant.' },
  { start: 8, end: 9, text: 'The giant fell.' },
]
const found = (term: string) => matchingCues(cues, term).map(({ start }) => start)

test('a search finds lines with all its words, whatever their case, accents and quotes', () => {
  expect(found('giant')).toEqual([4, 8])
  expect(found('GIANT one')).toEqual([4])
  expect(found("don't jose")).toEqual([1])
  expect(found('  ')).toEqual([1, 4, 8])
  expect(found('popcorn')).toEqual([])
})

test.each([
  [0, -1],
  [1, 0],
  [3, 0],
  [5, 1],
  [100, 2],
])('at %d seconds the line is number %d', (seconds, index) => {
  expect(cueAt(cues, seconds)).toBe(index)
})
