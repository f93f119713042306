/** The dialog with its player, in a chunk of its own; the first call starts the download. */
export const loadVideoDialog = () => import('./player-dialog.tsx')
