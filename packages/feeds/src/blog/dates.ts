import { monthOf } from './month-names.ts'
import { offsetOf } from './zones.ts'

const CLOCK = String.raw`\d{1,2}:\d{1,2}(?::\d{1,2})?`
const DAY = String.raw`(?<day>\d{1,2})`
const MONTH = String.raw`(?<month>\p{L}[\p{L}\p{M}]+)`
const WEEKDAY = String.raw`(?:[^\d\s]+\s*)?`

/** The formats, with the role of each number. */
const FORMS = [
  // `Mon, 10 Nov 2025`, as RFC 822 has it; `10 de noviembre de 2025`, `lundi 1er décembre 2025`, `10. November 2025` too.
  String.raw`(?:[^\d\s]+\s*){0,3}${DAY}(?:\.|[º°ª]|er|st|nd|rd|th)?[\s/-]+(?:(?:de|of)\s+)?${MONTH}[.,]?[\s/-]+(?:del?\s+)?(?<year>\d{4}|\d\d)(?![\d:])(?<rest>.*)`,
  // `November 10, 2025`.
  String.raw`(?:[^\d\s]+\s+)?${MONTH}\.?\s+${DAY}(?:st|nd|rd|th)?,?\s+(?<year>\d{4})(?![\d:])(?<rest>.*)`,
  // `Mon Nov 10 08:00:00 2025` and `Mon Nov 10 08:00:00 CET 2025`, as C and Unix write them.
  String.raw`(?:[^\d\s]+\s+)?(?:${MONTH}\s+${DAY}|(?<day2>\d{1,2})\s+(?<month2>\p{L}[\p{L}\p{M}]+))\s+(?<rest>${CLOCK}(?:\s+\S+)?)\s+(?<year>\d{4})`,
  // `2025-11-10` of ISO 8601, `2025/11/10`, `2025-11-5`, `2025年11月10日`.
  String.raw`(?<year>\d{4})(?:-|\/|\.|年|년)\s*(?<number>\d{1,2})(?:-|\/|\.|月|월)\s*${DAY}(?:\.|日|일)?(?:\s*\(\p{L}+\))?(?<rest>(?:[T\s,].*)?)`,
  // `2025-Nov-10`.
  String.raw`(?<year>\d{4})[\s-]${MONTH}[.,]?[\s-]${DAY}(?<rest>(?:[T\s,].*)?)`,
  String.raw`(?<year>\d{4})(?<number>\d\d)(?<day>\d\d)(?<rest>(?:[T\s].*)?)`,
  // The short forms of its W3C profile: `2025-11` and `2025`.
  String.raw`(?<year>\d{4})(?:-(?<number>\d\d))?`,
  // `25/12/2025` and `12/25/2025`: only one of the two numbers can be the month. Drupal puts the day of the week
  // first.
  String.raw`${WEEKDAY}(?<either>\d{1,2})[\/.-](?<or>\d{1,2})[\/.-](?<year>\d{4})(?<rest>(?:[T\s,].*)?)`,
].map((form) => new RegExp(`^${form}$`, 'iu'))

const TIME = /(\d{1,2})[:.h](\d{1,2})(?:[:.](\d{1,2}))?(?:[.,]\d+)?\s*(?:([ap])\.?m\b\.?)?\s*([^[]*)/i

/** Earlier dates are placeholders that some software writes. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/**
 * Parses the date of a post. Unlike `Date.parse` it gives the same result in every engine and time zone: without a
 * zone it assumes UTC. A date that is ambiguous, or in an unknown zone, is ignored.
 *
 * @returns ISO date-time in UTC; `null` for anything that is no date.
 */
export function toIsoDate(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim()
  for (const form of FORMS) {
    const groups = form.exec(line)?.groups
    if (groups) return toIso(groups)
  }
  return null
}

/** Whether a date is ambiguous: `11/10/2025` is in November in America, in October elsewhere. */
export const isAmbiguousDate = (text: string) =>
  toIsoDate(text) === null &&
  /^\s*(?:\p{L}+[.,]*\s*)?(?:0?[1-9]|1[0-2])[/.-](?:0?[1-9]|1[0-2])[/.-](?:\d{4}|\d\d)(?!\d)/u.test(text)

type Groups = Record<string, string | undefined>

function toIso({ year: written = '', rest = '', ...groups }: Groups): string | null {
  const year = fullYear(written)
  const { month, day } = groups.either === undefined ? inOrder(groups) : oneOrder(groups)
  const date = new Date(Date.UTC(year, month, day))
  // Rejects days like February 30 and unknown months.
  if (date.getUTCMonth() !== month || date.getUTCDate() !== day || year < FIRST_YEAR || year > LAST_YEAR)
    return null
  const [, hours = '0', minutes = '0', seconds = '0', half, zone = ''] = TIME.exec(withColons(rest)) ?? []
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  if (hour > 24 || Number(minutes) > 59) return null
  date.setUTCHours(hour, Number(minutes), Number(seconds))
  const offset = offsetOf(zone.trim(), date.getTime())
  if (offset === null) return null
  const time = date.getTime() - offset * 60_000
  // The Unix epoch means that there is no date.
  return time === 0 ? null : new Date(time).toISOString()
}

/** `T08:00:00` for `T080000`. */
const withColons = (rest: string) =>
  rest.replace(/^T(\d\d)(\d\d)(\d\d)?/i, (_, ...parts) => parts.slice(0, 3).filter(Boolean).join(':'))

/** A two-digit year is in the last century or this one: RFC 2822, 4.3. */
function fullYear(digits: string): number {
  if (digits.length > 2) return Number(digits)
  return Number(digits) + (Number(digits) < 50 ? 2000 : 1900)
}

function inOrder({ month, month2, number, day, day2 }: Groups) {
  const name = month ?? month2
  return {
    month: name === undefined ? Number(number ?? 1) - 1 : monthOf(name),
    day: Number(day ?? day2 ?? 1),
  }
}

/** Of two numbers, the one over 12 is the day; there is no month if neither is, or both are. */
function oneOrder({ either, or }: Groups) {
  const [first, second] = [Number(either), Number(or)]
  if (first === second || (first <= 12 && second > 12)) return { month: first - 1, day: second }
  return first > 12 && second <= 12 ? { month: second - 1, day: first } : { month: -1, day: 0 }
}
