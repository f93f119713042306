import type { Film } from '#model/schemas.ts'

type FilmDate = NonNullable<Film['dates']['theaters']>

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** How many days from now a calendar day is, where the film opens: 0 on the day itself, whatever the hour. */
export function daysUntil({ day, time = '00:00', timeZone, at }: FilmDate, now: number): number {
  // Days are counted in UTC, which has no days of 23 or 25 hours.
  const local = now + Date.parse(`${day}T${time}Z`) - at
  const sinceMidnight = local % DAY_MS
  // If the clocks change between now and that day, this is off by an hour, which only matters near midnight. Pages are mostly
  // rendered as of midnight itself (lib/now.tsx). Otherwise don't ask Intl: the answer takes 60 ms on a slow phone.
  const mayBeOtherDay = sinceMidnight !== 0 && Math.abs(sinceMidnight - DAY_MS / 2) > 9 * HOUR_MS
  const today = mayBeOtherDay ? dayIn(timeZone, now) : local - sinceMidnight
  return (Date.parse(day) - today) / DAY_MS
}

/** Midnight UTC of the day that it is somewhere. Sweden writes dates as ISO 8601 does. */
const dayIn = (timeZone: string, now: number) =>
  Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now))
