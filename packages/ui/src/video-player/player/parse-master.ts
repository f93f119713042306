/** One rendition of an HLS playlist, by its height (`480p`) and its address as the playlist writes it. */
export type Variant = { label: string; uri: string }

/**
 * The renditions of a master playlist (RFC 8216, section 4.3.4.2), highest first, one per height. None
 * if audio or subtitles have playlists of their own (`EXT-X-MEDIA` with an address): a rendition alone would lack them.
 */
export function parseMaster(text: string): Variant[] {
  if (/^#EXT-X-MEDIA:.*URI=/m.test(text)) return []
  const found = new Map<number, { uri: string; bandwidth: number }>()
  for (const [, attributes = '', uri = ''] of text.matchAll(/^#EXT-X-STREAM-INF:(.*)\r?\n([^#\s]\S*)/gm)) {
    const [, width, height] = /RESOLUTION=(\d+)x(\d+)/.exec(attributes) ?? []
    const lines = Math.min(Number(width), Number(height))
    const bandwidth = Number(/(?:^|,)BANDWIDTH=(\d+)/.exec(attributes)?.[1] ?? 0)
    if (lines > 0 && bandwidth >= (found.get(lines)?.bandwidth ?? 0)) found.set(lines, { uri, bandwidth })
  }
  return [...found].toSorted(([a], [b]) => b - a).map(([lines, { uri }]) => ({ label: `${lines}p`, uri }))
}
