import { Temporal } from 'temporal-polyfill'
import * as v from 'valibot'
import { isoDate, link, text } from './fields.ts'
import type { Words } from './words.ts'

const midnight = (day: string, days: number) =>
  Temporal.PlainDate.from(day).add({ days }).toZonedDateTime('America/New_York').epochMilliseconds

/** One line above every page. Without a text there is none: `null`. `from` and `until` are moments in ms since 1970, New York's midnights. */
export const announcement = v.pipe(
  v.strictObject({
    text: v.optional(text),
    to: v.optional(link),
    /** The first and last day on which it is shown. */
    firstDay: v.optional(isoDate),
    lastDay: v.optional(isoDate),
  }),
  v.check(
    ({ text, firstDay, lastDay }) => text === undefined || (firstDay !== undefined && lastDay !== undefined),
    'needs its first and last day',
  ),
  v.check(
    ({ firstDay, lastDay }) => !firstDay || !lastDay || firstDay <= lastDay,
    'has its last day before its first',
  ),
  v.transform(({ text, to, firstDay, lastDay }) =>
    text && firstDay && lastDay
      ? { text, to, from: midnight(firstDay, 0), until: midnight(lastDay, 1) }
      : null,
  ),
)

export const announcementWords: Words = {
  text: ['Text', 'One short line. Left empty, there is no announcement.'],
  to: ['Leads to', 'A page of this site, such as /movies, or a whole web address. May be left empty.'],
  firstDay: ['First day', 'It appears at midnight, New York time.'],
  lastDay: ['Last day', 'It disappears at the end of this day.'],
}
