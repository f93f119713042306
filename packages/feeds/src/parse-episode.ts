import { toChapters } from './chapters.ts'
import { formatDuration, fromClock, toSeconds } from './duration.ts'
import { type Fields, isObject, toAddress, toFields, toList, toTags, toText } from './roku-format.ts'
import type { Caption, VideoItem, VideoMimeType, VideoSource } from './types.ts'
import { safeUrl } from './urls.ts'

/** By the feed's `videoType`, else by the file extension. */
const MIME_TYPES: Record<string, VideoMimeType | undefined> = {
  HLS: 'application/x-mpegURL',
  M3U8: 'application/x-mpegURL',
  DASH: 'application/dash+xml',
  MPD: 'application/dash+xml',
  SMOOTH: 'application/vnd.ms-sstr+xml',
  WEBM: 'video/webm',
  MP4: 'video/mp4',
  M4V: 'video/mp4',
  MOV: 'video/mp4',
}

/** Facts about the feed that its episodes need. */
type EpisodeContext = {
  /** Base for relative URLs. */
  host: string
  /** Id of the feed. */
  feed: string
  /** Tags of the series, for an episode without its own. */
  seriesTags: string[]
  /** How many of the feed's time units make a second. */
  durationUnit: 1 | 1000
}

const QUALITIES = ['SD', 'HD', 'FHD', 'UHD'] as const

/**
 * Reads one episode.
 *
 * @param raw An episode, movie, short-form video or TV special as the feed has it.
 * @returns The item and the time it may be shown in (ms since 1970, `NaN` when open); `null` when it is not
 * an object or has no usable id or title. Any other field that is unusable is simply left out.
 */
export function parseEpisode(raw: unknown, { host, feed, seriesTags, durationUnit }: EpisodeContext) {
  if (!isObject(raw)) return null
  const id = toText(raw.id)
  const title = toText(raw.title)
  if (!id || !title) return null
  const content = toFields(raw.content)
  const ownTags = toTags(raw.tags)
  const tags = ownTags.length > 0 ? ownTags : seriesTags
  const length = toSeconds(content.duration)
  const seconds = length === null ? fromClock(content.duration) : Math.round(length / durationUnit)
  const sources = toList(content.videos).flatMap((video) => toSource(toFields(video), host) ?? [])
  const item: VideoItem = {
    id,
    feed,
    title,
    image: safeUrl(toAddress(raw.thumbnail), host),
    tags,
    genre: tags[0] ?? 'Video',
    seconds,
    duration: formatDuration(seconds),
    videoUrl: sources[0]?.url ?? null,
    description: toText(raw.shortDescription) || toText(raw.longDescription),
    sources,
    captions: toList(content.captions).flatMap((caption) => toCaption(toFields(caption), host) ?? []),
    chapters: toChapters(content.chapters),
    releaseDate: toDate(toText(raw.releaseDate)),
  }
  return {
    item,
    from: toTime(toText(content.validityPeriodStart)),
    until: toTime(toText(content.validityPeriodEnd)),
  }
}

function toSource(video: Fields, host: string): VideoSource | null {
  const url = safeUrl(toAddress(video.url), host)
  if (url === null) return null
  const quality = toText(video.quality).toUpperCase()
  return {
    url,
    type: MIME_TYPES[toText(video.videoType).toUpperCase()] ?? MIME_TYPES[extensionOf(url)] ?? 'video/mp4',
    quality: QUALITIES.find((known) => known === quality) ?? null,
  }
}

/** The file extension in capitals, without the dot. A dot in the query doesn't count. */
function extensionOf(url: string): string {
  const path = url.replace(/[?#].*/, '')
  return path.slice(path.lastIndexOf('.') + 1).toUpperCase()
}

/** Caption formats that neither browsers nor web players read. */
const UNREADABLE = new Set([
  'TTML',
  'DFXP',
  'XML',
  'SMI',
  'SAMI',
  'SCC',
  'STL',
  'SUB',
  'SBV',
  'ASS',
  'SSA',
  'RT',
  'ITT',
  'CAP',
  'LRC',
  'ZIP',
  'JSON',
])

function toCaption(caption: Fields, host: string): Caption | null {
  const url = safeUrl(toAddress(caption.url), host)
  if (url === null || UNREADABLE.has(extensionOf(url))) return null
  // The specification's default is a subtitle.
  const kind = /^closed[\W_]?captions?$/i.test(toText(caption.captionType)) ? 'captions' : 'subtitles'
  // The specification's own example writes `Language`, and feeds copy it.
  const language = toText(caption.language) || toText(caption.Language) || 'en'
  // `es_MX`, as programs write it.
  return { url, language: language.replaceAll('_', '-'), kind }
}

/** Keeps the calendar date as written: a time zone must not move a release to the previous day. */
function toDate(text: string): string | null {
  const [, year, , month = '', day = ''] = DATE.exec(text) ?? []
  if (!year) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // An engine may turn February 30 into a day in March.
  return new Date(`${date}T00:00Z`).getUTCDate() === Number(day) ? date : null
}

/**
 * `2025-11-05`, and what people write instead: `2025-11-5`, `2025/11/05`. With two numbers before the year, either
 * could be the month.
 */
const DATE = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/

/** In ms since 1970; a day starts in UTC. By itself, `Date.parse` reads `-1` as a day in 2001. */
export function toTime(text: string): number {
  const date = toDate(text)
  return date ? Date.parse(toIso(text.replace(DATE, date))) : Number.NaN
}

/** Normalizes what programs write to `2025-11-10T08:00-06:00`: spaces, no colon in the zone, its name after it. */
const toIso = (text: string) =>
  text
    .replace(/^(\S+) (?=\d)/, '$1T')
    .replace(/\[.*\]$/, '')
    .replace(/ ?([+-]\d\d):?(\d\d)$/, '$1:$2')
