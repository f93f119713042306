import { useEffect } from 'react'
import type { Player } from './player/create-player.ts'
import { keepPosition } from './player/positions.ts'

/** Seconds of playback between two writes. */
const STEP = 2

/** Stores the position under `key` during playback and on leaving. */
export function useKeptPosition(player: Player | null, key: string | undefined) {
  useEffect(() => {
    if (!player || key === undefined) return
    // A video that was taken over plays already.
    let playing = !player.paused() && (player.currentTime() ?? 0) > 0
    let kept = 0
    const keep = () => {
      // Before playback and while changing sources the time is 0, which must not overwrite the stored position.
      if (!playing) return
      kept = player.currentTime() ?? 0
      keepPosition(key, kept, player.duration() ?? 0)
    }
    player.on(['emptied', 'loadstart'], () => {
      playing = false
    })
    player.on('playing', () => {
      playing = true
    })
    player.on('timeupdate', () => {
      if (Math.abs((player.currentTime() ?? 0) - kept) >= STEP) keep()
    })
    player.on(['pause', 'ended', 'dispose'], keep)
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [player, key])
}
