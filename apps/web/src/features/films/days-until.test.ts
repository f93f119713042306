import * as v from 'valibot'
import { expect, test } from 'vitest'
import { date } from '#model/dates.ts'
import { daysUntil } from './release.ts'

test.each([
  ['2025-12-19', 'America/New_York', '2025-12-18T04:59:59Z', 2],
  ['2025-12-19', 'America/New_York', '2025-12-18T05:00:00Z', 1],
  ['2025-12-19', 'America/New_York', '2025-12-19T05:00:00Z', 0],
  ['2025-12-19', 'America/New_York', '2025-12-20T05:00:00Z', -1],
  ['2025-12-19', 'Pacific/Auckland', '2025-12-18T11:00:00Z', 0],
  // Clocks change in between: one of these days has 23 hours, the other 25.
  ['2026-03-09', 'America/New_York', '2026-03-07T05:00:00Z', 2],
  ['2026-11-02', 'America/New_York', '2026-10-31T04:00:00Z', 2],
  ['2026-11-02', 'America/New_York', '2026-10-31T16:00:00Z', 2],
  ['2025-12-19', 'America/New_York', '2025-12-01T17:00:00Z', 18],
])('%s in %s, seen at %s, is %i days away', (day, timeZone, now, days) => {
  expect(daysUntil(v.parse(date, { day, timeZone }), Date.parse(now))).toBe(days)
})

test('a time on the day changes nothing', () => {
  const evening = v.parse(date, { day: '2025-12-19', time: '19:30', timeZone: 'America/New_York' })
  expect(daysUntil(evening, Date.parse('2025-12-19T04:59:59Z'))).toBe(1)
  expect(daysUntil(evening, Date.parse('2025-12-19T17:00:00Z'))).toBe(0)
})
