import { expect, test } from 'vitest'
import { formatTime } from './playback.ts'

test.each([
  [0, '0:00'],
  [187.9, '3:07'],
  [3599, '59:59'],
  [3695, '1:01:35'],
  [Number.NaN, '0:00'],
])('%s seconds are %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text)
})
