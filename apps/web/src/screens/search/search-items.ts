import type { VideoItem } from '@two-pastors/feeds'

/** Videos with what is searched of each, in lower case. It is made once: a long list is searched with every key pressed. */
export type SearchIndex = { items: VideoItem[]; texts: string[] }

/** Makes the index of several lists; an item that is in two of them is in it once. */
export function indexOf(lists: VideoItem[][]): SearchIndex {
  const items = new Map<string, VideoItem>()
  const texts: string[] = []
  for (const item of lists.flat()) {
    if (items.has(item.id)) continue
    items.set(item.id, item)
    // A line break between the fields: no term matches across them.
    texts.push(`${item.title}\n${item.genre}\n${item.description}`.toLowerCase())
  }
  return { items: [...items.values()], texts }
}

/** Those whose title, genre or description has the term in it, whatever its case; a blank term finds nothing. */
export function searchItems({ items, texts }: SearchIndex, term: string): VideoItem[] {
  const wanted = term.trim().toLowerCase()
  if (!wanted) return []
  return items.filter((_, place) => texts[place]?.includes(wanted))
}
