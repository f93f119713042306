import type { VideoItem } from '@two-pastors/feeds'
import { loadVideoJs } from '@two-pastors/ui/load-video-js'
import { part } from '#lib/part.ts'

/** The dialog with the player's controls. */
export const playerPart = part(() => import('./player/player-dialog.tsx'))

/** Preloads the dialog and the engine for a video. Ignores failures, which a click will report. */
export function preloadPlayer({ sources }: VideoItem): void {
  playerPart.preload()
  loadVideoJs(sources).catch(() => {})
}
