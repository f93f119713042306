import * as v from 'valibot'
import { byPhase } from './dates.ts'
import { feedNumber, fileUrl, httpUrl, list, markdown, path, picture, podcastName, text } from './fields.ts'
import { fileFacts } from './file-facts.ts'
import type { Words } from './words.ts'

const optional = v.optional(text)
const words = { heading: optional, text: optional }
const heading = { heading: optional }

/** `facts`: its type and size. */
const download = v.pipe(
  v.strictObject({ heading: text, text, file: fileUrl }),
  v.transform((entry) => ({ ...entry, facts: fileFacts(entry.file) })),
)

/**
 * The sections that a film's page can have, by name. Values that the film's own list omits come from
 * content/film-page.yaml. Texts may contain {title} and the film's days: {announced}, {tickets}, {theaters}, {home}.
 */
const sections = {
  /** The film's own story, below its hero: `synopsis`. */
  story: v.strictObject(heading),
  /** A row of videos of a feed. */
  videos: v.strictObject({
    heading: text,
    feed: feedNumber,
    /** What one of its videos is called: 'Trailer'. The heading if it is missing. */
    label: optional,
    /** Its name in podcasts.yaml, if the row is a podcast that apps can follow. */
    podcast: v.optional(podcastName),
  }),
  quotes: v.strictObject({}),
  /** The poster, the film's makers and cast, and the press kit. */
  credits: v.strictObject({}),
  clips: v.strictObject(heading),
  gallery: v.strictObject(heading),
  'family-guide': v.strictObject(heading),
  /** While tickets are sold: the shop, showtimes, and what groups get. */
  tickets: v.strictObject({
    ...words,
    /** Next to the QR code that leads to the shop. */
    qr: v.optional(v.strictObject({ heading: text, text })),
    showtimes: v.optional(v.strictObject({ heading: text, text: byPhase(text) })),
    discountTickets: v.optional(v.strictObject({ heading: text, text: byPhase(text) })),
    groupTickets: v.optional(v.strictObject({ heading: text, text })),
  }),
  /** Before tickets are sold. */
  notify: v.strictObject(words),
  'where-to-watch': v.strictObject(words),
  /** For churches to post and show, while tickets are sold. */
  graphics: v.strictObject({ pack: v.optional(download) }),
  showings: v.strictObject(heading),
  /** Leads to the page for leaders. */
  leaders: v.strictObject({ ...words, link: optional }),
  'sign-up': v.strictObject({
    ...words,
    /** `not-connected` sends nothing. */
    form: v.optional(v.picklist(['subscribe', 'not-connected'])),
    note: optional,
  }),
  'bring-one-person': v.strictObject(words),
  /** Films that don't have a date yet. */
  'coming-soon': v.strictObject(heading),
}

type Sections = typeof sections
export type SectionName = keyof Sections

/** The words and settings of a section. */
export type SectionWords<Name extends SectionName> = v.InferOutput<Sections[Name]>
export type Section = { [Name in SectionName]: { section: Name } & SectionWords<Name> }[SectionName]

/** In a film’s own list: all sections of content/film-page.yaml that it doesn’t name. */
type Others = { section: 'others' }
export type ListedSection = Section | Others

const schemas = Object.entries({ ...sections, others: v.strictObject({}) }).map(([name, { entries }]) =>
  v.strictObject({ section: v.literal(name), ...(entries as v.ObjectEntries) }),
)

/** A page may have several rows of videos, each with a different feed, and one of each other section. */
const isOnce = (section: ListedSection, at: number, all: ListedSection[]) =>
  all.findIndex(
    (other) =>
      other.section === section.section &&
      (other.section !== 'videos' || section.section !== 'videos' || other.feed === section.feed),
  ) === at

/** The sections of a page, top to bottom. */
export const sectionList = v.pipe(
  list(
    v.pipe(
      v.variant('section', schemas),
      // The variants are made in a loop, which TypeScript can't follow.
      v.transform((section) => section as unknown as ListedSection),
    ),
  ),
  v.check((all) => all.every(isOnce), 'must not have a section twice'),
)

/** By kind, the sections of a film that lists none. What a series' section leaves out, it takes from the film's. */
export const defaultSections = v.strictObject({ film: sectionList, series: sectionList })

