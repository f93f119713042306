/**
 * Parses a position in a video as people write it: `95`, `95s`, `1m35s`, `1:35`, `1:01:35`. In seconds; null if it
 * isn't one.
 */
export function parseTime(text: string | null): number | null {
  const colons = /^(?:(\d+):)?(\d+):([0-5]?\d)$/.exec(text ?? '')
  const units = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+(?:\.\d+)?)s?)?$/.exec(text ?? '')
  const [, hours = 0, minutes = 0, seconds = 0] = colons ?? units ?? []
  if (!text || (!colons && !units)) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** A position as people write it: `1:35`, `1:01:35`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
