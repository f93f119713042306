import type { VideoItem } from '@two-pastors/feeds'
import { plain } from '#features/search/words.ts'

/** Videos with their searchable text in its form for comparison, built once because every keystroke searches it. */
export type VideoIndex = { items: VideoItem[]; texts: string[] }

/** Builds the index from several lists, without duplicates. */
export function indexOf(lists: VideoItem[][]): VideoIndex {
  const items = new Map<string, VideoItem>()
  const texts: string[] = []
  for (const item of lists.flat()) {
    const video = videoOf(item)
    if (items.has(video)) continue
    items.set(video, item)
    // Separated by line breaks, so that no term matches across fields.
    texts.push(plain(`${item.title}\n${item.genre}\n${item.description.replaceAll('\n', ' ')}`))
  }
  return { items: [...items.values()], texts }
}

/** Ids are only unique within a feed, so the key includes the URL. */
const videoOf = ({ id, videoUrl }: VideoItem) => `${id}\n${videoUrl}`

/** Videos whose title, genre or description contains the term, whatever its case; none for a blank term. */
export function searchItems({ items, texts }: VideoIndex, term: string): VideoItem[] {
  const wanted = plain(term).trim()
  if (!wanted) return []
  return items.filter((_, place) => texts[place]?.includes(wanted))
}
