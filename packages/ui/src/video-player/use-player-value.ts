import { useCallback, useSyncExternalStore } from 'react'
import type { Player } from './player/create-player.ts'

/** What `read` finds in the player, read again at each of `events` (names of video.js, between spaces). */
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
