import type { Fields } from '../roku-format.ts'

/** The fields that the parser reads, by their place in the feed. */
export const FIELDS = {
  entry: [
    'id',
    'title',
    'thumbnail',
    'tags',
    'shortDescription',
    'longDescription',
    'releaseDate',
    'content',
  ],
  content: ['videos', 'captions', 'chapters', 'duration', 'validityPeriodStart', 'validityPeriodEnd'],
  video: ['url', 'videoType', 'quality'],
  caption: ['url', 'language', 'captionType'],
}

export type Place = keyof typeof FIELDS

/** Valid fields that the parser does not use; they are not reported. */
const UNUSED = new Set([
  'genres', 'credits', 'rating', 'episodeNumber', 'seasonNumber', 'externalIds', 'language', 'dateAdded', 'bitrate',
  'trickPlayFiles', 'adBreaks',
]) // biome-ignore format: one line of words

/** The place of a field that is in the wrong place. */
const PLACES: Record<string, string> = {
  ...Object.fromEntries(FIELDS.content.map((name) => [name, `content.${name}`])),
  ...Object.fromEntries(FIELDS.video.map((name) => [name, `content.videos[].${name}`])),
  captionType: 'content.captions[].captionType',
}

/** The names of the fields in other formats. */
const OTHER_NAMES: Record<string, string> = {
  name: 'title',
  description: 'shortDescription',
  summary: 'shortDescription',
  image: 'thumbnail',
  img: 'thumbnail',
  poster: 'thumbnail',
  thumb: 'thumbnail',
  thumbnailurl: 'thumbnail',
  imageurl: 'thumbnail',
  date: 'releaseDate',
  published: 'releaseDate',
  category: 'tags',
  keywords: 'tags',
  length: 'duration',
  runtime: 'duration',
  src: 'url',
  file: 'url',
  video: 'videos',
  videourl: 'url',
  streamurl: 'url',
  type: 'videoType',
  format: 'videoType',
  lang: 'language',
  subtitles: 'captions',
}

/** Why a field is not read in its place, and where it belongs; null if it is read, or is meaningless. */
function correct(name: string, place: Place, fields: Fields): string | null {
  const own = FIELDS[place]
  if (own.includes(name) || UNUSED.has(name)) return null
  const plain = name.toLowerCase().replace(/[^a-z]/g, '')
  const spelled = (field: string) => field.toLowerCase() === plain
  const here = own.find(spelled)
  if (here) return `the correct name is "${here}"`
  const known = Object.values(FIELDS).flat().find(spelled) ?? OTHER_NAMES[plain]
  if (known === undefined) return null
  // Nothing is lost if the entry also has the right name.
  if (own.includes(known)) return known in fields ? null : `the correct name is "${known}"`
  return place === 'video' || place === 'caption'
    ? null
    : `it belongs in ${PLACES[known] ?? `the entry, as ${known}`}`
}

/** An object's fields that are not read there, each with a correction. */
export function misplacedFields(fields: Fields, place: Place): { name: string; correction: string }[] {
  return Object.keys(fields).flatMap((name) => {
    const correction = correct(name, place, fields)
    return correction === null ? [] : { name, correction }
  })
}
