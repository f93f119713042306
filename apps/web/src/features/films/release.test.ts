import * as v from 'valibot'
import { expect, test } from 'vitest'
import { date as filmDate } from '#model/dates.ts'
import { PHASES } from '#model/phases.ts'
import type { Film } from '#model/schemas.ts'
import { exampleFilm } from '#model/testing/example-film.ts'
import { countdown, daysUntil, filmAction, isUpcoming, releaseLine } from './release.ts'

const date = (day: string, time = '05:00') => ({
  day,
  timeZone: 'America/New_York',
  at: Date.parse(`${day}T${time}:00Z`),
})
const film = (facts: Partial<Film> = {}) =>
  exampleFilm({
    dates: { tickets: date('2026-01-09'), theaters: date('2026-02-06'), home: date('2026-05-05', '04:00') },
    ...facts,
  })
const at = (iso: string) => Date.parse(iso)

test.each([
  ['2025-12-31T12:00:00Z', 'In theaters February 6, 2026', undefined],
  ['2026-01-09T05:00:00Z', 'In theaters February 6, 2026', '28 days to go'],
  ['2026-02-04T12:00:00Z', 'In theaters February 6, 2026', '2 days to go'],
  ['2026-02-05T05:00:00Z', 'In theaters February 6, 2026', 'Tomorrow'],
  ['2026-02-06T04:59:59Z', 'In theaters February 6, 2026', 'Tomorrow'],
  ['2026-02-06T05:00:00Z', 'In theaters now', undefined],
  ['2026-05-05T03:59:59Z', 'In theaters now', undefined],
  ['2026-05-05T04:00:00Z', 'Now at home', undefined],
])('at %s: %s, %s', (now, line, days) => {
  expect(releaseLine(film(), at(now))).toBe(line)
  expect(countdown(film(), at(now))).toBe(days)
  expect(isUpcoming(film(), at(now))).toBe(line.includes('2026'))
})

test('a film that opens in the evening opens today until then', () => {
  const evening = film({ dates: { theaters: date('2026-02-06', '23:00') } })
  expect(countdown(evening, at('2026-02-06T22:59:00Z'))).toBe('Today')
  expect(isUpcoming(evening, at('2026-02-06T22:59:00Z'))).toBe(false)
  expect(releaseLine(evening, at('2026-02-06T23:00:00Z'))).toBe('In theaters now')
})

test('a film that skips theaters has its day at home; a series premieres', () => {
  const dates = { home: date('2026-05-05') }
  expect(releaseLine(film({ dates }), at('2026-05-01T00:00:00Z'))).toBe('At home May 5, 2026')
  expect(releaseLine(film({ dates, kind: 'series' }), at('2026-05-01T00:00:00Z'))).toBe(
    'Premieres May 5, 2026',
  )
})

test('a day that is not public yet, or not known, is not named', () => {
  const secret = film({ dates: { announced: date('2026-01-01'), theaters: date('2026-02-06') } })
  for (const one of [secret, film({ dates: {} }), film({ dates: {}, phase: 'announced' })]) {
    expect(releaseLine(one, at('2025-12-31T00:00:00Z'))).toBeUndefined()
    expect(countdown(one, at('2025-12-31T00:00:00Z'))).toBeUndefined()
    expect(isUpcoming(one, at('2025-12-31T00:00:00Z'))).toBe(false)
  }
})

test('a film that staff keep before its opening names the day, also when it has passed, and counts no days', () => {
  const pinned = film({ phase: 'tickets' })
  expect(releaseLine(pinned, at('2027-01-01T00:00:00Z'))).toBe('In theaters February 6, 2026')
  expect(countdown(pinned, at('2027-01-01T00:00:00Z'))).toBeUndefined()
  expect(isUpcoming(pinned, at('2027-01-01T00:00:00Z'))).toBe(false)
})

const tickets = 'https://tickets.example/'
const showtimes = 'https://times.example/'
const shop = { name: 'Shop', url: 'https://shop.example/' }

test('each phase has its step', () => {
  const whole = film({ ticketsUrl: tickets, showtimesUrl: showtimes, whereToWatch: [shop] })
  expect(PHASES.map((phase) => filmAction(whole, phase))).toEqual([
    { label: 'Get Notified', url: '/notifications' },
    { label: 'Get Notified', url: '/notifications' },
    { label: 'Get Tickets', url: tickets },
    { label: 'Find Showtimes', url: showtimes },
    { label: 'Watch at Home', url: shop.url },
  ])
})

test('without a place of their own, showtimes are at the ticket shop', () => {
  expect(filmAction(film({ ticketsUrl: tickets }), 'theaters')?.url).toBe(tickets)
})

test('several places to watch are listed on the page of the film', () => {
  const choice = film({ address: '/hope', whereToWatch: [shop, shop] })
  expect(filmAction(choice, 'home')?.url).toBe('/hope#watch-at-home')
})

test('where there is nowhere to go, there is no step', () => {
  for (const phase of ['tickets', 'theaters', 'home'] as const) {
    expect(filmAction(film(), phase)).toBeUndefined()
  }
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
  ['2026-11-02', 'America/New_York', '2026-10-31T16:00:00Z', 2],
  ['2025-12-19', 'America/New_York', '2025-12-01T17:00:00Z', 18],
])('%s in %s, seen at %s, is %i days away', (day, timeZone, now, days) => {
  expect(daysUntil(v.parse(filmDate, { day, timeZone }), Date.parse(now))).toBe(days)
})

test('a time on the day changes nothing', () => {
  const evening = v.parse(filmDate, { day: '2025-12-19', time: '19:30', timeZone: 'America/New_York' })
  expect(daysUntil(evening, Date.parse('2025-12-19T04:59:59Z'))).toBe(1)
  expect(daysUntil(evening, Date.parse('2025-12-19T17:00:00Z'))).toBe(0)
})
