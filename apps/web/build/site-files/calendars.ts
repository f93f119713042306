import ical from 'ical-generator'
import type { Film } from '../../model/schemas.ts'
import { filmPhase } from '../../src/features/films/film-phase.ts'
import { calendarPath } from '../../src/features/films/release.ts'
import type { SiteFacts } from './site-facts.ts'

/** A calendar file (RFC 5545) for each film whose days are public, by path: the days on which it opens. */
export function calendars({ films, site, siteUrl, now }: SiteFacts): Record<string, string> {
  const dated = films.filter(
    (film) => filmPhase(film, now) !== 'coming-soon' && (film.dates.theaters || film.dates.home),
  )
  return Object.fromEntries(dated.map((film) => [calendarPath(film), calendar(film, site.name, siteUrl)]))
}

function calendar(film: Film, name: string, siteUrl: string): string {
  const { host } = new URL(siteUrl)
  const file = ical({ prodId: { company: name, product: 'Films', language: 'EN' }, name: film.title })
  for (const where of ['theaters', 'home'] as const) {
    const date = film.dates[where]
    if (!date) continue
    file.createEvent({
      // The same in every build, so that a calendar moves the event when the day changes.
      id: `${film.id}-${where}@${host}`,
      // A day without a time is the same day everywhere.
      start: new Date(date.time ? date.at : date.day),
      allDay: !date.time,
      // Required, but the same content has to give the same file.
      stamp: new Date(date.at),
      summary: where === 'theaters' ? `${film.title} in theaters` : `${film.title} at home`,
      description: film.description,
      url: siteUrl + film.address,
    })
  }
  return file.toString()
}
