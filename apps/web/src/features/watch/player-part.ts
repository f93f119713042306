import type { VideoItem } from '@two-pastors/feeds'
import { loadVideoJs } from '@two-pastors/ui/load-video-js'
import { part } from '#lib/part.ts'

/** The dialog with the player's controls. */
export const playerPart = part(() => import('./player/player-dialog.tsx'))

/** Loads the dialog and the engine that a video needs, so that a press finds them there. A press reports failures. */
export function preloadPlayer({ sources }: VideoItem): void {
  playerPart.preload()
  loadVideoJs(sources).catch(() => {})
}
