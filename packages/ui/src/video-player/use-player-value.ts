import { useCallback, useSyncExternalStore } from 'react'
import type { Player } from './player/create-player.ts'

/** Reads a value from the player, and again at each of `events` (video.js names, separated by spaces). */
export function usePlayerValue<T extends string | number | boolean>(
  player: Player,
  events: string,
  read: (player: Player) => T,
): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const names = events.split(' ')
      player.on(names, changed)
      return () => {
        if (!player.isDisposed()) player.off(names, changed)
      }
    },
    [player, events],
  )
  return useSyncExternalStore(subscribe, () => read(player))
}
