import { expect, test } from 'vitest'
import { longDate } from './dates.ts'

test('a date is written in full, as it stands', () => {
  expect(longDate('2024-03-18')).toBe('March 18, 2024')
  expect(longDate('2025-11-10T14:00:00.000Z')).toBe('November 10, 2025')
})
