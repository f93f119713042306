import { TZDate } from '@date-fns/tz'
import ical, { ICalAlarmRelatesTo, ICalAlarmType } from 'ical-generator'
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library'
import { addDays } from './dates.ts'
import type { Kit } from './kit.ts'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
/** Including the trailers, the film and time to leave. */
const SHOWING_MIN = 150
/** Steps remind at nine in the morning of their day. */
const REMINDER_S = 9 * HOUR_S

/** The evening and the ten steps before it, as an iCalendar file (RFC 5545). */
export function calendar({ answers, facts, steps, film, links, site, today }: Kit): string {
  const { date, time, zone, place } = answers
  const church = answers.church?.trim()
  const result = ical({
    name: `${facts.film}, ${facts.date}`,
    prodId: { company: site.name, product: 'Plan a Showing' },
    // Set per event: a time zone here would apply to the DTSTAMPs, which RFC 5545 wants in UTC.
    timezone: { name: null, generator: (name) => timeZone(name) ?? null },
  })
  // The same showing always has the same ids, so that a second import replaces the first.
  const id = (what: string) => `${film.id}-${date}-${what}@showing`
  const isZone = canFormat(zone)
  const start = moment(date, time, isZone ? zone : undefined)
  const known = isZone ? knownZone(start) : undefined
  const stamp = new Date(`${today}T00:00:00Z`)
  result
    .createEvent({
      id: id('showing'),
      stamp,
      start,
      end: addMinutes(start, SHOWING_MIN),
      // If the zone is known but its rules aren't, give the moment in UTC. If the zone is unknown, give only the local
      // time, wherever the calendar is.
      ...(known !== undefined ? { timezone: known } : isZone ? {} : { floating: true }),
      summary: church ? `${facts.film} with ${church}` : facts.film,
      location: place,
      description: [facts.ends, facts.rain, facts.bring, answers.contact, answers.reach, facts.tickets]
        .filter(Boolean)
        .join('\n'),
      url: links.after,
    })
    .alarms([
      { type: ICalAlarmType.display, triggerBefore: DAY_S },
      { type: ICalAlarmType.display, triggerBefore: 2 * HOUR_S },
    ])
  if (answers.rain)
    result.createEvent({
      id: id('rain-date'),
      stamp,
      ...wholeDay(answers.rain),
      summary: `Rain date: ${facts.film}`,
      location: place,
    })
  steps.forEach(({ title, text, day }, index) => {
    result
      .createEvent({
        id: id(`step-${index + 1}`),
        stamp,
        ...wholeDay(day),
        summary: `${index + 1}. ${title}`,
        description: text,
      })
      .createAlarm({ type: ICalAlarmType.display, triggerAfter: REMINDER_S })
      // Relative to the start: relative to the end, the default, it would be nine o'clock on the next morning.
      .relatesTo(ICalAlarmRelatesTo.start)
  })
  return result.toString()
}

const wholeDay = (day: string) => ({
  start: new Date(`${day}T00:00:00Z`),
  end: new Date(`${addDays(day, 1)}T00:00:00Z`),
  allDay: true,
})

/** A local time in a zone, whatever the device's own; in UTC if the zone is unknown. */
function moment(date: string, time: string, zone = 'UTC'): TZDate {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = `${date}-${time.replace(':', '-')}`
    .split('-')
    .map(Number)
  return new TZDate(year, month - 1, day, hour, minute, zone)
}

const addMinutes = (moment: TZDate, minutes: number) =>
  new TZDate(moment.getTime() + minutes * 60_000, moment.timeZone)

/** The rules of a time zone. Without them, some calendars shift the showing when the clocks change. */
const timeZone = (name: string): string | undefined =>
  tzlib_get_timezones().includes(name) ? tzlib_get_ical_block(name)[0] : undefined

/**
 * The name under which a zone's rules are known. Devices also have old names (`America/Indianapolis`,
 * `Asia/Calcutta`), and an event must use the same name as the rules. Rules with a different offset at that moment,
 * such as those of zones that follow the moon, don't count.
 */
function knownZone(start: TZDate): string | undefined {
  const rules = timeZone(start.timeZone ?? '')
  const minutes = -start.getTimezoneOffset()
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const offset = `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
  return rules?.includes(`TZOFFSETTO:${offset}`) ? /^TZID:(.+)$/m.exec(rules)?.[1]?.trim() : undefined
}

function canFormat(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