/** The text of a film's page, besides the film's facts. */
export const filmPage = v.strictObject({
  title: optional,
  /** For search engines and shared links; the film's own if it is missing. */
  description: v.optional(byPhase(text)),
  banner: v.optional(picture('banner', { width: 1600 })),
  sections: v.optional(sectionList),
})

/** The page for group leaders. It repeats the sections of the film's page below its own. */
export const leadersPage = v.strictObject({
  address: path,
  /** Paths that it had before, which lead to it. */
  formerAddresses: v.optional(list(path)),
  title: text,
  description: byPhase(text),
  banner: v.optional(picture('banner', { width: 1600 })),
  intro: byPhase(markdown),
  /** Until the film is in theaters. */
  preview: v.optional(v.strictObject({ heading: text, text, url: httpUrl })),
  guide: v.optional(download),
})

const CHANGES = 'The text may change with the film. {theaters} is the day on which it opens.'

const sectionNames = {
  story: 'The story',
  videos: 'Row of videos',
  quotes: 'What others say',
  credits: 'Poster, people and press kit',
  clips: 'Clips',
  gallery: 'Gallery',
  'family-guide': 'Family guide',
  tickets: 'Tickets, showtimes and groups',
  notify: 'Before tickets are on sale',
  'where-to-watch': 'Where to watch it at home',
  graphics: 'Graphics for social media',
  showings: 'Showings',
  leaders: 'Link to the page for leaders',
  'sign-up': 'Sign-up for news',
  'bring-one-person': 'Bring one person',
  'coming-soon': 'Films that are coming soon',
  others: 'All other sections',
}

/** The staff's names for the sections of a film's page; `list` is the field with them. */
export const sectionWords = (list: string): Words => ({
  ...Object.fromEntries(Object.entries(sectionNames).map(([name, label]) => [`${list}.${name}`, label])),
  [`${list}.one`]: 'section',
  qr: 'Beside the code for phones',
  showtimes: 'Showtimes',
  'showtimes.text': ['Text', CHANGES],
  discountTickets: 'Group discount',
  'discountTickets.text': ['Text', CHANGES],
  groupTickets: 'Group tickets',
  pack: 'The files',
  link: 'Words of the link',
  form: ['Form', 'Usually left empty.'],
  'form=subscribe': 'Signs people up',
  'form=not-connected': 'Sends nothing yet',
  podcast: ['Podcast', 'Its short name under Podcasts, if people can subscribe to it in apps.'],
  'videos.label': ['One of them is called', 'Such as Trailer.'],
})

/** Staff’s words for what a page has if its film says nothing. */
export const defaultSectionsWords: Words = {
  film: ['Sections of a film’s page, top to bottom', 'Films whose own page lists no sections have these.'],
  ...sectionWords('film'),
  series: [
    'Sections of a series’ page, top to bottom',
    'Series whose own page lists no sections have these. A text left empty is the one of the same section of a film.',
  ],
  ...sectionWords('series'),
}

/** Staff’s words for the pages of a film. */
export const filmPageWords: Words = {
  page: ['Its page', 'What its page says besides the facts. Everything may be left empty.'],
  'page.title': ['Title', 'For search engines. Left empty, the film’s title is used.'],
  'page.description': [
    'Description',
    'For search engines and shared links. It may change with the film; {theaters} is the day on which it opens.',
  ],
  'page.banner': ['Banner', 'In place of the picture at the top.'],
  sections: [
    'Sections',
    'What is on its page, top to bottom. Left empty, it has every section that the film has something for. Once you add one, it has only those that you add: add “All other sections” to keep the rest.',
  ],
  ...sectionWords('sections'),
  leaders: [
    'Page for leaders',
    'For pastors and leaders who bring a group. It needs an address, a title, a description and an introduction. To see it beside the form, follow its link on the film’s page.',
  ],
  'leaders.address': ['Address', 'Such as /the-film-pastors.'],
  'leaders.description': ['Description', 'For search engines and shared links. It may change with the film.'],
  'leaders.intro': ['Introduction', 'It may change with the film.'],
  preview: ['Preview', 'Shown until the film is in theaters.'],
  'leaders.guide': 'Planning guide',
}
