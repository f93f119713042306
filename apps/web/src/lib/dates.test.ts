import { afterEach, expect, test, vi } from 'vitest'
import { longDate } from './dates.ts'

afterEach(() => vi.unstubAllEnvs())

test('a date is written in full, as it stands', () => {
  expect(longDate('2024-03-18')).toBe('March 18, 2024')
  expect(longDate('2025-11-10T14:00:00.000Z')).toBe('November 10, 2025')
})

test.each(['America/Los_Angeles', 'Pacific/Auckland'])('a day is the same day on a device in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(new Date('2024-03-01').getTimezoneOffset()).not.toBe(0)
  expect(longDate('2024-03-01')).toBe('March 1, 2024')
  expect(longDate('2025-12-31T23:30:00.000Z')).toBe('December 31, 2025')
  expect(longDate('2025-01-01')).toBe('January 1, 2025')
})
