import * as v from 'valibot'
import { fileUrl, httpUrl, isoDate, logo, markdown, path, picture, pictureUrl, text } from './fields.ts'

const section = { heading: text, text }
const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list')
const page = {
  title: text,
  /** For search engines and shared links. */
  description: text,
  /** A picture behind the title. */
  banner: v.optional(picture('banner', { width: 1600 })),
}

/** A film or a series. */
export const film = v.strictObject({
  title: text,
  kind: v.picklist(['film', 'series']),
  status: v.picklist(['released', 'upcoming', 'coming-soon']),
  /** Where the site tells more about it. */
  page: v.optional(path),
  tagline: v.optional(text),
  description: text,
  year: v.optional(v.pipe(v.number(), v.integer())),
  genre: v.optional(text),
  /** Of the Motion Picture Association or for television: 'PG', 'TV-G'. */
  rating: v.optional(text),
  /** As shown: '103 min', '10 Episodes'. */
  duration: v.optional(text),
  /** As shown: 'December 19, 2025'. */
  releaseDate: v.optional(text),
  /** The poster. */
  thumbnail: picture('card', { ratio: '2:3', width: 800 }),
  /** Without words, for large cards; a film that has a hero needs none. */
  wide: v.optional(picture('banner', { ratio: '16:9', width: 1600 })),
  /** How much higher than a logo of one line it stands: 1.6 where it has three. */
  logoScale: v.optional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(3))),
  logo: v.optional(logo),
  hero: v.optional(
    v.strictObject({
      wide: picture('banner', { ratio: '16:9', width: 1600 }),
      /** For phones. */
      tall: picture('page', { ratio: '2:3', width: 800 }),
      /** What of the wide picture stays in view when the window is wider: CSS object-position. */
      focus: v.optional(v.pipe(v.string(), v.regex(/^\d+% \d+%$/, 'Expected a place such as "70% 40%"'))),
    }),
  ),
  trailerUrl: v.optional(fileUrl),
  trailerCaptions: v.optional(fileUrl),
  /** The day the trailer came to the site. Without it search engines are not told of the video: they insist on one. */
  trailerDate: v.optional(isoDate),
  ticketsUrl: v.optional(httpUrl),
  groupTicketsUrl: v.optional(httpUrl),
})

/** What a list of reviews shows. */
const reviewCard = {
  title: text,
  featuredImage: picture('page', { ratio: '16:9', width: 1200 }),
  publishDate: isoDate,
  categories: v.pipe(list(text), v.nonEmpty('must name at least one')),
  rating: v.pipe(v.number(), v.minValue(1, 'must be 1 to 5'), v.maxValue(5, 'must be 1 to 5')),
  description: v.pipe(text, v.maxLength(300, 'must be at most 300 characters')),
}

export const review = v.strictObject({
  ...reviewCard,
  /** What it is about. Without it search engines are told of an article: a rating is of something. */
  reviewed: v.optional(v.strictObject({ title: text, kind: v.picklist(['film', 'series']) })),
  content: v.strictObject({
    summary: markdown,
    plot: markdown,
    faithElements: markdown,
    familyFriendly: markdown,
    positives: list(text),
    concerns: list(text),
    recommendation: markdown,
  }),
})

const resource = v.strictObject({
  id: text,
  title: text,
  description: text,
  type: v.picklist(['books', 'study-guides', 'promotional', 'social-media']),
  image: picture('page', { ratio: '4:3', width: 800 }),
  isFree: v.boolean(),
  actionUrl: fileUrl,
})

const sponsor = v.strictObject({
  name: text,
  /** Until there is one, the name stands in its place. */
  logo: v.optional(logo),
  url: httpUrl,
  /** What visitors save, as shown under the logo. */
  discountNote: v.nullable(text),
})

const homeRow = v.strictObject({
  feed: v.pipe(v.number(), v.integer()),
  heading: text,
  layout: v.picklist(['portrait', 'wide', 'tall']),
  hiddenWhenEmpty: v.optional(v.boolean()),
})

/** How blog posts get their picture, and what is added to some. */
const blog = v.strictObject({
  images: v.strictObject({
    /** By words of the title, whatever its case. */
    overrides: list(v.strictObject({ keyword: text, image: pictureUrl })),
    /** By category, in lower case. */
    categories: v.record(text, pictureUrl),
    fallback: pictureUrl,
  }),
  interview: v.strictObject({
    /** A part of the title of the posts that get the button. */
    keyword: text,
    title: text,
    videoUrl: fileUrl,
    captions: v.optional(fileUrl),
  }),
})

export const legal = v.strictObject({ ...page, lastUpdated: text, body: markdown })

const hub = v.strictObject({
  ...page,
  intro: text,
  headings: v.strictObject({ released: text, upcoming: text, comingSoon: text }),
})
const intro = v.strictObject({ ...page, intro: text })
/** Of a film's or series' own page. */
const landing = v.strictObject({
  row: v.strictObject({ feed: v.pipe(v.number(), v.integer()), heading: text }),
  signUp: v.strictObject({ ...section, note: v.optional(text) }),
})

const pages = {
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

const link = v.strictObject({ to: path, label: text })

/** Names, contacts and outside links of the ministry. */
const site = v.strictObject({
  name: text,
  /** Where there is no room for the name: under an icon. */
  shortName: v.pipe(text, v.maxLength(12, 'must be at most 12 characters')),
  description: text,
  phone: v.strictObject({
    display: text,
    href: v.pipe(text, v.regex(/^tel:\+\d+$/, 'must be tel: and the number, such as tel:+15550100199')),
  }),
  email: v.pipe(text, v.email('must be an e-mail address')),
  social: list(v.strictObject({ name: text, url: httpUrl })),
  builder: v.strictObject({ name: text, url: httpUrl }),
  copyrightYear: v.number(),
  verse: v.strictObject({ text, reference: text }),
  mission: text,
  discountCode: text,
  navigation: list(link),
  footerLinks: list(link),
})

export type Film = v.InferOutput<typeof film> & { id: string }
export type ReviewCard = v.InferOutput<v.ObjectSchema<typeof reviewCard, undefined>> & { id: string }
export type Review = v.InferOutput<typeof review> & { id: string }
export type Resource = v.InferOutput<typeof resource>
export type Sponsor = v.InferOutput<typeof sponsor>
export type HomeRow = v.InferOutput<typeof homeRow>
export type BlogContent = v.InferOutput<typeof blog>
export type Legal = v.InferOutput<typeof legal>
/** What stands on one page, by the name of its file. */
export type Pages = { [Name in keyof typeof pages]: v.InferOutput<(typeof pages)[Name]> }
export type Site = v.InferOutput<typeof site>

/** The schema of a file, by its path under src/ without `.yaml`; a folder's files share one. */
export function schemaOf(name: string): v.GenericSchema | undefined {
  const [, folder, file] = /^(.*)\/([^/]+)$/.exec(name) ?? []
  return files[name] ?? folders[folder ?? ''] ?? (folder === 'content/pages' ? pageOf(file) : undefined)
}

const files: Record<string, v.GenericSchema> = {
  'config/site': site,
  'content/blog': blog,
  'content/home-rows': list(homeRow),
  'content/resources': list(resource),
  'content/sponsors': list(sponsor),
}

const folders: Record<string, v.GenericSchema> = {
  'content/films': film,
  'content/legal': legal,
  'content/reviews': review,
}

const pageOf = (name = ''): v.GenericSchema | undefined => (pages as Record<string, v.GenericSchema>)[name]
