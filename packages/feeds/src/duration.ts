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

/** A number or numeric string in whole seconds; `null` for anything else. */
export function toSeconds(value: unknown): number | null {
  const isText = typeof value === 'string' && value.trim() !== ''
  if (!isText && typeof value !== 'number') return null
  const length = Number(value)
  return Number.isFinite(length) && length >= 0 ? Math.round(length) : null
}

/** ISO 8601's `PT1H2M3S`, and what people write instead: `1h 2m 3s`, `187 sec`. */
const UNITS =
  /^\s*(?:PT)?(?=\d)(?:(\d+)\s*h(?:(?:ou)?rs?)?\s*)?(?:(\d+)\s*m(?:in(?:ute)?s?)?\s*)?(?:(\d+(?:[.,]\d+)?)\s*s(?:ec(?:ond)?s?)?)?\s*$/i

/**
 * Seconds of a length that is written as on a clock, `00:03:07`, `3:07` or `1:02:03.5`, or with its units, `PT3M7S`; `null` for
 * anything else.
 */
export function fromClock(value: unknown): number | null {
  if (typeof value !== 'string') return null
  // A fourth number counts frames.
  const [isLength, hours = '0', minutes = '0', seconds = '0'] =
    /^\s*(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d(?:[.,]\d+)?)\s*$/.exec(
      value.replace(/^(\d+:\d+:\d+)[:;]\d\d?$/, '$1'),
    ) ??
    UNITS.exec(value) ??
    []
  if (isLength === undefined) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Math.round(Number(seconds.replace(',', '.')))
}

const HOUR = 60 * 60

/**
 * How many units of a feed's durations make a second. The format says seconds; if that makes every video longer than four
 * hours and one longer than twelve, the feed writes milliseconds. (A film of five hours is one; in milliseconds, it would last
 * for eighteen seconds.)
 */
export function unitsPerSecond(durations: unknown[]): 1 | 1000 {
  const lengths = durations.flatMap((duration) => toSeconds(duration) || [])
  const isLong = lengths.every((length) => length > 4 * HOUR) && lengths.some((length) => length > 12 * HOUR)
  return isLong ? 1000 : 1
}
