import * as v from 'valibot'
import { byPhase } from './dates.ts'
import { fileUrl, httpUrl, list, markdown, picture, reviewId, slug, text } from './fields.ts'
import { fileFacts } from './file-facts.ts'

const section = { heading: text, text }
/** `facts`: its type and size. */
const download = v.pipe(
  v.strictObject({ ...section, file: fileUrl }),
  v.transform((entry) => ({ ...entry, facts: fileFacts(entry.file) })),
)
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
  headings: v.strictObject({ theaters: text, upcoming: text, home: text, comingSoon: text }),
})
const intro = v.strictObject({ ...page, intro: text })
/** A film's or series' own page. */
const landing = v.strictObject({
  row: v.strictObject({
    feed: v.pipe(v.number(), v.integer()),
    heading: text,
    /** Its name in podcasts.yaml, if the row is a podcast that apps can follow. */
    podcast: v.optional(slug),
  }),
  signUp: v.strictObject({ ...section, note: v.optional(text) }),
})

/** The schema of each page's text, by the name of its file in content/pages. */
export const pages = {
  after: intro,
  blog: intro,
  contact: v.strictObject({
    ...page,
    intro: text,
    socialNote: text,
    verse: v.strictObject({ text, reference: text }),
    formNote: text,
    sendNote: text,
  }),
  david: v.strictObject({
    ...page,
    description: byPhase(text),
    synopsis: markdown,
    /** In place of the tickets, before they are sold and once the film is at home. */
    notify: v.strictObject(section),
    atHome: v.strictObject(section),
    ticketing: v.strictObject(section),
    qr: v.strictObject(section),
    showtimes: v.strictObject({ heading: text, text: byPhase(text) }),
    discountTickets: v.strictObject({ heading: text, text: byPhase(text) }),
    groupTickets: v.strictObject(section),
    graphics: download,
    /** Leads to /david-pastors. */
    leaders: v.strictObject({ ...section, link: text }),
  }),
  'david-pastors': v.strictObject({
    ...page,
    description: byPhase(text),
    intro: byPhase(markdown),
    /** Until the film is in theaters. */
    preview: v.strictObject({ ...section, url: httpUrl }),
    guide: download,
  }),
  family: intro,
  pastors: intro,
  'king-of-kings': landing,
  'mercy-ships': landing,
  movies: hub,
  notifications: v.strictObject({
    ...page,
    intro: text,
    formIntro: text,
    benefits: list(
      v.strictObject({ icon: v.picklist(['ticket', 'popcorn', 'clock', 'gift']), title: text, text }),
    ),
    communityStats: list(v.strictObject({ value: text, label: text })),
  }),
  plan: v.strictObject({ ...page, intro: text, stepsHeading: text, stepsIntro: text }),
  resources: intro,
  reviews: v.strictObject({
    ...page,
    intro: text,
    featured: list(reviewId),
  }),
  search: v.strictObject(page),
  series: hub,
  signin: v.strictObject({ ...page, note: markdown, buttonNote: text, socialNote: text }),
} as const
