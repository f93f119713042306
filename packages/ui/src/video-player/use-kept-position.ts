import { useEffect } from 'react'
import type { Player } from './player/create-player.ts'
import { keepPosition } from './player/positions.ts'

/** Seconds of playing between two writes. */
const STEP = 2

/** Remembers under `key` how far the visitor is in, while the video plays and when it is left. */
export function useKeptPosition(player: Player | null, key: string | undefined) {
  useEffect(() => {
    if (!player || key === undefined) return
    let playing = false
    let kept = 0
    const keep = () => {
      // Before it plays it is at 0, which must not wipe out what is remembered; so it is while it changes its source.
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
