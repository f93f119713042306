import { expect, test } from 'vitest'
import type { Showing } from '#content/schemas/schemas.ts'
import { showingsAt, whenOf } from './showings.ts'

const showing = (place: string, iso: string, time?: string): Showing => ({
  place,
  when: { day: iso.slice(0, 10), time, timeZone: 'UTC', at: Date.parse(iso) },
  access: [],
})
const evening = showing('Evening', '2026-03-06T19:00:00Z', '19:00')
const allDay = showing('All day', '2026-03-05T00:00:00Z')
const namesAt = (iso: string) => showingsAt([evening, allDay], Date.parse(iso)).map(({ place }) => place)

test('showings come in the order of their days, and go when they are over', () => {
  expect(namesAt('2026-03-05T23:59:00Z')).toEqual(['All day', 'Evening'])
  expect(namesAt('2026-03-06T00:00:00Z')).toEqual(['Evening'])
  expect(namesAt('2026-03-06T22:59:00Z')).toEqual(['Evening'])
  expect(namesAt('2026-03-06T23:00:00Z')).toEqual([])
})

test('a showing names its day, and its time as clocks at the place show it', () => {
  expect(whenOf(allDay)).toBe('March 5, 2026')
  expect(whenOf(evening)).toBe('March 6, 2026, 7:00 PM')
  expect(whenOf(showing('Noon', '2026-03-06T12:30:00Z', '12:30'))).toBe('March 6, 2026, 12:30 PM')
  expect(whenOf(showing('Late', '2026-03-06T00:05:00Z', '00:05'))).toBe('March 6, 2026, 12:05 AM')
})
