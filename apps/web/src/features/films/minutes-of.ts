import type { Film } from '#model/schemas.ts'

/** 103 of '103 min'; undefined for a series, or if it is not known. */
export function minutesOf({ duration = '' }: Film): number | undefined {
  const minutes = /^(\d+) min/.exec(duration)?.[1]
  return minutes ? Number(minutes) : undefined
}
