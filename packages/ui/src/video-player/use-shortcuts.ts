import { type RefObject, useLayoutEffect } from 'react'
import { findShortcut } from './find-shortcut.ts'
import type { Player } from './player/create-player.ts'
import { shortcutsFor } from './shortcuts.ts'

/** Handles the keyboard shortcuts while the focus is inside `root` (WCAG 2.1.4). */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  player: Player | null,
  toggleHelp: () => void,
) {
  // A layout effect, so that the keys work as soon as the controls show.
  useLayoutEffect(() => {
    const element = root.current
    if (!element || !player) return
    const press = (event: KeyboardEvent) => {
      const shortcut = findShortcut(event)
      if (!shortcut || !shortcutsFor(player).includes(shortcut)) return
      // Otherwise the space bar would also scroll the page.
      event.preventDefault()
      if (!event.repeat || shortcut.repeats) shortcut.act({ player, toggleHelp }, event.key)
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [root, player, toggleHelp])
}
