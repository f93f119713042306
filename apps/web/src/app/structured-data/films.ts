import type { ItemList, Movie, TVSeries, VideoObject } from 'schema-dts'
import type { Film } from '#content/schemas/schemas.ts'
import { absolute, type Identified, idOf } from './address.ts'

/** A film's own page; films without one only appear on the page that lists their kind. */
const homeOf = ({ page, kind }: Film) => page ?? (kind === 'film' ? '/movies' : '/series')

/** A film or series, and its trailer. */
export function filmThings(film: Film): Identified<Movie | TVSeries | VideoObject>[] {
  const trailer = trailerVideo(film)
  return trailer
    ? [{ ...filmThing(film), trailer: { '@id': idOf(homeOf(film), 'trailer') } }, trailer]
    : [filmThing(film)]
}

export function filmThing(film: Film): Identified<Movie | TVSeries> {
  const common = {
    '@id': idOf(homeOf(film), film.page ? film.kind : film.id),
    name: film.title,
    description: film.description,
    image: [film.thumbnail, film.hero?.wide ?? film.wide].flatMap((picture) =>
      picture ? absolute(picture.img.src) : [],
    ),
    ...(film.page && { url: absolute(film.page) }),
    ...(film.genre && { genre: film.genre }),
    ...(film.rating && { contentRating: film.rating }),
    ...datePublished(film),
  }
  if (film.kind === 'film') return { '@type': 'Movie', ...common, ...runningTime(film) }
  return { '@type': 'TVSeries', ...common, ...episodes(film) }
}

/** All films, or all series, in page order. */
export function filmList(path: string, films: Film[]): Identified<ItemList> {
  return {
    '@type': 'ItemList',
    '@id': idOf(path, 'list'),
    itemListElement: films.map((film, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: filmThing(film),
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
    '@id': idOf(homeOf(film), 'trailer'),
    name: `${title}: Trailer`,
    description: tagline ?? description,
    thumbnailUrl: absolute(still.img.src),
    uploadDate: trailerDate,
    contentUrl: absolute(trailerUrl),
  }
}

/** 'December 19, 2025' becomes 2025-12-19; without a day, only the year. */
function datePublished({ releaseDate, year }: Film) {
  const day = new Date(`${releaseDate} UTC`)
  // Date would parse 'Spring 2026' as January 1.
  if (/ \d{1,2}, \d{4}$/.test(releaseDate ?? '') && !Number.isNaN(day.getTime()))
    return { datePublished: day.toISOString().slice(0, 10) }
  return year ? { datePublished: String(year) } : {}
}

/** '103 min' becomes PT103M. */
function runningTime({ duration = '' }: Film) {
  const minutes = /^(\d+) min/.exec(duration)?.[1]
  return minutes ? { duration: `PT${minutes}M` } : {}
}

/** '10 Episodes' becomes 10. */
function episodes({ duration = '' }: Film) {
  const count = /^(\d+) episodes?$/i.exec(duration)?.[1]
  return count ? { numberOfEpisodes: Number(count) } : {}
}
