import type { VideoItem } from '@two-pastors/feeds'

/**
 * The video after `item` in its feed; after the last comes the first. After the only one, or the last own video, comes another
 * feed's first, but not the same title again: a film's trailer is often in a feed too.
 */
export function nextOf(item: VideoItem, items: VideoItem[]): VideoItem | undefined {
  const all = items.filter((one) => one.videoUrl && (one.feed === item.feed || one.title !== item.title))
  const row = all.filter(({ feed }) => feed === item.feed)
  const other = all.find(({ feed }) => feed !== item.feed)
  const following = row[row.indexOf(item) + 1]
  if (following) return following
  const first = row[0] === item ? undefined : row[0]
  return item.feed === '' ? (other ?? first) : (first ?? other)
}
