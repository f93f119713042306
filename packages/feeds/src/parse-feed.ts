import { unitsPerSecond } from './duration.ts'
import { parseEpisode } from './parse-episode.ts'
import { type Fields, isObject, toFields, toList, toTags } from './roku-format.ts'
import { runAtOnce, runInSlices } from './slices.ts'
import type { Feed, VideoItem } from './types.ts'

/** The parts of a feed that contain entries. */
export const FEED_PARTS = ['series', 'movies', 'shortFormVideos', 'tvSpecials']

/** The part for live streams, which are not shown. */
export const LIVE = 'liveFeeds'

/** Options for {@link parseFeed}. */
export type ParseFeedOptions = {
  /** Origin for relative URLs in the feed; without one they become root-relative. */
  host?: string
  /** Id of the feed, which becomes `feed` of each item. Default: none. */
  feed?: string
  /** The moment that validity periods are compared with, in ms since 1970 or as a date. Default: now. */
  now?: number | Date
}

/**
 * Reads a feed without fetching it: `series` (one or a list, with `seasons[].episodes[]` or `episodes[]`),
 * then `movies`, `shortFormVideos` and `tvSpecials`, in that order.
 *
 * One bad entry never spoils the rest: it is left out and counted in `dropped`. A bad field never spoils its
 * entry: it becomes `null`, empty or its default. Entries outside their validity period are left out and not
 * counted.
 *
 * The format is the Roku Direct Publisher feed specification:
 * https://github.com/rokudev/feed-specifications/blob/master/direct-publisher-feed-specification.md
 *
 * @param data The answer of a feed service, parsed from JSON.
 * `liveFeeds` are ignored: a feed with nothing else is an empty one.
 *
 * @throws TypeError when `data` has none of these properties, and so is no feed.
 *
 * @example
 * ```ts
 * const { items, dropped } = parseFeed(JSON.parse(text), { host: 'https://feeds.example.org' })
 * ```
 */
export function parseFeed(data: unknown, options: ParseFeedOptions = {}): Feed {
  return feedOf(readEntries(data, options))
}

/** {@link parseFeed} in slices, for browsers: thousands of episodes at once would block a phone for a quarter of a second. */
export async function parseFeedInSlices(
  data: unknown,
  options: ParseFeedOptions,
  signal?: AbortSignal,
): Promise<Feed> {
  return feedOf(await runInSlices(readInSteps(data, options), signal))
}

const feedOf = (entries: ReadEntry[]): Feed => ({
  items: shownItems(entries),
  dropped: entries.filter(({ fate }) => fate === 'unusable' || fate === 'repeated').length,
})

/** The outcome for one entry of a feed. */
export type ReadEntry = {
  fate: 'shown' | 'unusable' | 'repeated' | 'outside its time'
  /** With the feed's own id; null if the entry is unusable. */
  item: VideoItem | null
}

/** Reads every entry of a feed, in display order. */
export function readEntries(data: unknown, options?: ParseFeedOptions): ReadEntry[] {
  return runAtOnce(readInSteps(data, options))
}

/** Pauses after each entry. */
function* readInSteps(
  data: unknown,
  { host = '', feed = '', now = Date.now() }: ParseFeedOptions = {},
): Generator<void, ReadEntry[]> {
  if (!isExport(data)) throw new TypeError('Not a feed: no series, movies, shortFormVideos or tvSpecials')
  const lists = [...entryLists(data)]
  const durationUnit = unitsPerSecond(
    lists.flatMap(({ entries }) => entries.map((entry) => toFields(toFields(entry).content).duration)),
  )
  const seen = new Set<string>()
  const read: ReadEntry[] = []
  for (const { entries, seriesTags } of lists)
    for (const entry of entries) {
      yield
      const episode = parseEpisode(entry, { host, feed, seriesTags, durationUnit })
      read.push(episode ? { fate: fateOf(episode), item: episode.item } : { fate: 'unusable', item: null })
    }
  return read

  function fateOf({ item, from, until }: NonNullable<ReturnType<typeof parseEpisode>>): ReadEntry['fate'] {
    if (+now < from || +now > until) return 'outside its time'
    const video = `${item.id}\n${item.videoUrl}`
    if (seen.has(video)) return 'repeated'
    seen.add(video)
    return 'shown'
  }
}

/** The items to show, each with a unique id. */
export function shownItems(entries: ReadEntry[]): VideoItem[] {
  return withDistinctIds(entries.flatMap(({ fate, item }) => (fate === 'shown' && item ? item : [])))
}

/** Different videos with the same id: the first keeps it, later ones get `-2`, `-3` …, whichever is free. */
function withDistinctIds(items: VideoItem[]): VideoItem[] {
  const given = new Set(items.map(({ id }) => id))
  if (given.size === items.length) return items
  const taken = new Set<string>()
  const numbers = new Map<string, number>()
  return items.map((item) => {
    let { id } = item
    let number = numbers.get(id) ?? 1
    while (taken.has(id) || (id !== item.id && given.has(id))) id = `${item.id}-${++number}`
    numbers.set(item.id, number)
    taken.add(id)
    return id === item.id ? item : { ...item, id }
  })
}

/** The lists of entries in a feed, each with the tags of its series. */
function* entryLists({ series, movies, shortFormVideos, tvSpecials }: Fields) {
  for (const one of toList(series)) {
    const { seasons, episodes, tags } = toFields(one)
    const seriesTags = toTags(tags)
    for (const season of toList(seasons)) yield { entries: toList(toFields(season).episodes), seriesTags }
    yield { entries: toList(episodes), seriesTags }
  }
  for (const list of [movies, shortFormVideos, tvSpecials]) yield { entries: toList(list), seriesTags: [] }
}

/** Whether any part of a feed exists, even if empty (`null`, `[]`, `{}`): an error page in JSON has none. */
function isExport(data: unknown): data is Fields {
  return isObject(data) && [...FEED_PARTS, LIVE].some((part) => typeof data[part] === 'object')
}
