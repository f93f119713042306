import type { Player } from './player.ts'
import { readStored, store } from './storage.ts'

const NAME = 'positions'

/** How many positions are stored; the oldest is dropped first. */
const MAX_POSITIONS = 50

/** Positions this close to either end, in seconds, are not resumed. */
const EDGE = 5

/** Seconds of playback between two writes. */
const STEP = 2

type Position = [key: string, seconds: number]

function readPositions(): Position[] {
  const stored = readStored(NAME)
  return Array.isArray(stored) ? stored.filter(isPosition) : []
}

function isPosition(value: unknown): value is Position {
  if (!Array.isArray(value)) return false
  const [key, seconds] = value
  return typeof key === 'string' && Number.isFinite(seconds) && seconds > EDGE
}

/** The stored position in seconds, or 0. */
export function readPosition(key: string): number {
  return readPositions().find(([name]) => name === key)?.[1] ?? 0
}

/** Stores the position in seconds. Near the start or the end of `duration` it is removed. */
export function keepPosition(key: string, seconds: number, duration: number): void {
  const others = readPositions().filter(([name]) => name !== key)
  const worthIt = seconds > EDGE && seconds < duration - EDGE
  store(NAME, worthIt ? [...others, [key, seconds]].slice(-MAX_POSITIONS) : others)
}

/** Stores the position of a player under `key` during playback and on leaving. */
export function followPosition(player: Player, key: string): void {
  let playing = false
  let kept = 0
  const keep = () => {
    // Before playback and while changing sources the time is 0, which must not overwrite the stored position.
    if (!playing) return
    kept = player.currentTime() ?? 0
    keepPosition(key, kept, player.duration() ?? 0)
  }
  player.on(['emptied', 'loadstart', 'playing'], ({ type }: Event) => {
    playing = type === 'playing'
  })
  player.on('timeupdate', () => {
    if (Math.abs((player.currentTime() ?? 0) - kept) >= STEP) keep()
  })
  player.on(['pause', 'ended', 'dispose'], keep)
  window.addEventListener('pagehide', keep)
  player.on('dispose', () => window.removeEventListener('pagehide', keep))
}
