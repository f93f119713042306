import * as v from 'valibot'
import { fileUrl, httpUrl, list, markdown, picture, text } from './fields.ts'

const section = { heading: text, text }
const page = {
  title: text,
  /** For search engines and shared links. */
  description: text,
  /** A picture behind the title. */
  banner: v.optional(picture('banner', { width: 1600 })),
}

export const legal = v.strictObject({ ...page, lastUpdated: text, body: markdown })

const hub = v.strictObject({
  ...page,
  intro: text,
  headings: v.strictObject({ released: text, upcoming: text, comingSoon: text }),
})
const intro = v.strictObject({ ...page, intro: text })
/** A film's or series' own page. */
const landing = v.strictObject({
  row: v.strictObject({ feed: v.pipe(v.number(), v.integer()), heading: text }),
  signUp: v.strictObject({ ...section, note: v.optional(text) }),
})

/** The schema of each page's text, by the name of its file in content/pages. */
export const pages = {
  blog: intro,
  contact: v.strictObject({
    ...page,
    intro: text,
    socialNote: text,
    verse: v.strictObject({ text, reference: text }),
    formNote: text,
  }),
  david: v.strictObject({
    ...page,
    synopsis: markdown,
    ticketing: v.strictObject(section),
    qr: v.strictObject(section),
    showtimes: v.strictObject(section),
    discountTickets: v.strictObject(section),
    groupTickets: v.strictObject(section),
    graphics: v.strictObject({ ...section, file: fileUrl }),
  }),
  'david-pastors': v.strictObject({
    ...page,
    intro: markdown,
    preview: v.strictObject({ ...section, url: httpUrl }),
    guide: v.strictObject({ ...section, file: fileUrl }),
  }),
  'king-of-kings': landing,
  'mercy-ships': landing,
  movies: hub,
  notifications: v.strictObject({
    ...page,
    intro: text,
    benefits: list(
      v.strictObject({ icon: v.picklist(['ticket', 'popcorn', 'clock', 'gift']), title: text, text }),
    ),
    communityStats: list(v.strictObject({ value: text, label: text })),
  }),
  resources: intro,
  reviews: intro,
  search: v.strictObject(page),
  series: hub,
  signin: v.strictObject({ ...page, note: text }),
} as const
