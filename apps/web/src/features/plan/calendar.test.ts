import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendar } from './calendar.ts'
import { kitOf, saintBartholomew } from './testing/example-kit.ts'

/** The calendar as another author's parser reads it, with its own time zones registered. */
function read(text: string) {
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
  const reminder = events[1]?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
  expect(String(reminder)).toBe('PT9H')
})

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
  expect(read(calendar(kitOf({ ...saintBartholomew, zone: 'Mars/Olympus' })))).toHaveLength(11)
})

test('names with commas, semicolons and emoji come back as they were', () => {
  const [showing] = read(calendar(kitOf({ ...saintBartholomew, place: 'Hall; A, B \\ C 😀' })))
  expect(showing?.location).toBe('Hall; A, B \\ C 😀')
})
