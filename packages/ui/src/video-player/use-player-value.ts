import { useCallback, useSyncExternalStore } from 'react'
import type { Player } from './player/player.ts'

/** The events of video.js after which a control may show something else. */
const EVENTS =
  'loadstart durationchange canplay play pause waiting seeking ended timeupdate progress ratechange volumechange fullscreenchange texttrackchange'.split(
    ' ',
  )

/** A value of the player, read again at each of its events. */
export function usePlayerValue<T extends string | number | boolean>(
  player: Player,
  read: (player: Player) => T,
): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      player.on(EVENTS, changed)
      return () => {
        if (!player.isDisposed()) player.off(EVENTS, changed)
      }
    },
    [player],
  )
  return useSyncExternalStore(subscribe, () => read(player))
}
