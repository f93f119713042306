import { useEffect, useState } from 'react'
import { findNativeSource } from '../start-video.ts'
import type { VideoSource } from '../types.ts'
import type { Player } from './player.ts'

/** One choice of the quality menu. */
export type Quality = { label: string; source: VideoSource }

/** The name of the first choice for HLS, where the engine adapts to the connection. */
export const AUTO = 'Auto'

/**
 * The qualities on offer, the current one, and a function to choose another. Call it once the video is loaded, because
 * reading a playlist would delay its first bytes.
 */
export function useQualities(player: Player, sources: VideoSource[]) {
  const [qualities, setQualities] = useState<Quality[]>([])
  const [chosen, setChosen] = useState<Quality>()

  useEffect(() => {
    const leaving = new AbortController()
    const current = player.currentSrc()
    // A video that the press has started may have an older address than the feed's.
    const playing = sources.find(({ url }) => isSame(url, current)) ?? findNativeSource(sources)
    findQualities(sources, playing, leaving.signal).then(
      (found) => {
        setQualities(found)
        setChosen(found.find(({ source }) => source === playing))
      },
      // The video plays without a choice of qualities, too.
      () => {},
    )
    return () => leaving.abort()
  }, [player, sources])

  const choose = (quality: Quality) => {
    if (quality === chosen) return
    setChosen(quality)
    switchSource(player, quality.source)
  }
  return { qualities, chosen, choose }
}

/**
 * The choices for the source that plays: the renditions of its HLS playlist, or the other sources of its type. An empty list
 * if there are fewer than two.
 *
 * Reads the playlist itself instead of asking an HLS engine: browsers with native HLS have none, and loading one
 * for the menu would double the size of a click on a video.
 */
async function findQualities(
  sources: VideoSource[],
  playing: VideoSource | undefined,
  signal: AbortSignal,
): Promise<Quality[]> {
  if (!playing) return []
  const found = /mpegurl/i.test(playing.type)
    ? await renditions(playing, signal)
    : sources.flatMap((source) =>
        source.type === playing.type && source.quality ? { label: source.quality, source } : [],
      )
  return new Set(found.map(({ label }) => label)).size > 1 ? found : []
}

/** Whether two addresses are the same: pages may use relative ones, video.js resolves them. */
const isSame = (one: string, other: string) =>
  new URL(one, document.baseURI).href === new URL(other, document.baseURI).href

async function renditions(playing: VideoSource, signal: AbortSignal): Promise<Quality[]> {
  const response = await fetch(playing.url, { signal })
  if (!response.ok) return []
  const variants = parseMaster(await response.text()).map(({ label, uri }) => ({
    label,
    source: { url: new URL(uri, response.url).href, type: playing.type },
  }))
  return variants.length < 2 ? [] : [{ label: AUTO, source: playing }, ...variants]
}

/**
 * The renditions of a master playlist (RFC 8216, section 4.3.4.2) by their height (`480p`), highest first, one per height.
 * None if audio or subtitles have playlists of their own (`EXT-X-MEDIA` with an address): a rendition alone would lack them.
 */
export function parseMaster(text: string): { label: string; uri: string }[] {
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

/** How players that are switching go on once their new source has loaded. */
const switching = new WeakMap<Player, { at: number; rate: number; paused: boolean }>()

/** Switches to another source of the same video at the same position. */
export function switchSource(player: Player, { url, type }: VideoSource): void {
  // While it switches, a player is at 0 and paused.
  const { at, rate, paused } = switching.get(player) ?? {
    at: player.currentTime() ?? 0,
    rate: player.playbackRate() ?? 1,
    paused: player.paused(),
  }
  if (!switching.has(player)) {
    player.one('loadedmetadata', () => {
      switching.delete(player)
      player.currentTime(at)
      player.playbackRate(rate)
    })
  }
  switching.set(player, { at, rate, paused })
  player.autoplay(false)
  player.src({ src: url, type })
  if (!paused) void player.play()?.catch(() => {})
}
