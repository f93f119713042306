import ICAL from 'ical.js'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { dates } from '../../model/dates.ts'
import type { FamilyGuide, Film, Site } from '../../model/schemas.ts'
import { exampleFilm } from '../../model/testing/example-film.ts'
import { calendars } from './calendars.ts'

const film = (input: v.InferInput<typeof dates>, facts: Partial<Film> = {}) =>
  exampleFilm({
    title: 'Hope; or, Popcorn',
    address: '/hope',
    description: `A film, with commas; semicolons, a \\ and “quotes”: ${'long words '.repeat(20)}`.trim(),
    dates: v.parse(dates, input),
    ...facts,
  })
const filesOf = (films: Film[], now = '2026-01-01T00:00:00Z') =>
  calendars({
    films,
    site: { name: 'Two Pastors' } as Site,
    siteUrl: 'https://www.example.org',
    now: Date.parse(now),
    pages: [],
    reviews: [],
    familyGuide: {} as FamilyGuide,
    guides: new Map(),
  })

/** The events of a file, read by Mozilla's parser, which refuses what is no calendar. */
function eventsOf(text = '') {
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy()
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

test('a day without a time is a whole day, wherever the calendar is', () => {
  const one = film({ theaters: { day: '2026-03-20', timeZone: 'Pacific/Auckland' } })
  const [event, ...others] = eventsOf(filesOf([one])['/calendar/hope.ics'])
  expect(others).toEqual([])
  expect(event?.startDate.isDate).toBe(true)
  expect(event?.startDate.toString()).toBe('2026-03-20')
  expect(event?.endDate.toString()).toBe('2026-03-21')
  expect(event?.summary).toBe('Hope; or, Popcorn in theaters')
  expect(event?.description).toBe(one.description)
  expect(event?.uid).toBe('hope-theaters@www.example.org')
  expect(String(event?.component.getFirstPropertyValue('url'))).toBe('https://www.example.org/hope')
})

test('a day with a time is that moment', () => {
  const home = { day: '2026-06-02', time: '09:00', timeZone: 'America/Los_Angeles' }
  const [event] = eventsOf(filesOf([film({ home })])['/calendar/hope.ics'])
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-06-02T16:00:00.000Z')
  expect(event?.summary).toBe('Hope; or, Popcorn at home')
})

test('lines are folded at 75 bytes and end as the standard says', () => {
  const text = filesOf([film({ theaters: { day: '2026-03-20' } })])['/calendar/hope.ics'] ?? ''
  const lines = text.split('\r\n')
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
})

test('days that are not public, or not known, are in no file', () => {
  const secret = film({ announced: { day: '2026-02-01' }, theaters: { day: '2026-03-20' } })
  expect(filesOf([secret, film({})])).toEqual({})
  expect(Object.keys(filesOf([secret], '2026-02-01T05:00:00Z'))).toEqual(['/calendar/hope.ics'])
})

test('the same content gives the same file, whenever it is built', () => {
  const one = film({ theaters: { day: '2026-03-20' } })
  const [first, second] = ['2026-01-01T00:00:00Z', '2026-02-02T00:00:00Z'].map((now) => {
    vi.setSystemTime(now)
    return filesOf([one], now)
  })
  vi.useRealTimers()
  expect(second).toEqual(first)
})
