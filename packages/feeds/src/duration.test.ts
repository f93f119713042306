import { expect, test } from 'vitest'
import { formatDuration, fromClock, toSeconds, unitsPerSecond } from './duration.ts'

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

test('seconds are whole numbers, and nothing else is a length', () => {
  expect([187, '825', 59.6, 0].map(toSeconds)).toEqual([187, 825, 60, 0])
  expect([null, 'PT2M', -1, Number.NaN, {}].map(toSeconds)).toEqual([null, null, null, null, null])
})

test.each([
  ['trailers in seconds', [31, 127, 150], 1],
  ['trailers in milliseconds', [31_000, '127000', 150_400], 1000],
  ['a day of worship among films', [86_400, 5400, null], 1],
  ['films in milliseconds, one of unknown length', [5_400_000, undefined, 0], 1000],
  ['a film of five hours', [18_000], 1],
  ['marathons', [18_000, 40_000], 1],
  ['a trailer of a minute in milliseconds', [60_000], 1000],
  ['lengths that nobody knows', [null, 0, 'PT2M'], 1],
  ['nothing', [], 1],
])('%s', (_, durations, units) => {
  expect(unitsPerSecond(durations)).toBe(units)
})

test.each([
  ['00:03:07', 187],
  ['3:07', 187],
  ['1:02:03.5', 3724],
  ['05:00:00', 18_000],
  ['90:00', 5400],
  ['0:00', 0],
  ['00:03:07:12', 187],
  ['PT1H2M3S', 3723],
  ['PT187.5S', 188],
  ['1 h 2 min', 3720],
  ['90 minutes', 5400],
])('%s on a clock is %i seconds', (clock, seconds) => {
  expect(fromClock(clock)).toBe(seconds)
})

test.each(['3:7', '3:70', '1:2:3', ':07', '-3:07', 'PT', 'P3M', '7s 3m', 'h', '', '187', 187, null])(
  '%j is on no clock',
  (value) => {
    expect(fromClock(value)).toBeNull()
  },
)
