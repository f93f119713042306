import { expect, test } from 'vitest'
import { ratios, spread } from './stats.ts'

test('a spread has the middle value, that between the middle two of an even number, and the ends', () => {
  expect(spread([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 })
  expect(spread([4, 1, 2, 3])).toEqual({ median: 2.5, min: 1, max: 4 })
  expect(() => spread([])).toThrow('at least one value')
})

test('ratios are taken round by round, so that a slow moment of the machine slows both sides', () => {
  expect(ratios([110, 220, 1000], [100, 200, 500])).toEqual({ median: 1.1, min: 1.1, max: 2 })
})
