import * as v from 'valibot'
import { color, httpUrl, list, text } from './fields.ts'

const amount = v.pipe(v.number(), v.minValue(0))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const time = v.pipe(text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "19:00"'))
const letter = v.strictObject({ subject: text, body: text })
const script = v.strictObject({ opening: text, questions: list(text), closing: text })
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const questions = v.pipe(list(text), v.length(3, 'must be three questions'))

const kind = v.strictObject({
  id: text,
  label: text,
  hint: text,
  /** Whether each seat is paid for, or the room as a whole. */
  rate: v.picklist(['seat', 'whole']),
  /** Dollars for the room or the license, if it is paid as a whole. */
  cost: v.optional(amount),
  /** Whether the church shows the film itself, which takes a license. */
  licensed: v.optional(v.boolean()),
  youth: v.optional(v.boolean()),
  place: text,
  seats: count,
  time,
})

/** What /plan asks and makes. */
export const plan = v.strictObject({
  /** From how many people group rates apply. */
  groupSize: count,
  kinds: v.pipe(list(kind), v.nonEmpty('must name at least one')),
  rates: v.strictObject({ seat: amount, groupSeat: amount }),
  steps: list(
    v.strictObject({
      days: v.pipe(v.number(), v.integer()),
      title: text,
      text,
      /** In its place where a church shows the film itself. */
      atChurch: v.optional(v.strictObject({ title: text, text })),
      /** In place of both when admission is free. */
      free: v.optional(v.strictObject({ title: text, text })),
    }),
  ),
  quote: v.strictObject({ theater: letter, licensed: letter }),
  call: v.strictObject({ theater: script, licensed: script }),
  invitations: list(
    v.strictObject({
      id: text,
      label: text,
      subject: v.optional(text),
      text,
      /** Used instead when admission is free. */
      free: v.optional(text),
    }),
  ),
  volunteers: list(
    v.strictObject({
      role: text,
      duty: text,
      /** Only needed where a church shows the film itself. */
      atChurch: v.optional(v.boolean()),
    }),
  ),
  permission: v.strictObject({ intro: text, statement: text, fields: list(text) }),
  licenses: v.strictObject({
    heading: text,
    intro: text,
    answers: list(v.strictObject({ question: text, answer: text })),
    contacts: list(v.strictObject({ name: text, url: httpUrl })),
  }),
  /** Messages for one person, by who it is for. */
  bring: list(v.strictObject({ id: text, label: text, text, question: text })),
})

const kitDefaults = {
  colors: v.strictObject({ ground: color, accent: color, ink: color }),
  verse: v.strictObject({ text, reference: text }),
  prayer: text,
  questions: v.strictObject({ children: questions, teens: questions, adults: questions }),
}

/** What the kit of a film without a file of its own has. */
export const defaultKit = v.strictObject(kitDefaults)

/** A film's look in a kit, and what to talk about afterward. Named like the film's file. */
export const kit = v.strictObject({
  /** The part of each picture to keep in view: percent from the left, percent from the top. */
  focus: v.strictObject({ wide: v.tuple([percent, percent]), tall: v.tuple([percent, percent]) }),
  /** Describes the film's pictures. */
  alt: text,
  tagline: text,
  ...kitDefaults,
})
