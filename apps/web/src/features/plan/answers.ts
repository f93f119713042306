import * as v from 'valibot'
import { isDay } from './dates.ts'

/** An invalid answer is dropped, so that a broken link loses one answer and not all of them. */
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)
const words = (longest: number) => optional(v.pipe(v.string(), v.maxLength(longest)))
const number = (least: number, most: number) =>
  optional(v.pipe(v.unknown(), v.transform(Number), v.number(), v.minValue(least), v.maxValue(most)))
const count = (least: number) =>
  optional(
    v.pipe(v.unknown(), v.transform(Number), v.number(), v.integer(), v.minValue(least), v.maxValue(9999)),
  )

/** What a visitor has answered. Everything else has a default (kit.ts). */
const answers = v.object({
  film: words(60),
  kind: words(60),
  date: optional(v.pipe(v.string(), v.check(isDay))),
  /** The rain date of an outdoor showing. */
  rain: optional(v.pipe(v.string(), v.check(isDay))),
  time: optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  zone: words(60),
  place: words(120),
  seats: count(1),
  sponsored: count(0),
  /** What the church already has for an outdoor showing: ids, separated by commas. */
  owned: words(120),
  /** The theater's price in dollars: for a seat, or for the whole room. */
  quoted: number(0, 99_999),
  /** Dollars for each person's food. */
  food: number(0, 999),
  /** The most that a family pays, in dollars. */
  familyLimit: number(0, 9999),
  /** Which episodes of a series are shown. */
  episodes: words(60),
  /** Whether people pay for a showing that the church licenses itself. A text, as in a link. */
  charge: optional(
    v.pipe(
      v.union([v.boolean(), v.picklist(['true', 'false'])]),
      v.transform((value) => value === true || value === 'true'),
    ),
  ),
  church: words(120),
  contact: words(80),
  /** The contact's phone or e-mail address. */
  reach: words(120),
  color: optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/))),
})

export type Answers = v.InferOutput<typeof answers>

/** Increment it when the meaning of a field changes. Older links must keep their meaning. */
const VERSION = '1'

export const readAnswers = (value: unknown): Answers => v.parse(answers, value)

/** The fragment of a link to these answers. Servers never see it. */
export function toFragment(given: Answers): string {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams([
    ['kit', VERSION],
    ...entries.map(([key, value]) => [key, String(value)]),
  ]).toString()
}

/** The answers in a fragment; 'newer' if a later version of the page created the link, undefined if it has none. */
export function fromFragment(fragment: string): Answers | 'newer' | undefined {
  const { kit, ...given } = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')))
  if (kit === undefined) return undefined
  return kit === VERSION ? readAnswers(given) : 'newer'
}
