import { longDate } from '#lib/dates.ts'
import type { Phase } from '#model/phases.ts'
import type { Film } from '#model/schemas.ts'
import { daysUntil } from './days-until.ts'
import { filmPhase, isOut } from './film-phase.ts'

/** The countdown begins this many days before a film opens (the site is built again on each of them: build/changes.ts). */
export const COUNTDOWN_DAYS = 28

type Opening = { where: 'theaters' | 'home'; date: NonNullable<Film['dates']['theaters']> }

/** Where and when a film opens; undefined once it has, or while the day is not known or not public. */
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

/** Whether the day on which a film opens is still to come, for a calendar to keep. */
export function isUpcoming(film: Film, now: number): boolean {
  const next = opening(film, now)
  return next !== undefined && daysUntil(next.date, now) > 0
}

/** The path of a film's calendar file (build/site-files/calendars.ts). */
export const calendarPath = ({ id }: Pick<Film, 'id'>) => `/calendar/${id}.ics`

/** What a visitor can do: on this site if the address is a path, elsewhere otherwise. */
export type FilmAction = { label: string; url: string }

/** The step that leads to seeing the film, by its phase. */
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

/** The id of the section that lists where a film can be watched. */
export const WATCH_AT_HOME = 'watch-at-home'
