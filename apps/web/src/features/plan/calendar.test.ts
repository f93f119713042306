import ICAL from 'ical.js'
import { afterEach, expect, test, vi } from 'vitest'
import { calendar } from './calendar.ts'
import { kitOf, saintBartholomew } from './testing/example-kit.ts'

/** The calendar as another author's parser reads it, with its own time zones registered. */
function read(text: string) {
  ICAL.TimezoneService.reset()
  const component = new ICAL.Component(ICAL.parse(text))
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

test('the evening and the ten steps are in it, with reminders', () => {
  const events = read(calendar(kitOf(saintBartholomew)))
  expect(events).toHaveLength(11)
  expect(events[0]?.summary).toBe('David with Saint Bartholomew’s Community Fellowship')
  expect(events[0]?.location).toBe('Regal Cedar Mill Stadium 12, Portland')
  expect(events[1]?.startDate.toString()).toBe('2025-10-24')
  expect(events[10]?.startDate.toString()).toBe('2025-12-20')
  for (const event of events) expect(event.component.getAllSubcomponents('valarm').length).toBeGreaterThan(0)
})

test('the same showing replaces the one that a calendar has, and another showing of the film does not', () => {
  const ids = (date: string) => read(calendar(kitOf({ ...saintBartholomew, date }))).map(({ uid }) => uid)
  const first = ids('2025-12-19')
  expect(new Set(first).size).toBe(11)
  expect(ids('2025-12-19')).toEqual(first)
  expect(ids('2025-12-20').filter((id) => first.includes(id))).toEqual([])
})

/** A device's zones: of every continent, with and without summer time, half hours, old names and those of Chrome. */
const ZONES =
  `America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage
  America/Indianapolis America/Louisville America/Fort_Wayne America/Knox_IN US/Eastern US/Pacific Pacific/Honolulu
  America/Puerto_Rico America/Halifax America/St_Johns America/Mexico_City America/Tijuana America/Bogota
  America/Buenos_Aires America/Sao_Paulo America/Santiago America/Godthab America/Caracas Atlantic/Azores
  Europe/London Europe/Berlin Europe/Kiev Europe/Moscow Africa/Lagos Africa/Cairo Africa/Casablanca
  Africa/Johannesburg Asia/Beirut Asia/Calcutta Asia/Katmandu Asia/Saigon Asia/Rangoon Asia/Seoul Asia/Tokyo
  Asia/Manila Australia/Adelaide Australia/Sydney Pacific/Auckland Pacific/Chatham Pacific/Kiritimati UTC`.split(
    /\s+/,
  )

/** When it is this time on a clock in a zone, in ms, by the engine's own rules. */
function momentIn(zone: string, date: string, time: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  const clock = (at: number) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
  const near = wanted - (clock(wanted) - wanted)
  return near - (clock(near) - wanted)
}

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

afterEach(() => vi.unstubAllEnvs())

test.each(ZONES)('on a device in %s the evening begins and the reminders ring when they should', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(momentIn(deviceZone(), '2025-12-19', '19:00')).toBe(new Date(2025, 11, 19, 19).getTime())
  for (const [date, time] of [
    ['2025-12-19', '19:00'],
    ['2026-07-10', '10:30'],
    ['2026-03-29', '12:00'],
  ] as const) {
    const [showing, ...steps] = read(calendar(kitOf({ ...saintBartholomew, date, time, zone })))
    const begins = showing?.startDate.toJSDate().getTime() ?? 0
    expect(begins).toBe(momentIn(zone, date, time))
    expect((showing?.endDate.toJSDate().getTime() ?? 0) - begins).toBe(150 * 60_000)
    for (const step of steps) {
      const { year, month, day } = step.startDate
      // A whole day begins when it does on the device.
      const [rings = 0] = ringsOf(step)
      expect(rings - new Date(year, month - 1, day).getTime()).toBe(9 * 3_600_000)
    }
  }
})

test('a time that the device skips, when its clocks change, is none that the showing skips', () => {
  vi.stubEnv('TZ', 'Asia/Beirut')
  const there = { ...saintBartholomew, date: '2026-03-29', time: '00:30', zone: 'America/New_York' }
  const [showing] = read(calendar(kitOf(there)))
  expect(showing?.startDate.toJSDate().toISOString()).toBe('2026-03-29T04:30:00.000Z')
})

test('a reminder rings at nine of its day', () => {
  const [, step] = read(calendar(kitOf(saintBartholomew)))
  if (!step) throw new Error('There are no steps')
  expect(new Date(ringsOf(step)[0] ?? 0).toString()).toContain('Oct 24 2025 09:00')
})

/** When the reminders of an event ring, as RFC 5545 counts: from its beginning, unless it says otherwise. */
function ringsOf(event: ICAL.Event): number[] {
  return event.component.getAllSubcomponents('valarm').map((alarm) => {
    const trigger = alarm.getFirstProperty('trigger')
    const from = trigger?.getParameter('related') === 'END' ? event.endDate : event.startDate
    const after = trigger?.getFirstValue() as unknown as ICAL.Duration
    return from.toJSDate().getTime() + after.toSeconds() * 1000
  })
}

test.each(['America/Indianapolis', 'US/Eastern', 'Asia/Calcutta', 'Europe/Kiev', 'Africa/Asmera'])(
  'an event in %s names a zone whose rules are beside it',
  (zone) => {
    const text = calendar(kitOf({ ...saintBartholomew, zone }))
    const rules = /^TZID:(.*)$/m.exec(text)?.[1]?.trim()
    expect(text).toContain(`DTSTART;TZID=${rules}:20251219T190000`)
    expect(text).toContain(`DTEND;TZID=${rules}:20251219T213000`)
  },
)

test.each([
  // The last evening of daylight saving time, and the first one after it.
  ['2025-11-01', 'America/Chicago', '2025-11-02T00:00:00.000Z'],
  ['2025-11-02', 'America/Chicago', '2025-11-03T01:00:00.000Z'],
  ['2026-03-07', 'America/New_York', '2026-03-08T00:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T23:00:00.000Z'],
  ['2026-03-08', 'America/Phoenix', '2026-03-09T02:00:00.000Z'],
])('7 PM on %s in %s stays 7 PM', (date, zone, instant) => {
  const [showing] = read(calendar(kitOf({ ...saintBartholomew, date, zone })))
  expect(showing?.startDate.hour).toBe(19)
  expect(showing?.startDate.toJSDate().toISOString()).toBe(instant)
})

test('a time zone that nobody knows still gives a calendar', () => {
  const text = calendar(kitOf({ ...saintBartholomew, zone: 'Mars/Olympus' }))
  expect(read(text)).toHaveLength(11)
  expect(text).toMatch(/^DTSTART:20251219T190000\r$/m)
})

test('names with commas, semicolons and emoji come back as they were', () => {
  const [showing] = read(calendar(kitOf({ ...saintBartholomew, place: 'Hall; A, B \\ C 😀' })))
  expect(showing?.location).toBe('Hall; A, B \\ C 😀')
})
