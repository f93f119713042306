import ical, { ICalAlarmType } from 'ical-generator'
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library'
import { addDays } from './dates.ts'
import type { Kit } from './kit.ts'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
/** With the trailers, the film and the way out. */
const SHOWING_MIN = 150
/** Steps remind at nine in the morning of their day. */
const REMINDER_S = 9 * HOUR_S

/** The evening and the ten steps toward it, as an iCalendar file (RFC 5545). */
export function calendar({ answers, facts, steps, film, links, site, today }: Kit): string {
  const { date, time, zone, place } = answers
  const church = answers.church?.trim()
  const result = ical({
    name: `${facts.film}, ${facts.date}`,
    prodId: { company: site.name, product: 'Plan a Showing' },
    // Named per event: a name here would put the DTSTAMPs, which RFC 5545 wants in UTC, into that zone.
    timezone: { name: null, generator: (name) => timeZone(name) ?? null },
  })
  // The same showing always has the same ids, so that a second import replaces the first.
  const id = (what: string) => `${film.id}-${date}-${what}@two-pastors`
  const start = new Date(`${date}T${time}:00`)
  const stamp = new Date(`${today}T00:00:00Z`)
  result
    .createEvent({
      id: id('showing'),
      stamp,
      start,
      end: new Date(start.getTime() + SHOWING_MIN * 60_000),
      timezone: zone,
      summary: church ? `${facts.film} with ${church}` : facts.film,
      location: place,
      description: [answers.contact, answers.reach, facts.tickets].filter(Boolean).join('\n'),
      url: links.after,
    })
    .alarms([
      { type: ICalAlarmType.display, triggerBefore: DAY_S },
      { type: ICalAlarmType.display, triggerBefore: 2 * HOUR_S },
    ])
  steps.forEach(({ title, text, day }, index) => {
    result
      .createEvent({
        id: id(`step-${index + 1}`),
        stamp,
        start: new Date(`${day}T00:00:00Z`),
        end: new Date(`${addDays(day, 1)}T00:00:00Z`),
        allDay: true,
        summary: `${index + 1}. ${title}`,
        description: text,
      })
      .createAlarm({ type: ICalAlarmType.display, triggerAfter: REMINDER_S })
  })
  return result.toString()
}

/** The rules of a time zone. Without them some calendars shift the showing when the clocks change. */
function timeZone(name: string): string | undefined {
  if (!tzlib_get_timezones().includes(name)) return undefined
  return tzlib_get_ical_block(name)[0]
}
