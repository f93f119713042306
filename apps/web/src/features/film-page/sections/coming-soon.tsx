import { FilmBriefs } from '#features/films/film-briefs.tsx'
import { filmPhase } from '#features/films/film-phase.ts'
import { films } from '#features/films/films.ts'
import { useNow } from '#lib/now.tsx'
import type { SectionProps } from './section-props.ts'

/** The other films without a date. */
export function ComingSoon({ film, words }: SectionProps<'coming-soon'>) {
  const now = useNow()
  const coming = films.filter((one) => one.id !== film.id && filmPhase(one, now) === 'coming-soon')
  return <FilmBriefs heading={words.heading ?? ''} films={coming} />
}
