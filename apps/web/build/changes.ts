import { Temporal } from 'temporal-polyfill'
import type { Film, Showing } from '../model/schemas.ts'
import { COUNTDOWN_DAYS } from '../src/features/films/release.ts'
import type { Clock } from '../src/lib/now.tsx'

/**
 * Every moment at which the text about a film changes, in ms since 1970: a phase starts, the countdown drops by a
 * day, a showing ends, or the announcement appears or disappears.
 */
export function changesOf(
  films: Pick<Film, 'dates'>[],
  showings: Showing[] = [],
  announced: number[] = [],
): number[] {
  const moments = films.flatMap(({ dates }) => [
    ...Object.values(dates).flatMap((date) => date?.at ?? []),
    ...[dates.theaters, dates.home].flatMap((date) => (date ? midnightsBefore(date) : [])),
  ])
  return [...new Set([...moments, ...showings.map(({ end }) => end), ...announced])].sort((a, b) => a - b)
}

/** The start of each day of the countdown, of the opening day, and of the day after, where the film opens. */
function midnightsBefore({ day, timeZone }: { day: string; timeZone: string }): number[] {
  const last = Temporal.PlainDate.from(day).add({ days: 1 })
  return Array.from(
    { length: COUNTDOWN_DAYS + 2 },
    (_, days) => last.subtract({ days }).toZonedDateTime(timeZone).epochMilliseconds,
  )
}

/**
 * The clock of a build. It is set to the last change before the build, not to the build time, so that building the
 * same content twice between two changes gives the same files.
 */
export function clockAt(now: number, changes: number[]): Clock {
  return {
    asOf: changes.findLast((change) => change <= now) ?? 0,
    changes: changes.filter((change) => change > now),
  }
}
