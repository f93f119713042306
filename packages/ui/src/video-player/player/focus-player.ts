import type { Player } from './create-player.ts'

/** Focuses the player itself: a focused button that is removed would lose the focus. */
export function focusPlayer(player: Player): void {
  const element = player.el()
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
