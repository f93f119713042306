import type { Film } from '#model/schemas.ts'

/** 103 for '103 min'; undefined for a series, or if it is unknown. */
export function minutesOf({ duration = '' }: Film): number | undefined {
  const minutes = /^(\d+) min/.exec(duration)?.[1]
  return minutes ? Number(minutes) : undefined
}
