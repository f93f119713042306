import type { VideoItem } from '@two-pastors/feeds'
import { loadVideoJs } from '@two-pastors/ui/load-video-js'
import { playsNatively } from '@two-pastors/ui/start-video'
import { part } from '#lib/part.ts'

/** The dialog with the player's controls. */
export const playerPart = part(() => import('./player/player-dialog.tsx'))

/** Preloads the dialog and the engine for a video. Ignores failures, which a click will report. */
export function preloadPlayer({ sources }: VideoItem): void {
  playerPart.preload()
  loadVideoJs(sources).catch(() => {})
}

/** Preloads the player for a video that can't start without it. */
export function preloadEngine(item: VideoItem): void {
  if (!playsNatively(item.sources)) preloadPlayer(item)
}
