import type { VideoItem } from '@two-pastors/feeds'

/** The dialog, in a chunk of its own; the first call starts the download. */
export const loadVideoDialog = () => import('./player-dialog.tsx')

/** Brings the dialog and the player that a video needs, so that a click on it finds them there. */
export async function warmPlayer({ sources }: VideoItem): Promise<void> {
  const { loadVideoJs } = await loadVideoDialog()
  await loadVideoJs(sources)
}
