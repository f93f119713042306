import * as v from 'valibot'
import { isoDate, list, markdown, picture, reviewId, text } from './fields.ts'

const page = {
  title: text,
  /** For search engines and shared links. */
  description: text,
  /** A picture behind the title. */
  banner: v.optional(picture('banner', { width: 1600 })),
}

/** A legal text. The day of its last change goes with the mark of its words, which `content:check` compares. */
export const legal = v.strictObject({
  ...page,
  lastUpdated: text,
  amended: v.strictObject({ day: isoDate, words: text }),
  body: markdown,
})

const hub = v.strictObject({
  ...page,
  intro: text,
  headings: v.strictObject({ theaters: text, upcoming: text, home: text, comingSoon: text }),
})
const intro = v.strictObject({ ...page, intro: text })
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
  family: intro,
  pastors: intro,
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
