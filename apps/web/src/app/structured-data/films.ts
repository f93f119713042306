import type { ItemList, Movie, Offer, TVSeries, VideoObject, WatchAction } from 'schema-dts'
import { filmPhase } from '#features/films/film-phase.ts'
import { minutesOf } from '#features/films/minutes-of.ts'
import { wholeFilms } from '#features/films/whole-films.ts'
import type { Film } from '#model/schemas.ts'
import { absolute, type Identified, idOf } from './address.ts'
import { ageRange } from './reviewed.ts'

/** A film or series, and its trailer. */
export function filmThings(film: Film, now: number): Identified<Movie | TVSeries | VideoObject>[] {
  const trailer = trailerVideo(film)
  return trailer
    ? [{ ...filmThing(film, now), trailer: { '@id': idOf(film.address, 'trailer') } }, trailer]
    : [filmThing(film, now)]
}

export function filmThing(film: Film, now: number): Identified<Movie | TVSeries> {
  const common = {
    '@id': idOf(film.address, film.kind),
    name: film.title,
    description: film.description,
    image: [film.thumbnail, film.hero?.wide ?? film.wide].flatMap((picture) =>
      picture ? absolute(picture.img.src) : [],
    ),
    url: absolute(film.address),
    ...(film.genre && { genre: film.genre }),
    ...(film.rating && { contentRating: film.rating }),
    ...(film.guide && { typicalAgeRange: ageRange(film.guide) }),
    ...people(film),
    ...datePublished(film, now),
    ...waysToSee(film, now),
  }
  if (film.kind === 'film') return { '@type': 'Movie', ...common, ...runningTime(film) }
  return { '@type': 'TVSeries', ...common, ...episodes(film) }
}

/** All films, or all series, in page order. */
export function filmList(path: string, films: Film[], now: number): Identified<ItemList> {
  return {
    '@type': 'ItemList',
    '@id': idOf(path, 'list'),
    itemListElement: films.map((film, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: filmThing(film, now),
    })),
  }
}

/** The trailer; undefined without an upload date, which Google requires. */
function trailerVideo(film: Film): Identified<VideoObject> | undefined {
  const { title, tagline, description, trailerUrl, trailerDate } = film
  if (!trailerUrl || !trailerDate) return undefined
  const still = film.hero?.wide ?? film.wide ?? film.thumbnail
  return {
    '@type': 'VideoObject',
    '@id': idOf(film.address, 'trailer'),
    name: `${title}: Trailer`,
    description: tagline ?? description,
    thumbnailUrl: absolute(still.img.src),
    uploadDate: trailerDate,
    contentUrl: absolute(trailerUrl),
  }
}

/** Directors and actors. */
function people({ id }: Film) {
  const { makers = [], cast = [] } = wholeFilms.find((film) => film.id === id) ?? {}
  const named = (list: { name: string }[]) => list.map(({ name }) => ({ '@type': 'Person' as const, name }))
  const directors = makers.filter(({ role = '' }) => /director/i.test(role))
  return {
    ...(directors.length > 0 && { director: named(directors) }),
    ...(cast.length > 0 && { actor: named(cast) }),
  }
}

/** The day of its first opening, if that is public; otherwise the year. */
function datePublished(film: Film, now: number) {
  const { theaters, home } = film.dates
  const day = filmPhase(film, now) === 'coming-soon' ? undefined : (theaters ?? home)?.day
  const date = day ?? film.year
  return date ? { datePublished: String(date) } : {}
}

/** Tickets while they are on sale, then where to watch it. */
function waysToSee(film: Film, now: number): { offers?: Offer; potentialAction?: WatchAction[] } {
  const phase = filmPhase(film, now)
  const { ticketsUrl, whereToWatch } = film
  if (phase === 'home') {
    if (whereToWatch.length === 0) return {}
    return { potentialAction: whereToWatch.map(({ url }) => ({ '@type': 'WatchAction', target: url })) }
  }
  if (!ticketsUrl || (phase !== 'tickets' && phase !== 'theaters')) return {}
  const availability = phase === 'tickets' ? 'PreSale' : 'InStock'
  return {
    offers: { '@type': 'Offer', url: ticketsUrl, availability: `https://schema.org/${availability}` },
  }
}

function runningTime(film: Film) {
  const minutes = minutesOf(film)
  return minutes ? { duration: `PT${minutes}M` } : {}
}

/** '10 Episodes' becomes 10. */
function episodes({ duration = '' }: Film) {
  const count = /^(\d+) episodes?$/i.exec(duration)?.[1]
  return count ? { numberOfEpisodes: Number(count) } : {}
}
