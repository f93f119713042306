import * as v from 'valibot'
import { longDate } from '#lib/dates.ts'
import { date } from './dates.ts'
import { httpUrl, list, text } from './fields.ts'
import type { Words } from './words.ts'

/** What a showing can offer to people who hear, see, move or experience a film differently, in visitors' words. */
const ACCESS = {
  'open-captions': 'Captions on screen',
  'caption-devices': 'Caption devices',
  'audio-description': 'Audio description',
  'assistive-listening': 'Assistive listening',
  wheelchair: 'Wheelchair places',
  sensory: 'Sensory-friendly',
}
const NAMES = Object.keys(ACCESS) as (keyof typeof ACCESS)[]

const showing = v.pipe(
  v.strictObject({
    place: text,
    when: date,
    url: v.optional(httpUrl),
    access: v.optional(list(v.picklist(NAMES)), []),
    note: v.optional(text),
  }),
  v.transform(({ when, access, ...entry }) => ({
    ...entry,
    /** 'December 20, 2025, 7:00 PM' in local time. */
    when: whenOf(when),
    /** When it is over, in ms since 1970. */
    end: endOf(when),
    access: access.map((name) => ACCESS[name]),
  })),
)

/** The showings of a film that staff have entered, the next one first. */
export const showings = v.pipe(
  list(showing),
  v.transform((all) => all.toSorted((a, b) => a.end - b.end)),
)

type When = v.InferOutput<typeof date>

const HOUR = 60 * 60 * 1000

/** Four hours after it starts, or at the end of its day if no time is given. */
const endOf = ({ at, time }: When) => at + (time ? 4 : 24) * HOUR

function whenOf({ day, time }: When): string {
  if (!time) return longDate(day)
  const [hours = 0, minutes] = time.split(':').map(Number)
  return `${longDate(day)}, ${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** Staff’s words for showings. */
export const showingWords: Words = {
  showings: ['Showings', 'The ones you know of, with what each offers. Past showings are hidden.'],
  'showings.one': 'showing',
  'showings.place': ['Place', 'The theater or church, and the town.'],
  when: 'When',
  'showings.url': ['Tickets', 'Where to buy or reserve seats for this showing.'],
  access: ['Accessibility features', 'What makes the showing accessible. Only list what you have confirmed.'],
  'access.one': 'feature',
  'access=open-captions': 'Captions on the screen, for everybody',
  'access=caption-devices': 'Captions on a device',
  'access=audio-description': 'Audio description',
  'access=assistive-listening': 'Hearing loop or headphones',
  'access=wheelchair': 'Places for wheelchairs',
  'access=sensory': 'Sensory-friendly: lights up, sound down',
}
