import defaultKit from '#content/kit.yaml'
import { filmPhase, isOut } from '#features/films/film-phase.ts'
import { films } from '#features/films/films.ts'
import type { Film, FilmKit } from '#model/schemas.ts'
import type { KitFilm } from './kit.ts'

/** Each film's kit, by the path of its file. */
const ownLooks = import.meta.glob<Partial<FilmKit> | null>('#content/films/*.yaml', {
  eager: true,
  import: 'default',
  query: '?kit',
})

const artColors = import.meta.glob<FilmKit['colors'] | undefined>('#content/films/*.yaml', {
  eager: true,
  import: 'default',
  query: '?art-colors',
})

/** The films that are announced, or will be on a day in their files, with the look of their kits. */
export const kitFilms: KitFilm[] = films
  .filter((film) => filmPhase(film, Number.MAX_SAFE_INTEGER) !== 'coming-soon')
  .map((film) => {
    const file = Object.keys(ownLooks).find((path) => path.endsWith(`/${film.id}.yaml`)) ?? ''
    return { film, look: lookOf(film, ownLooks[file], artColors[file]) }
  })

/** Those that a showing can be planned for at a time (ms since 1970); upcoming ones first. */
export function filmsToPlan(now: number): KitFilm[] {
  const isComing = ({ film }: KitFilm) => !isOut(filmPhase(film, now))
  return kitFilms
    .filter(({ film }) => filmPhase(film, now) !== 'coming-soon')
    .sort((a, b) => Number(isComing(b)) - Number(isComing(a)))
}

/** A film's kit. What the film omits follows from its picture and texts, or from the defaults. */
export function lookOf(
  { title, tagline, description }: Pick<Film, 'title' | 'tagline' | 'description'>,
  own?: Partial<FilmKit> | null,
  colors?: FilmKit['colors'],
): FilmKit {
  return {
    ...defaultKit,
    ...(colors && { colors }),
    focus: { wide: [50, 30], tall: [50, 20] },
    alt: `Picture of the film ${title}`,
    tagline: tagline ?? /^.*?[.!?](?=\s|$)/.exec(description)?.[0] ?? title,
    ...own,
  }
}
