import { expect, test } from 'vitest'
import { addDays, beforeHolidays, clockTime, dayName, longDay, shortDay } from './dates.ts'

test('a day is written in full, without its year, and short', () => {
  expect(longDay('2025-12-19')).toBe('Friday, December 19, 2025')
  expect(dayName('2026-01-04')).toBe('Sunday, January 4')
  expect(shortDay('2025-12-19')).toBe('Fri, Dec\u00a019')
})

test.each([
  ['00:05', '12:05\u00a0AM'],
  ['09:30', '9:30\u00a0AM'],
  ['12:00', '12:00\u00a0PM'],
  ['19:00', '7:00\u00a0PM'],
])('%s is written as people say it', (time, words) => {
  expect(clockTime(time)).toBe(words)
})

test.each(['2024-11-28', '2025-11-27', '2029-11-22'])('on Thanksgiving, %s, nobody is called', (day) => {
  expect(beforeHolidays(day)).toBe(addDays(day, -1))
  const weekBefore = addDays(day, -7)
  expect(beforeHolidays(weekBefore)).toBe(weekBefore)
})
