import type { VideoItem } from '@two-pastors/feeds'
import { loadVideoJs } from '@two-pastors/ui/load-video-js'

/** The dialog's code once it is there. */
let loaded: typeof import('./player-dialog.tsx') | undefined

/** The dialog, in a chunk of its own; the first call starts the download. */
export async function loadVideoDialog() {
  loaded = await import('./player-dialog.tsx')
  return loaded
}

/** Brings the dialog and the player that a video needs, so that a click on it finds them there. */
export async function warmPlayer({ sources }: VideoItem): Promise<void> {
  await Promise.all([loadVideoDialog(), loadVideoJs(sources)])
}

/** Opens the dialog out of the card that was clicked; before its code is there, as it is. */
export function openFrom(link: HTMLElement, open: () => void): void {
  if (loaded) loaded.growFrom(link, open)
  else open()
}

/** Closes the dialog into the card that it came from. */
export function closeInto(close: () => void): void {
  if (loaded) loaded.shrinkBack(close)
  else close()
}
