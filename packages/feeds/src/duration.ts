/**
 * Writes a length as minutes and two-digit seconds.
 *
 * @param seconds Length in seconds, as a number or a numeric string; rounded to whole seconds.
 * @returns `m:ss`, also over an hour (`61:01`); an empty string for anything that is not a length.
 *
 * @example
 * ```ts
 * formatDuration(187) // '3:07'
 * formatDuration('3661') // '61:01'
 * formatDuration(null) // ''
 * ```
 */
export function formatDuration(seconds: unknown): string {
  const isText = typeof seconds === 'string' && seconds.trim() !== ''
  if (!isText && typeof seconds !== 'number') return ''
  const length = Number(seconds)
  if (!Number.isFinite(length) || length < 0) return ''
  const whole = Math.round(length)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
