import defaultKit from '#content/kit.yaml'
import { filmPhase, isOut } from '#features/films/film-phase.ts'
import { films } from '#features/films/films.ts'
import type { Film, FilmKit } from '#model/schemas.ts'
import type { KitFilm } from './kit.ts'

const looks = Object.values(
  import.meta.glob<FilmKit>('#content/kits/*.yaml', { eager: true, import: 'default' }),
)

/** By the address of each film's file. */
const artColors = import.meta.glob<FilmKit['colors'] | undefined>('#content/films/*.yaml', {
  eager: true,
  import: 'default',
  query: '?art-colors',
})

/** The films that a showing can be planned of, with the look of their kits: those that are coming first. */
export const kitFilms: KitFilm[] = films
  .filter((film) => filmPhase(film, Date.now()) !== 'coming-soon')
  .map((film) => ({ film, look: looks.find(({ id }) => id === film.id) ?? lookOf(film) }))
  .sort((a, b) => Number(isComing(b.film)) - Number(isComing(a.film)))

/** The look of a film that has no kit of its own. */
function lookOf({ id, title, tagline, description }: Film): FilmKit {
  const colors = Object.entries(artColors).find(([file]) => file.endsWith(`/${id}.yaml`))?.[1]
  return {
    ...defaultKit,
    ...(colors && { colors }),
    id,
    focus: { wide: [50, 30], tall: [50, 20] },
    alt: `Picture of the film ${title}`,
    tagline: tagline ?? /^.*?[.!?](?=\s|$)/.exec(description)?.[0] ?? title,
  }
}

function isComing(film: Film): boolean {
  return !isOut(filmPhase(film, Date.now()))
}
