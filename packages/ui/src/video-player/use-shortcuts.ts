import { type RefObject, useLayoutEffect } from 'react'
import { findShortcut } from './find-shortcut.ts'
import type { Player } from './player/create-player.ts'
import { playOrPause, shortcutsFor } from './shortcuts.ts'
import { toggleVideo } from './start-video.ts'

/**
 * Handles the keyboard shortcuts while the focus is inside `root` (WCAG 2.1.4). Until there is a player, a video that it is
 * about to take over plays and pauses.
 */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  player: Player | null,
  startedVideo: HTMLVideoElement | undefined,
  toggleHelp: () => void,
) {
  // A layout effect, so that the keys work as soon as the controls show.
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const availableAt = (target: EventTarget | null) => {
      if (player) return shortcutsFor(player)
      // A focused video with the browser's own controls handles its keys itself.
      return startedVideo && target !== startedVideo && element.contains(startedVideo) ? [playOrPause] : []
    }
    const press = (event: KeyboardEvent) => {
      const shortcut = findShortcut(event)
      if (!shortcut || !availableAt(event.target).includes(shortcut)) return
      // Otherwise the space bar would also scroll the page.
      event.preventDefault()
      if (event.repeat && !shortcut.repeats) return
      if (player) shortcut.act({ player, toggleHelp }, event.key)
      else if (startedVideo) toggleVideo(startedVideo)
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [root, player, startedVideo, toggleHelp])
}
