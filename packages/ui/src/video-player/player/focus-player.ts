import type { Player } from './create-player.ts'

/** Puts the focus where the keys of the player work and no button needs them: a button that goes would lose it. */
export function focusPlayer(player: Player): void {
  const element = player.el()
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
