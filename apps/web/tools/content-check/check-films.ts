import { PHASES } from '../../model/phases.ts'
import type { Film } from '../../model/schemas.ts'
import { filmPhase } from '../../src/features/films/film-phase.ts'
import { error, type Finding, warning } from './finding.ts'
import { type Entry, entriesOf } from './read-entries.ts'

const DAY = 24 * 60 * 60 * 1000
/** Hardly any film is in theaters longer. */
const IN_THEATERS_DAYS = 120

/** Missing and outdated fields that a film's cards and pages show. */
export function checkFilms(entries: Entry[], now: number): Finding[] {
  return entriesOf<Film>(entries, 'films').flatMap(({ file, value }) => {
    if (value.movedTo) return []
    const at = (field: string) => ({ file, field })
    return [...missing(value, at, now), ...missingInPhase(value, at, now), ...outdated(value, at, now)]
  })
}

type At = (field: string) => { file: string; field: string }

function* missing(film: Film, at: At, now: number): Generator<Finding> {
  const { address, hero, wide, logo, trailerUrl, trailerCaptions } = film
  if (!hero && !wide) yield warning(at('wide'), 'is missing: its page and its large card show the poster')
  if (filmPhase(film, now) !== 'coming-soon') {
    if (!logo) yield warning(at('logo'), `is missing: ${address} shows the title in plain letters`)
    if (!trailerUrl && !trailerCaptions)
      yield warning(at('trailerUrl'), `is missing: ${address} has no “Watch Trailer”`)
  }
  if (trailerUrl && !trailerCaptions) {
    yield error(
      at('trailerCaptions'),
      'is missing: deaf visitors cannot follow the trailer. The hint below the field says how to get a file',
    )
  }
  if (trailerCaptions && !trailerUrl) {
    yield warning(at('trailerCaptions'), 'belongs to no trailer: set trailerUrl, or take it out')
  }
}

/** What visitors look for in the film's phase. */
function* missingInPhase(film: Film, at: At, now: number): Generator<Finding> {
  const { address, dates, ticketsUrl, showtimesUrl, whereToWatch } = film
  const phase = filmPhase(film, now)
  if (phase === 'tickets' && !ticketsUrl)
    yield warning(at('ticketsUrl'), 'is missing: tickets are on sale, and nothing leads to them')
  if (phase === 'theaters' && !showtimesUrl && !ticketsUrl)
    yield warning(at('showtimesUrl'), 'is missing: it is in theaters, and nothing leads to them')
  if (phase === 'home' && whereToWatch.length === 0)
    yield warning(at('whereToWatch'), `is missing: ${address} does not say where it can be watched`)
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
