import { readStored, store } from './storage.ts'

const NAME = 'positions'

/** How many positions are stored; the oldest is dropped first. */
const MAX_POSITIONS = 50

/** Positions this close to either end, in seconds, are not resumed. */
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
