import { expect, test } from 'vitest'
import { formatDuration } from './duration.ts'

test.each([
  [0, '0:00'],
  [7, '0:07'],
  [187, '3:07'],
  [59.6, '1:00'],
  [3661, '61:01'],
  ['825', '13:45'],
  [' 62.6 ', '1:03'],
])('%j seconds are shown as %s', (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown)
})

test.each([
  undefined,
  null,
  '',
  '  ',
  'PT2M',
  -1,
  '-90',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [60],
  {},
])('nothing is shown for %j', (seconds) => {
  expect(formatDuration(seconds)).toBe('')
})
