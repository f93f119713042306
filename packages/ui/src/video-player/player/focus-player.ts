import type { Player } from './create-player.ts'

/**
 * Focuses the player itself: a focused button that is removed would lose the focus. Where the visitor has touched nothing
 * yet, as behind a shared link, browsers take that for a visit by keyboard: the ring waits for the first key.
 */
export function focusPlayer(player: Player): void {
  const element = player.el()
  if (!(element instanceof HTMLElement)) return
  if (!navigator.userActivation.hasBeenActive) {
    element.dataset.untouched = ''
    element.addEventListener('keydown', () => delete element.dataset.untouched, { once: true, capture: true })
  }
  element.focus({ preventScroll: true })
}
