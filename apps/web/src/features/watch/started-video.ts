import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { startVideo } from '@two-pastors/ui/start-video'
import { findPlainPlayer, type PlainVideo } from './open-plain-player.ts'

let started: { key: string; video: HTMLVideoElement | undefined } | undefined

/** What the plain player needs of a video. */
export function plainVideoOf(item: VideoItem): PlainVideo {
  const { title, captions } = item
  const sources = item.sources.map(({ url, type }) => ({ url, type }))
  return { resumeKey: videoKey(item), title, sources, captions }
}

/** Starts a video for the player's dialog, whose code has loaded. Call it in the click handler. */
export function startInPlayer(item: VideoItem): void {
  const plain = plainVideoOf(item)
  started = { key: plain.resumeKey, video: startVideo(plain) }
}

/** The video that the click has started, for the player to take over: from the plain player or from `startInPlayer`. */
export function startedVideoOf(key: string): HTMLVideoElement | undefined {
  // A closed player leaves its video without an address.
  if (started?.key === key && started.video?.hasAttribute('src')) return started.video
  return findPlainPlayer(key)?.querySelector('video') ?? undefined
}
