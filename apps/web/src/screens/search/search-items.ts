import type { VideoItem } from '@two-pastors/feeds'

/** Those whose title, genre or description has the term in it, whatever its case; a blank term finds nothing. */
export function searchItems(items: VideoItem[], term: string): VideoItem[] {
  const wanted = term.trim().toLowerCase()
  if (!wanted) return []
  return items.filter((item) => textOf(item).includes(wanted))
}

const texts = new WeakMap<VideoItem, string>()

/** In lower case, kept: a long list is searched with every key that is pressed. */
function textOf(item: VideoItem): string {
  const known = texts.get(item)
  if (known !== undefined) return known
  // A line break between the fields: no term matches across them.
  const text = [item.title, item.genre, item.description].join('\n').toLowerCase()
  texts.set(item, text)
  return text
}
