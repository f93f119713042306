import { readStored, store } from './storage.ts'

const NAME = 'positions'

/** Videos that are remembered; the one left longest ago goes first. */
const MOST = 50

/** Seconds at either end of a video that are not worth coming back to. */
const EDGE = 5

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

/** Where the visitor left the video off, in seconds, or 0. */
export function readPosition(key: string): number {
  return readPositions().find(([name]) => name === key)?.[1] ?? 0
}

/** Remembers how far the visitor is in, in seconds of `duration`; who has hardly begun, or is through, starts anew. */
export function keepPosition(key: string, seconds: number, duration: number): void {
  const others = readPositions().filter(([name]) => name !== key)
  const worthIt = seconds > EDGE && seconds < duration - EDGE
  store(NAME, worthIt ? [...others, [key, seconds]].slice(-MOST) : others)
}
