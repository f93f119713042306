import * as v from 'valibot'
import { parseEpisode } from './parse-episode.ts'
import { Export } from './roku-format.ts'
import type { Feed, VideoItem } from './types.ts'

/** What {@link parseFeed} may be told about where and when a feed is read. */
export type ParseFeedOptions = {
  /** Origin that relative addresses in the feed belong to; without one they become root-relative. */
  host?: string
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
 * @throws TypeError when `data` has none of those four properties, and so is no feed.
 *
 * @example
 * ```ts
 * const { items, dropped } = parseFeed(JSON.parse(text), { host: 'https://feeds.example.org' })
 * ```
 */
export function parseFeed(data: unknown, { host = '', now = Date.now() }: ParseFeedOptions = {}): Feed {
  if (!isExport(data)) throw new TypeError('Not a feed: no series, movies, shortFormVideos or tvSpecials')
  const seen = new Set<string>()
  const items: VideoItem[] = []
  let dropped = 0

  const add = (entries: unknown[], seriesTags: string[] = []) => {
    for (const entry of entries) {
      const episode = parseEpisode(entry, host, seriesTags)
      if (episode && (+now < episode.from || +now > episode.until)) continue
      if (!episode || seen.has(episode.item.id)) {
        dropped++
        continue
      }
      seen.add(episode.item.id)
      items.push(episode.item)
    }
  }

  const { series, movies, shortFormVideos, tvSpecials } = v.parse(Export, data)
  for (const { seasons, episodes, tags } of series) {
    for (const season of seasons) add(season.episodes, tags)
    add(episodes, tags)
  }
  add(movies)
  add(shortFormVideos)
  add(tvSpecials)
  return { items, dropped }
}

/** Whether any part of a feed is there, be it empty (`null`, `[]`, `{}`): an error page in JSON has none. */
function isExport(data: unknown): data is object {
  if (typeof data !== 'object' || data === null) return false
  const parts: Record<string, unknown> = { ...data }
  return Object.keys(Export.entries).some((name) => typeof parts[name] === 'object')
}
