import * as v from 'valibot'
import { color, httpUrl, list, text } from './fields.ts'
import type { Words } from './words.ts'

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
  /** Dollars for the room or the license, if it is paid for as a whole. */
  cost: v.optional(amount),
  /** Whether the church shows the film itself, which takes a license. */
  licensed: v.optional(v.boolean()),
  /** It starts after sunset, and needs what `outdoors` lists. */
  outdoors: v.optional(v.boolean()),
  youth: v.optional(v.boolean()),
  place: text,
  seats: count,
  time,
})

/** What /plan asks and creates. */
export const plan = v.strictObject({
  /** The number of people from which group rates apply. */
  groupSize: count,
  kinds: v.pipe(list(kind), v.nonEmpty('must name at least one')),
  rates: v.strictObject({ seat: amount, groupSeat: amount }),
  outdoors: v.strictObject({
    /** What guests are asked to bring. */
    guests: text,
    /** `cost`: dollars, for a church that has to rent or buy it. */
    things: list(v.strictObject({ id: text, name: text, text, cost: amount })),
  }),
  steps: list(
    v.strictObject({
      days: v.pipe(v.number(), v.integer()),
      title: text,
      text,
      /** Replaces it if a church shows the film itself. */
      atChurch: v.optional(v.strictObject({ title: text, text })),
      /** Replaces both if it does so outdoors. */
      outdoors: v.optional(v.strictObject({ title: text, text })),
      /** Replaces all of these if admission is free. */
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
      /** Only needed if a church shows the film itself. */
      atChurch: v.optional(v.boolean()),
      outdoors: v.optional(v.boolean()),
    }),
  ),
  permission: v.strictObject({ intro: text, statement: text, fields: list(text) }),
  licenses: v.strictObject({
    heading: text,
    intro: text,
    answers: list(v.strictObject({ question: text, answer: text })),
    contacts: list(v.strictObject({ name: text, url: httpUrl })),
  }),
  /** Messages for one person, by who they are for. */
  bring: list(v.strictObject({ id: text, label: text, text, question: text })),
})

const kitDefaults = {
  colors: v.strictObject({ ground: color, accent: color, ink: color }),
  verse: v.strictObject({ text, reference: text }),
  prayer: text,
  questions: v.strictObject({ children: questions, teens: questions, adults: questions }),
}

/** The parts of a kit that the film omits. Its colors are only used if the film’s picture is gray. */
export const defaultKit = v.strictObject(kitDefaults)

/** A film's look in a kit, and what to talk about afterward. */
export const kit = v.strictObject({
  /** The part of each picture to keep in view, in percent from the left and from the top. */
  focus: v.strictObject({ wide: v.tuple([percent, percent]), tall: v.tuple([percent, percent]) }),
  /** Describes the film's pictures. */
  alt: text,
  tagline: text,
  ...kitDefaults,
})

/** A film's kit, as written in its file. */
export const ownKit = v.partial(kit)

const LETTER = 'Words in braces, such as {film}, are filled in for the visitor: leave them as they are.'

export const planWords: Words = {
  groupSize: ['Group size', 'From how many people group rates apply.'],
  kinds: ['Kinds of showing', 'Drag to change the order.'],
  'kinds.one': 'kind',
  id: ['Short name', 'Lowercase letters and hyphens. Never change it: saved plans use it.'],
  hint: 'Hint',
  rate: 'Paid by',
  'rate=whole': 'A flat fee for the room',
  cost: ['Cost', 'Dollars for the room or the license, if paid as a whole.'],
  licensed: ['Needs a license', 'The church shows the film itself.'],
  'kinds.outdoors': ['Outdoors', 'It starts after sunset, and needs what is listed under Outdoors.'],
  youth: 'For youth',
  place: 'Place',
  seats: 'Seats',
  time: ['Time', 'On a 24-hour clock, such as 19:00.'],
  outdoors: 'Outdoors',
  guests: ['For guests', 'What they bring, in one sentence.'],
  things: ['Things to bring', 'A list in the kit, and lines of the budget.'],
  'things.one': 'thing',
  'things.cost': ['Cost', 'Dollars, for a church that has to rent or buy it.'],
  rates: ['Rates', 'Dollars for each person.'],
  'rates.seat': 'Seat',
  groupSeat: 'Seat for groups',
  steps: ['Steps', 'The to-do list, with dates.'],
  'steps.one': 'step',
  atChurch: ['At the church', 'Used instead when the church shows the film itself.'],
  'steps.outdoors': ['Outdoors', 'Used instead when the film is shown outdoors.'],
  days: ['Days', 'Before the showing: 42 is six weeks before, -1 the day after.'],
  quote: ['Letter requesting a quote', LETTER],
  call: ['Phone script requesting a quote', LETTER],
  'quote.theater': 'To a theater',
  'call.theater': 'To a theater',
  'quote.licensed': 'For a license',
  'call.licensed': 'For a license',
  body: ['Text', LETTER],
  opening: 'Opening',
  questions: 'Questions',
  closing: 'Closing',
  invitations: ['Invitations', LETTER],
  'invitations.one': 'invitation',
  free: ['For a free showing', `Used instead when admission is free. ${LETTER}`],
  volunteers: 'Roles for volunteers',
  'volunteers.one': 'role',
  role: 'Role',
  duty: 'What they do',
  'volunteers.atChurch': 'Only where the church shows the film itself',
  'volunteers.outdoors': 'Only outdoors',
  permission: 'Permission slip',
  statement: 'Statement',
  'permission.fields': 'Lines to fill in',
  'permission.fields.one': 'line',
  licenses: 'About licenses',
  answers: 'Questions and answers',
  'answers.one': 'question',
  contacts: 'Addresses for licenses',
  'contacts.one': 'address',
  bring: ['Messages for one person', LETTER],
  'bring.one': 'message',
}

/** A kit without the parts that only some films have. */
export const defaultKitWords: Words = {
  colors: ['Colors', 'Such as #f4b25c.'],
  ground: 'Background',
  accent: 'Accent',
  ink: 'Text',
  prayer: 'Prayer',
  questions: ['Questions', 'Three for each age.'],
  children: 'Questions for children',
  teens: 'Questions for teens',
  adults: 'Questions for adults',
  'children.one': 'question',
  'teens.one': 'question',
  'adults.one': 'question',
}

export const kitWords: Words = {
  kit: [
    'Kit for churches',
    'The look of its flyers and slides, and what to talk about afterward: on “Plan a Showing” and the ride-home card once the film is announced. Everything may be left empty.',
  ],
  'kit.tagline': ['Tagline', 'On flyers and slides. Left empty, the film’s own tagline is used.'],
  ...defaultKitWords,
  questions: ['Questions', 'Three for each age, or none at all: then every film’s questions are asked.'],
  focus: ['Part of the pictures to keep in view', 'Percent from the left and from the top.'],
  'focus.wide': 'Wide picture',
  tall: 'Tall picture',
  '0': 'From the left, percent',
  '1': 'From the top, percent',
  alt: ['Description of the picture', 'For people who cannot see it: what it shows, in one sentence.'],
}
