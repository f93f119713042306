import * as v from 'valibot'
import { expect, test } from 'vitest'
import { byPhase, date, dates } from './dates.ts'
import { text } from './fields.ts'

const at = (input: v.InferInput<typeof date>) => new Date(v.parse(date, input).at).toISOString()

test.each([
  [{ day: '2025-12-19' }, '2025-12-19T05:00:00.000Z'],
  [{ day: '2025-07-04' }, '2025-07-04T04:00:00.000Z'],
  [{ day: '2025-12-19', timeZone: 'America/Los_Angeles' }, '2025-12-19T08:00:00.000Z'],
  [{ day: '2025-12-19', timeZone: 'Pacific/Auckland' }, '2025-12-18T11:00:00.000Z'],
  [{ day: '2025-11-07', time: '09:30', timeZone: 'America/Chicago' }, '2025-11-07T15:30:00.000Z'],
])('%j begins at %s', (input, moment) => {
  expect(at(input)).toBe(moment)
})

test.each([
  // New York skips 2:00 to 3:00 on this night, and repeats 1:00 to 2:00 on the other.
  [{ day: '2026-03-08', time: '02:30' }, '2026-03-08T07:30:00.000Z'],
  [{ day: '2026-11-01', time: '01:30' }, '2026-11-01T05:30:00.000Z'],
  // Beirut skips midnight itself.
  [{ day: '2026-03-29', timeZone: 'Asia/Beirut' }, '2026-03-28T22:00:00.000Z'],
])('when clocks change: %j begins at %s', (input, moment) => {
  expect(at(input)).toBe(moment)
})

const mistakes = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map(({ message }) => message)

test.each([
  [{ day: '2025-02-30' }, 'must be a date such as 2024-03-18'],
  [{ day: '2025-12-19', time: '24:00' }, 'must be a time such as 09:30'],
  [{ day: '2025-12-19', time: '9:30' }, 'must be a time such as 09:30'],
  [{ day: '2025-12-19', timeZone: 'Bethlehem' }, 'must be a time zone such as America/New_York'],
])('%j is refused', (input, message) => {
  expect(mistakes(date, input)).toEqual([message])
})

test('dates out of order are refused', () => {
  const [march, april] = [{ day: '2025-03-01' }, { day: '2025-04-01' }]
  expect(mistakes(dates, { theaters: april, home: march })).toEqual([
    'must be in order: announced, tickets, theaters, home',
  ])
  expect(mistakes(dates, { announced: march, theaters: march, home: april })).toBeUndefined()
})

test('a text by phase needs one to begin with', () => {
  expect(mistakes(byPhase(text), { theaters: 'Now' })).toHaveLength(1)
  expect(mistakes(byPhase(text), { announced: 'Soon', theaters: 'Now' })).toBeUndefined()
})
