import type { Film } from '../../src/content/schemas/schemas.ts'
import { error, type Finding, warning } from './finding.ts'
import { type Entry, entriesOf } from './read-entries.ts'

/** The home page's hero requires these fields of it (pages/home). */
const ON_HOME_PAGE = 'david'

const DAY = 24 * 60 * 60 * 1000

/** Missing and outdated fields that a film's cards and pages show. */
export function checkFilms(entries: Entry[], now: number): Finding[] {
  return entriesOf<Film>(entries, 'films').flatMap(({ file, value }) => {
    const at = (field: keyof Film) => ({ file, field })
    return [...missing(value, at), ...outdated(value, at, now)]
  })
}

type At = (field: keyof Film) => { file: string; field: string }

function* missing(film: Film, at: At): Generator<Finding> {
  if (film.id === ON_HOME_PAGE) {
    for (const field of ['hero', 'logo', 'tagline', 'releaseDate', 'groupTicketsUrl'] as const) {
      if (!film[field]) yield error(at(field), 'is missing: the home page shows it')
    }
  } else if (film.page) {
    if (!film.hero) yield error(at('hero'), `is missing: ${film.page} begins with it`)
    if (!film.logo) yield warning(at('logo'), `is missing: ${film.page} shows the title in plain letters`)
  }
  if (!film.hero && !film.wide)
    yield warning(at('wide'), 'is missing: its large card shows a part of the poster')
  if (film.page && !film.trailerUrl)
    yield warning(at('trailerUrl'), `is missing: ${film.page} has no “Watch Trailer”`)
  if (film.trailerUrl && !film.trailerCaptions) {
    yield error(
      at('trailerCaptions'),
      'is missing: deaf visitors cannot follow the trailer; add a WebVTT file',
    )
  }
  if (film.trailerCaptions && !film.trailerUrl) {
    yield warning(at('trailerCaptions'), 'belongs to no trailer: set trailerUrl, or take it out')
  }
  if (film.page && film.status === 'upcoming' && !film.ticketsUrl) {
    yield warning(at('ticketsUrl'), `is missing: ${film.page} leads to no tickets`)
  }
}

function* outdated({ status, releaseDate, trailerDate }: Film, at: At, now: number): Generator<Finding> {
  if (status === 'upcoming' && !releaseDate) {
    yield warning(at('releaseDate'), 'is missing: set status to coming-soon while there is no date')
  }
  // Date.parse would take 'Spring 2026' for January 1.
  const day = /^\w+ \d{1,2}, \d{4}$/.test(releaseDate ?? '') ? Date.parse(`${releaseDate} UTC`) : Number.NaN
  if (status !== 'released' && day + DAY <= now) {
    yield warning(at('releaseDate'), 'the date has passed: set status to released')
  }
  if (trailerDate && Date.parse(trailerDate) > now) {
    yield warning(at('trailerDate'), 'is in the future: set the day on which the trailer came to the site')
  }
}
