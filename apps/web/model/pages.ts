import * as v from 'valibot'
import { isoDate, list, markdown, picture, reviewId, text } from './fields.ts'
import type { Words } from './words.ts'

const page = {
  title: text,
  /** For search engines and shared links. */
  description: text,
  /** A picture behind the title. */
  banner: v.optional(picture('banner', { width: 1600 })),
}

/** A legal text. The day of its last change is stored with a hash of its text, which `content:check` compares. */
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
  // It fills the first screen, which shows half of its width.
  pastors: v.strictObject({ ...intro.entries, banner: v.optional(picture('screen', { width: 1600 })) }),
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

const named = (label: string, words: Words = {}) => ({ label, words })

const hubWords: Words = {
  headings: 'Headings',
  'headings.theaters': 'In theaters',
  upcoming: 'Announced',
  'headings.home': 'At home',
  comingSoon: 'Coming soon',
}
/** The text of each page, by its file. */
export const pageWords = {
  'content/pages/movies': named('Movies', hubWords),
  'content/pages/series': named('Series', hubWords),
  'content/pages/reviews': named('Reviews', {
    featured: ['Featured reviews', 'At the top of the page. Drag to change the order.'],
    'featured.one': 'review',
  }),
  'content/pages/family': named('Family guide'),
  'content/pages/pastors': named('The pastors'),
  'content/pages/blog': named('Blog'),
  'content/pages/resources': named('Resources'),
  'content/pages/plan': named('Plan a movie night', {
    stepsHeading: 'Heading of the steps',
    stepsIntro: ['Introduction to the steps', 'One or two sentences.'],
  }),
  'content/pages/after': named('After the film'),
  'content/pages/notifications': named('Notifications', {
    benefits: ['Benefits of subscribing', 'Drag to change the order.'],
    'benefits.one': 'benefit',
    icon: 'Icon',
    formIntro: [
      'Introduction in the form',
      'What they get news of: links from films lead straight to the form.',
    ],
    communityStats: ['Figures about the community', 'Such as how many have signed up.'],
    'communityStats.one': 'figure',
    value: ['Figure', 'Such as 10K+.'],
  }),
  'content/pages/contact': named('Contact', {
    socialNote: 'About social media',
    formNote: 'About the form',
    sendNote: 'Next to the send button',
  }),
  'content/pages/search': named('Search'),
  'content/pages/signin': named('Sign in', {
    buttonNote: 'Under the button',
    socialNote: 'About social media',
  }),
}

/** Staff’s words for it. */
export const legalWords: Words = {
  amended: 'Last change of the text',
  day: ['Day', 'Shown under “Last updated”.'],
  words: ['Mark of the text', 'When the text has changed, the check says what belongs here.'],
}
