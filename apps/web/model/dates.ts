import { Temporal } from 'temporal-polyfill'
import * as v from 'valibot'
import { isoDate, text } from './fields.ts'
import type { Words } from './words.ts'

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/**
 * A day at a place, with a time if that matters. `at` is that moment in ms since 1970: midnight if no time is given. If the
 * clocks skip or repeat it, Temporal resolves it as calendars do (https://tc39.es/proposal-temporal/docs/ambiguity.html).
 */
export const date = v.pipe(
  v.strictObject({
    day: isoDate,
    /** On a 24-hour clock: '09:30'. */
    time: v.optional(v.pipe(text, v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30'))),
    timeZone: v.optional(
      v.pipe(text, v.check(isTimeZone, 'must be a time zone such as America/New_York')),
      'America/New_York',
    ),
  }),
  v.transform((input) => ({ ...input, at: momentOf(input) })),
)

function momentOf({ day, time, timeZone }: { day: string; time?: string | undefined; timeZone: string }) {
  const plainTime = time === undefined ? {} : { plainTime: time }
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, ...plainTime }).epochMilliseconds
}

const ORDER = ['announced', 'tickets', 'theaters', 'home'] as const

/** When each phase of a film's release starts. */
export const dates = v.pipe(
  v.strictObject({
    /** Until then the site mentions no date. */
    announced: v.optional(date),
    /** When tickets go on sale. */
    tickets: v.optional(date),
    theaters: v.optional(date),
    home: v.optional(date),
  }),
  v.check(
    (given) => {
      const moments = ORDER.flatMap((name) => given[name]?.at ?? [])
      return moments.every((moment, index) => index === 0 || (moments[index - 1] ?? 0) <= moment)
    },
    `must be in order: ${ORDER.join(', ')}`,
  ),
)

/** A field whose text depends on the phase; see phases.ts. */
export const byPhase = <Field extends v.GenericSchema>(field: Field) =>
  v.strictObject({
    'coming-soon': v.optional(field),
    announced: field,
    tickets: v.optional(field),
    theaters: v.optional(field),
    home: v.optional(field),
  })

/** Staff’s words for dates. */
export const dateWords: Words = {
  dates: [
    'Dates',
    'They decide where the film is listed and what its buttons say. Leave unknown dates empty.',
  ],
  'dates.announced': ['Announced', 'Until this day the site shows no dates.'],
  'dates.tickets': ['Tickets on sale', 'The first day of ticket sales.'],
  'dates.theaters': ['In theaters', 'The day on which it opens.'],
  'dates.home': ['At home', 'The day from which people can watch it at home.'],
  day: 'Day',
  time: ['Time', 'Only if it matters: on a 24-hour clock, such as 09:30.'],
  timeZone: ['Time zone', 'Only if it is not New York’s, such as America/Los_Angeles.'],
}
