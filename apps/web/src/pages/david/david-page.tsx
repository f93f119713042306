import david from '#content/films/david.yaml'
import page from '#content/pages/david.yaml'
import { filmPhase } from '#features/films/film-phase.ts'
import { FilmPromotion } from '#features/films/film-promotion.tsx'
import { OwnFilmLinks } from '#features/films/own-film-links.tsx'
import { releaseLine, withDays } from '#features/films/release.ts'
import { inPhase } from '#model/phases.ts'
import type { Meta } from '#page-module.ts'

export const meta = (_: unknown, now: number): Meta => ({
  title: page.title,
  description: withDays(inPhase(page.description, filmPhase(david, now)), david),
  picture: page.banner ?? david.hero?.wide,
  eyebrow: releaseLine(david, now),
  logo: david.logo,
  about: { film: david },
})

export function Page() {
  return <FilmPromotion otherGuides={<OwnFilmLinks except={david.id} />} />
}
