import { monthOf } from './month-names.ts'

/** Hours from UTC, of the zones that RFC 822 knows by name; letters of its military zones are read as UTC. */
const ZONES: Record<string, number> = {
  edt: -4,
  est: -5,
  cdt: -5,
  cst: -6,
  mdt: -6,
  mst: -7,
  pdt: -7,
  pst: -8,
}

/**
 * `Mon, 10 Nov 2025`, as RFC 822 has it, without a weekday or with a short year too; `10 de noviembre de 2025`,
 * `lundi 1er décembre 2025` and `10. November 2025` as well.
 */
const DAY_FIRST =
  /^(?:[^\d\s]+\s*)?(\d{1,2})(?:\.|[º°ª]|er|st|nd|rd|th)?[\s-]+(?:de\s+)?(\p{L}[\p{L}\p{M}]+)[.,]?[\s-]+(?:del?\s+)?(\d{4}|\d\d)(?!\d)(.*)$/iu
/** `November 10, 2025`. */
const MONTH_FIRST =
  /^(?:[^\d\s]+\s+)?(\p{L}[\p{L}\p{M}]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)(.*)$/iu
/** `2025-11-10`, `2025-11` and `2025`, as ISO 8601 and its W3C profile have it. */
const YEAR_FIRST = /^(\d{4})(?:-?(\d\d)(?:-?(\d\d))?)?(?!\d)(.*)$/
const TIME =
  /(\d{1,2}):(\d\d)(?::(\d\d))?(?:[.,]\d+)?\s*([ap]m)?\s*(?:(?:gmt|utc?)?([+-]\d\d):?(\d\d)|([a-z]+))?/i

/**
 * Reads the date of a post. Unlike `Date.parse` it gives the same answer in every engine and time zone:
 * without a zone, UTC is meant.
 *
 * @returns ISO date-time in UTC; `null` for anything that is no date.
 */
export function toIsoDate(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const dayFirst = DAY_FIRST.exec(line)
  if (dayFirst) return toIso(fullYear(dayFirst[3]), monthOf(dayFirst[2] ?? ''), dayFirst[1], dayFirst[4])
  const monthFirst = MONTH_FIRST.exec(line)
  if (monthFirst)
    return toIso(Number(monthFirst[3]), monthOf(monthFirst[1] ?? ''), monthFirst[2], monthFirst[4])
  const iso = YEAR_FIRST.exec(line)
  return iso && toIso(Number(iso[1]), Number(iso[2] ?? 1) - 1, iso[3], iso[4])
}

/** A year of two digits is one of the last or this century: RFC 2822, 4.3. */
function fullYear(digits = ''): number {
  if (digits.length > 2) return Number(digits)
  return Number(digits) + (Number(digits) < 50 ? 2000 : 1900)
}

function toIso(year: number, month: number, day = '1', rest = ''): string | null {
  const [, hours = '0', minutes = '0', seconds = '0', half, zoneHours, zoneMinutes, zone = ''] =
    TIME.exec(rest) ?? []
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours)
  const date = new Date(Date.UTC(year, month, Number(day)))
  // Rejects days like February 30 and unknown months.
  if (date.getUTCMonth() !== month || date.getUTCDate() !== Number(day)) return null
  if (hour > 24 || Number(minutes) > 59) return null
  const offset = zoneHours
    ? Number(zoneHours) * 60 + Number(`${zoneHours.charAt(0)}${zoneMinutes}`)
    : (ZONES[zone.toLowerCase()] ?? 0) * 60
  date.setUTCHours(hour, Number(minutes) - offset, Number(seconds))
  return date.toISOString()
}
