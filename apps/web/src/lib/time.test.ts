import { expect, test } from 'vitest'
import { clock, parseTime } from './time.ts'

test.each([
  ['95', 95],
  ['95s', 95],
  ['1m35s', 95],
  ['1m', 60],
  ['1h1m1s', 3661],
  ['1:35', 95],
  ['1:01:35', 3695],
  ['0', 0],
  ['12.5', 12.5],
])('%s is %d seconds', (text, seconds) => {
  expect(parseTime(text)).toBe(seconds)
})

test.each([null, '', 'soon', '-5', '1:2:3:4', '1:75', '95x', 's'])('%s is no position', (text) => {
  expect(parseTime(text)).toBeNull()
})

test.each([
  [0, '0:00'],
  [62.9, '1:02'],
  [3725, '1:02:05'],
  [-3, '0:00'],
])('%d seconds are written %s, and read again', (seconds, text) => {
  expect(clock(seconds)).toBe(text)
  expect(parseTime(text)).toBe(Math.max(0, Math.floor(seconds)))
})
