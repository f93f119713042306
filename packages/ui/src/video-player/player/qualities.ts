import type { VideoSource } from '../types.ts'
import type { Player } from './create-player.ts'
import { parseMaster } from './parse-master.ts'

/** One choice of the quality menu. */
export type Quality = { label: string; source: VideoSource }

/** The name of the first choice for HLS, where the engine adapts to the connection. */
export const AUTO = 'Auto'

/**
 * The choices for the current source (`current` is its address): the renditions of its HLS playlist, or the
 * other sources of its type. An empty list if there are fewer than two.
 *
 * Reads the playlist itself instead of asking an HLS engine: browsers with native HLS have none, and loading one
 * for the menu would double the size of a click on a video.
 */
export async function findQualities(
  sources: VideoSource[],
  current: string,
  signal: AbortSignal,
): Promise<Quality[]> {
  const playing = sources.find(({ url }) => sameAddress(url, current))
  if (!playing) return []
  const found = /mpegurl/i.test(playing.type)
    ? await renditions(playing, signal)
    : alternatives(sources, playing)
  return new Set(found.map(({ label }) => label)).size > 1 ? found : []
}

/** Whether two addresses are the same: pages may use relative ones, video.js resolves them. */
export const sameAddress = (one: string, other: string) => whole(one) === whole(other)

const whole = (url: string) => new URL(url, document.baseURI).href

function alternatives(sources: VideoSource[], playing: VideoSource): Quality[] {
  return sources.flatMap((source) =>
    source.type === playing.type && source.quality ? [{ label: source.quality, source }] : [],
  )
}

async function renditions(playing: VideoSource, signal: AbortSignal): Promise<Quality[]> {
  const response = await fetch(playing.url, { signal })
  if (!response.ok) return []
  const variants = parseMaster(await response.text())
  if (variants.length < 2) return []
  const { type } = playing
  return [
    { label: AUTO, source: playing },
    ...variants.map(({ label, uri }) => ({
      label,
      source: { url: new URL(uri, response.url).href, type },
    })),
  ]
}

type Playback = { at: number; rate: number; paused: boolean }

/** How players that are switching go on once their new source has loaded. */
const switching = new WeakMap<Player, Playback>()

/** Switches to another source of the same video at the same position. */
export function switchSource(player: Player, { url, type }: VideoSource): void {
  // While it switches, a player is at 0 and paused.
  const before = switching.get(player)
  const playback = before ?? {
    at: player.currentTime() ?? 0,
    rate: player.playbackRate() ?? 1,
    paused: player.paused(),
  }
  if (!before) {
    switching.set(player, playback)
    player.one('loadedmetadata', () => {
      switching.delete(player)
      player.currentTime(playback.at)
      player.playbackRate(playback.rate)
    })
  }
  player.autoplay(false)
  player.src({ src: url, type })
  if (!playback.paused) void player.play()?.catch(() => {})
}
