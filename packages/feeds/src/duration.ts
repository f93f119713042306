/**
 * Formats a length as minutes and two-digit seconds.
 *
 * @param seconds Length in seconds, as a number or a numeric string; rounded to whole seconds.
 * @returns `m:ss`, also over an hour (`61:01`); an empty string when `seconds` is no length.
 *
 * @example
 * ```ts
 * formatDuration(187) // '3:07'
 * formatDuration('3661') // '61:01'
 * formatDuration(null) // ''
 * ```
 */
export function formatDuration(seconds: unknown): string {
  const whole = toSeconds(seconds)
  return whole === null ? '' : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Whole seconds of a number or a numeric string; `null` for anything else. */
export function toSeconds(value: unknown): number | null {
  const isText = typeof value === 'string' && value.trim() !== ''
  if (!isText && typeof value !== 'number') return null
  const length = Number(value)
  return Number.isFinite(length) && length >= 0 ? Math.round(length) : null
}

/** A feed in which nothing is shorter than this does not count in seconds. */
const FOUR_HOURS = 4 * 60 * 60

/**
 * How many units of a feed's durations make a second. The format says seconds; if that makes every
 * video longer than four hours, the feed writes milliseconds.
 */
export function unitsPerSecond(durations: unknown[]): 1 | 1000 {
  const lengths = durations.flatMap((duration) => toSeconds(duration) || [])
  return lengths.length > 0 && lengths.every((length) => length > FOUR_HOURS) ? 1000 : 1
}
