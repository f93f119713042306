import type { VideoSource } from '../types.ts'
import type { Player } from './create-player.ts'
import { parseMaster } from './parse-master.ts'

/** One choice of the quality menu. */
export type Quality = { label: string; source: VideoSource }

/** What the first choice of an HLS playlist is called: the engine takes what the connection can carry. */
export const AUTO = 'Auto'

/**
 * What can be chosen for the source that plays (`current` is its address): the renditions of its HLS playlist, or the
 * sources of its type. Less than two are no choice, and give none.
 *
 * A playlist is read here, not asked of an engine: browsers that play HLS by themselves have none to ask, and loading one
 * for the menu would double what a click on a video loads.
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

/** Whether two addresses are one: a page writes `/clip.mp4`, video.js the whole of it. */
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

/** Plays another source of the same video, from where this one is. */
export function switchSource(player: Player, { url, type }: VideoSource): void {
  const at = player.currentTime() ?? 0
  const rate = player.playbackRate() ?? 1
  const paused = player.paused()
  player.autoplay(false)
  player.one('loadedmetadata', () => {
    player.currentTime(at)
    player.playbackRate(rate)
  })
  player.src({ src: url, type })
  if (!paused) void player.play()?.catch(() => {})
}
