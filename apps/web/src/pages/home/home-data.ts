import { has } from '#config/site-parts.ts'
import home from '#content/home.yaml'
import { filmPhase } from '#features/films/film-phase.ts'
import { films } from '#features/films/films.ts'
import { mainFilm } from '#features/films/main-film.ts'
import { reviews } from '#features/reviews/reviews.ts'
import type { Film } from '#model/schemas.ts'

export type HomeData = { film: Film | undefined; hasReviews: boolean; hasKits: boolean }

/** What the home page shows now of films and reviews. */
export const homeData = (): HomeData => ({
  film: mainFilm(films, Date.now(), home.film),
  hasReviews: has('reviews') && reviews.length > 0,
  // Until a film is announced, /plan has nothing to plan.
  hasKits: has('plan') && films.some((film) => filmPhase(film, Date.now()) !== 'coming-soon'),
})
