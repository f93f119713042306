import { PHASES } from '../../model/phases.ts'
import type { Film } from '../../model/schemas.ts'
import { filmPhase } from '../../src/features/films/film-phase.ts'
import { error, type Finding, warning } from './finding.ts'
import { type Entry, entriesOf } from './read-entries.ts'

/** The home page's hero requires these fields of it (pages/home). */
const ON_HOME_PAGE = 'david'

const DAY = 24 * 60 * 60 * 1000
/** Hardly any film is in theaters longer. */
const IN_THEATERS_DAYS = 120

/** Missing and outdated fields that a film's cards and pages show. */
export function checkFilms(entries: Entry[], now: number): Finding[] {
  return entriesOf<Film>(entries, 'films').flatMap(({ file, value }) => {
    const at = (field: string) => ({ file, field })
    return [...missing(value, at), ...missingInPhase(value, at, now), ...outdated(value, at, now)]
  })
}

type At = (field: string) => { file: string; field: string }

function* missing(film: Film, at: At): Generator<Finding> {
  if (film.id === ON_HOME_PAGE) {
    for (const field of ['hero', 'logo', 'tagline', 'groupTicketsUrl'] as const) {
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
}

/** What visitors look for in the film's phase. */
function* missingInPhase(film: Film, at: At, now: number): Generator<Finding> {
  const { page, dates, ticketsUrl, showtimesUrl, whereToWatch } = film
  const phase = filmPhase(film, now)
  if (phase === 'tickets' && !ticketsUrl)
    yield warning(at('ticketsUrl'), 'is missing: tickets are on sale, and nothing leads to them')
  if (phase === 'theaters' && !showtimesUrl && !ticketsUrl)
    yield warning(at('showtimesUrl'), 'is missing: it is in theaters, and nothing leads to them')
  if (phase === 'home' && page && whereToWatch.length === 0)
    yield warning(at('whereToWatch'), `is missing: ${page} does not say where it can be watched`)
  if ((phase === 'announced' || phase === 'tickets') && !dates.theaters && !dates.home)
    yield warning(at('dates'), 'have no opening day: add theaters or home')
  if (phase === 'announced' && ticketsUrl && dates.theaters && !dates.tickets)
    yield warning(at('dates.tickets'), 'is missing: tickets are not offered before the film is in theaters')
}

function* outdated({ phase, dates, trailerDate }: Film, at: At, now: number): Generator<Finding> {
  const byDates = filmPhase({ dates }, now)
  if (phase && PHASES.indexOf(byDates) > PHASES.indexOf(phase)) {
    const passed = byDates === 'coming-soon' ? undefined : dates[byDates]?.day
    yield warning(at('phase'), `is ${phase}, but ${passed} (${byDates}) has passed: take the line out`)
  }
  if (!phase && byDates === 'theaters' && now - (dates.theaters?.at ?? now) > IN_THEATERS_DAYS * DAY) {
    yield warning(
      at('dates.home'),
      `is missing: according to the site, it has been in theaters since ${dates.theaters?.day}`,
    )
  }
  if (trailerDate && Date.parse(trailerDate) > now) {
    yield warning(at('trailerDate'), 'is in the future: set the day on which the trailer came to the site')
  }
}
