import type { Phase } from '#model/phases.ts'
import type { Film, Pages } from '#model/schemas.ts'
import { filmPhase } from './film-phase.ts'

type Section = keyof Pages['movies']['headings']

const SECTIONS: Record<Phase, Section> = {
  theaters: 'theaters',
  announced: 'upcoming',
  tickets: 'upcoming',
  home: 'home',
  'coming-soon': 'comingSoon',
}
const ORDER = ['theaters', 'upcoming', 'home', 'comingSoon']

/**
 * The sections of a hub with their films: in theaters, upcoming, at home, coming soon. Films are ordered as of `asOf`, so that
 * on a page built before a change only the headings change.
 */
export function groupFilms(films: Film[], now: number, asOf = now): { section: Section; films: Film[] }[] {
  const rank = (film: Film, moment: number) => ORDER.indexOf(SECTIONS[filmPhase(film, moment)])
  const sorted = [...films].sort((a, b) => rank(a, asOf) - rank(b, asOf) || rank(a, now) - rank(b, now))
  const groups: { section: Section; films: Film[] }[] = []
  for (const film of sorted) {
    const section = SECTIONS[filmPhase(film, now)]
    const last = groups.at(-1)
    if (last?.section === section) last.films.push(film)
    else groups.push({ section, films: [film] })
  }
  return groups
}
