import { longDate } from '#lib/dates.ts'
import type { Phase } from '#model/phases.ts'
import type { Film } from '#model/schemas.ts'
import { filmPhase, isOut } from './film-phase.ts'

/** The countdown begins this many days before a film opens (the site is built again on each of them: build/changes.ts). */
export const COUNTDOWN_DAYS = 28

type Opening = { where: 'theaters' | 'home'; date: NonNullable<Film['dates']['theaters']> }

/** Where and when a film opens; undefined once it has, or while the day is unknown or not public. */
export function opening(film: Film, now: number): Opening | undefined {
  const { theaters, home } = film.dates
  const phase = filmPhase(film, now)
  if (phase === 'coming-soon' || isOut(phase)) return undefined
  if (theaters) return { where: 'theaters', date: theaters }
  return home && { where: 'home', date: home }
}

/** 'In theaters December 19, 2025': where and when a film can be seen; undefined if that is not known. */
export function releaseLine(film: Film, now: number): string | undefined {
  const phase = filmPhase(film, now)
  if (phase === 'theaters') return 'In theaters now'
  if (phase === 'home') return 'Now at home'
  const next = opening(film, now)
  if (!next) return undefined
  const day = longDate(next.date.day)
  if (next.where === 'theaters') return `In theaters ${day}`
  return film.kind === 'series' ? `Premieres ${day}` : `At home ${day}`
}

/** '12 days to go', in the last weeks before a film opens. */
export function countdown(film: Film, now: number): string | undefined {
  const next = opening(film, now)
  const days = next ? daysUntil(next.date, now) : -1
  if (days < 0 || days > COUNTDOWN_DAYS) return undefined
  return ['Today', 'Tomorrow'][days] ?? `${days} days to go`
}

/** Whether a film's opening day is still to come, for a calendar entry. */
export function isUpcoming(film: Film, now: number): boolean {
  const next = opening(film, now)
  return next !== undefined && daysUntil(next.date, now) > 0
}

/** The path of a film's calendar file (build/site-files/calendars.ts). */
export const calendarPath = ({ id }: Pick<Film, 'id'>) => `/calendar/${id}.ics`

/** The next step for a visitor: on this site if the address is a path, elsewhere otherwise. */
export type FilmAction = { label: string; url: string }

/** The way to see the film, by its phase. */
export function filmAction(film: Film, phase: Phase): FilmAction | undefined {
  const { ticketsUrl, showtimesUrl = ticketsUrl, whereToWatch, address } = film
  if (phase === 'coming-soon' || phase === 'announced')
    return { label: 'Get Notified', url: '/notifications' }
  if (phase === 'tickets') return ticketsUrl ? { label: 'Get Tickets', url: ticketsUrl } : undefined
  if (phase === 'theaters') return showtimesUrl ? { label: 'Find Showtimes', url: showtimesUrl } : undefined
  const [place, another] = whereToWatch
  if (!place) return undefined
  return { label: 'Watch at Home', url: another ? `${address}#${WATCH_AT_HOME}` : place.url }
}

/** The id of the section with everything about tickets. */
export const TICKETS = 'tickets'

/** Whether a film has anything for that section. */
export const hasTickets = ({ ticketsUrl, groupTicketsUrl }: Film, phase: Phase): boolean =>
  (phase === 'tickets' || phase === 'theaters') && Boolean(ticketsUrl ?? groupTicketsUrl)

/** The id of the section that lists where a film can be watched. */
export const WATCH_AT_HOME = 'watch-at-home'

type FilmDate = NonNullable<Film['dates']['theaters']>

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** How many days from now a calendar day is, where the film opens: 0 on the day itself, at any hour. */
export function daysUntil({ day, time = '00:00', timeZone, at }: FilmDate, now: number): number {
  // Counted in UTC, which has no days of 23 or 25 hours.
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
