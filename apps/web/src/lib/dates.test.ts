import { expect, test } from 'vitest'
import { daysUntil, longDate } from './dates.ts'

test('a date is written in full, as it stands', () => {
  expect(longDate('2024-03-18')).toBe('March 18, 2024')
  expect(longDate('2025-11-10T14:00:00.000Z')).toBe('November 10, 2025')
})

test.each([
  ['2025-12-19', 'America/New_York', '2025-12-18T04:59:59Z', 2],
  ['2025-12-19', 'America/New_York', '2025-12-18T05:00:00Z', 1],
  ['2025-12-19', 'America/New_York', '2025-12-19T05:00:00Z', 0],
  ['2025-12-19', 'America/New_York', '2025-12-20T05:00:00Z', -1],
  ['2025-12-19', 'Pacific/Auckland', '2025-12-18T11:00:00Z', 0],
  // Clocks change in between: one of these days has 23 hours, the other 25.
  ['2026-03-09', 'America/New_York', '2026-03-07T05:00:00Z', 2],
  ['2026-11-02', 'America/New_York', '2026-10-31T04:00:00Z', 2],
])('%s in %s, seen at %s, is %i days away', (day, timeZone, now, days) => {
  expect(daysUntil({ day, timeZone }, Date.parse(now))).toBe(days)
})
