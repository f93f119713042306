import { slugify, type VideoItem, videoKey } from '@two-pastors/feeds'
import type { WatchRow } from './watch-rows.ts'

/** The videos of one row's feed. */
export type RowItems = { row: WatchRow; items: VideoItem[] }

/** A video with the address of its page, `/watch/{slug}`. */
export type VideoPage = {
  slug: string
  /** Names the video across feeds: `{feed}-{id}`, as in `?watch=`. */
  key: string
  item: VideoItem
  row: WatchRow
  /** Address of the WebVTT or SubRip file that its transcript is made from; null without captions. */
  transcript: string | null
}

/**
 * A page for every video that can be played, row by row, in the order of the feeds. The slug is the title's. Where titles
 * repeat, the oldest video has the plain slug and the others append their id, whatever the order of the feeds: a new video
 * doesn't change an older one's address.
 */
export function videoPages(feeds: RowItems[]): VideoPage[] {
  const videos = feeds.flatMap(({ row, items }) =>
    items
      .filter(({ videoUrl }) => videoUrl !== null)
      .map((item) => ({ key: videoKey(item), item, row, transcript: transcriptOf(item) })),
  )
  const slugs = new Map<string, string>()
  const taken = new Set<string>()
  for (const { key, item } of videos.toSorted(oldestFirst)) {
    for (const slug of candidates(item, key)) {
      if (taken.has(slug)) continue
      taken.add(slug)
      slugs.set(key, slug)
      break
    }
  }
  return videos.map((video) => ({ slug: slugs.get(video.key) ?? video.key, ...video }))
}

/** The page at `/watch/{name}`; the video's key and its slug with the id lead there too. */
export function findVideoPage(pages: VideoPage[], name: string): VideoPage | undefined {
  return (
    pages.find(({ slug }) => slug === name) ??
    pages.find(({ key, item }) => key === name || [...candidates(item, key)].includes(name)) ??
    // As it was pasted, with a capital or the end of its sentence.
    pages.find(({ slug }) => slug === name.toLowerCase().replace(/[^a-z\d_]+$/, ''))
  )
}

/** The newest videos, at most `most`, in their order. Those without a date count as the oldest. */
export function newestVideos(pages: VideoPage[], most: number): VideoPage[] {
  if (pages.length <= most) return pages
  const newest = pages.toSorted((a, b) => (b.item.releaseDate ?? '').localeCompare(a.item.releaseDate ?? ''))
  const kept = new Set(newest.slice(0, most))
  return pages.filter((page) => kept.has(page))
}

/** Path of a video's page. */
export const watchPath = ({ slug }: Pick<VideoPage, 'slug'>) => `/watch/${slug}`

/** A video's slugs, best first. A generator, because nearly always the first will do. */
function* candidates(item: VideoItem, key: string) {
  // A title in another script has no slug.
  const base = slugify(item.title) || slugify(item.id) || 'video'
  yield base
  yield `${base}-${slugify(item.id)}`
  yield `${base}-${slugify(key)}`
  yield `${base}-${encodeURIComponent(key)}`
}

type Dated = { key: string; item: VideoItem }

/** Videos without a date come last: a new one must not take an older one's address. */
function oldestFirst(a: Dated, b: Dated): number {
  const [dateA, dateB] = [a.item.releaseDate ?? '9', b.item.releaseDate ?? '9']
  return compare(dateA, dateB) || compare(a.key, b.key)
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** The captions that say most: those of the video's own speech before translations. SubRip is read where there is no WebVTT. */
function transcriptOf({ captions }: VideoItem): string | null {
  const inFormat = (format: RegExp) => captions.filter(({ url }) => format.test(url))
  const webVtt = inFormat(/\.vtt(?:[?#]|$)/i)
  const readable = webVtt.length > 0 ? webVtt : inFormat(/\.srt(?:[?#]|$)/i)
  return (readable.find(({ kind }) => kind === 'captions') ?? readable[0])?.url ?? null
}
