import type { VideoItem } from '@two-pastors/feeds'

/** Videos with what is searched of each, in lower case. It is made once: a long list is searched with every key pressed. */
export type SearchIndex = { items: VideoItem[]; texts: string[] }

/** Makes the index of several lists. A video that is in two feeds is in it once. */
export function indexOf(lists: VideoItem[][]): SearchIndex {
  const items = new Map<string, VideoItem>()
  const texts: string[] = []
  for (const item of lists.flat()) {
    const video = videoOf(item)
    if (items.has(video)) continue
    items.set(video, item)
    // A line break between the fields: no term matches across them.
    texts.push(`${item.title}\n${item.genre}\n${item.description}`.toLowerCase())
  }
  return { items: [...items.values()], texts }
}

/** The id alone names no video: two feeds may number their items alike. */
const videoOf = ({ id, videoUrl }: VideoItem) => `${id}\n${videoUrl}`

/** Those whose title, genre or description has the term in it, whatever its case; a blank term finds nothing. */
export function searchItems({ items, texts }: SearchIndex, term: string): VideoItem[] {
  const wanted = term.trim().toLowerCase()
  if (!wanted) return []
  return items.filter((_, place) => texts[place]?.includes(wanted))
}
