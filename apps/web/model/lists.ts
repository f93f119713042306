import * as v from 'valibot'
import {
  feedNumber,
  fileUrl,
  httpUrl,
  link,
  list,
  logo,
  pastorId,
  picture,
  pictureUrl,
  podcastName,
  slug,
  text,
} from './fields.ts'
import { fileFacts } from './file-facts.ts'
import { CAPTIONS, type Words } from './words.ts'

export const resource = v.pipe(
  v.strictObject({
    id: text,
    title: text,
    description: text,
    type: v.picklist(['books', 'study-guides', 'promotional', 'social-media']),
    /** The card's badge, if the type's own doesn't fit. */
    badge: v.optional(text),
    image: picture('page', { ratio: '4:3', width: 800 }),
    isFree: v.optional(v.boolean(), true),
    actionUrl: fileUrl,
  }),
  v.transform((resource) => ({ ...resource, file: fileFacts(resource.actionUrl) })),
)

export const sponsor = v.strictObject({
  name: text,
  /** The name is shown instead if there is none. */
  logo: v.optional(logo),
  url: httpUrl,
  /** The discount, as shown below the logo. */
  discountNote: v.nullable(text),
})

export const homeRow = v.strictObject({
  feed: feedNumber,
  heading: text,
  /** What one of its videos is called: 'Trailer'. The heading if it is missing. */
  label: v.optional(text),
  layout: v.picklist(['portrait', 'wide', 'tall']),
  /** Its name in podcasts.yaml, if the row is a podcast that apps can follow. */
  podcast: v.optional(podcastName),
  /** Whether an empty feed is not a fault; a row without videos is hidden in any case. */
  mayBeEmpty: v.optional(v.boolean()),
})

/** What podcast apps say about each podcast, by its name. */
export const podcasts = v.record(
  slug,
  v.strictObject({ description: text, category: text, subcategory: v.optional(text) }),
)

/** Words that find a page, besides those it shows. */
export const searchWords = v.record(link, v.pipe(list(text), v.nonEmpty('must name at least one')))

/** The pictures and authors of blog posts, and the button added to some of them. */
export const blog = v.strictObject({
  images: v.strictObject({
    /** By a keyword in the title, case-insensitive. */
    overrides: list(v.strictObject({ keyword: text, image: pictureUrl })),
    /** By category, in lowercase. */
    categories: v.record(text, pictureUrl),
    fallback: pictureUrl,
  }),
  /** Posts that the pastors wrote, by a keyword in the title, case-insensitive. Others have the author named in the feed. */
  authors: v.optional(
    list(
      v.strictObject({
        keyword: text,
        pastors: v.pipe(list(pastorId), v.nonEmpty('must name at least one')),
      }),
    ),
  ),
  interview: v.optional(
    v.strictObject({
      /** Posts whose title contains this get the button. */
      keyword: text,
      title: text,
      videoUrl: fileUrl,
      captions: v.optional(fileUrl),
    }),
  ),
})

export const homeRowWords: Words = {
  items: ['Rows', 'Top to bottom. Drag to change the order.'],
  'items.one': 'row',
  label: ['Name for one video', 'Such as Trailer. If empty, the heading is used.'],
  layout: 'Shape of the pictures',
  'layout=portrait': 'Upright posters',
  'layout=wide': 'Wide pictures',
  'layout=tall': 'Tall pictures of shorts',
  podcast: ['Podcast', 'Its short name under Podcasts, if people can subscribe to it in apps.'],
  mayBeEmpty: ['May be empty', 'Don’t warn if the feed is empty; the row is just hidden.'],
}

export const sponsorWords: Words = {
  items: ['Sponsors', 'In the order of the home page. Drag to change it.'],
  'items.one': 'sponsor',
  logo: ['Logo', 'An SVG file. Without it the name is shown.'],
  discountNote: ['Discount', 'As shown under the logo. Leave empty if there is none.'],
}

export const resourceWords: Words = {
  items: ['Resources', 'In the order of the page. Drag to change it.'],
  'items.one': 'resource',
  id: ['Short name', 'Lowercase letters and hyphens. Never change it: links use it.'],
  description: 'Description',
  type: 'Kind',
  badge: ['Badge', 'Shown on the card instead of the kind.'],
  isFree: ['Free', 'If off, visitors are asked for a donation first.'],
  actionUrl: ['File or address', 'What the button opens.'],
}

export const podcastWords: Words = {
  items: ['Podcasts', 'What podcast apps say of each.'],
  'items.one': 'podcast',
  key: ['Short name', 'Part of the feed address in podcast apps. Never change it.'],
  category: ['Category', 'One of Apple’s, such as TV & Film.'],
  subcategory: ['Subcategory', 'One of Apple’s, such as Film Reviews.'],
}

export const blogWords: Words = {
  images: [
    'Pictures',
    'A post gets the first of these: an override, its own picture, its category’s picture, the default.',
  ],
  overrides: ['Overrides', 'Pictures by words of the title.'],
  'overrides.one': 'override',
  'overrides.keyword': ['Words of the title', 'Capitals don’t matter.'],
  categories: 'Pictures by category',
  'categories.one': 'picture',
  key: ['Category', 'In lowercase.'],
  value: 'Picture',
  fallback: ['Default picture', 'For posts that no other rule matches.'],
  authors: [
    'Posts by the pastors',
    'Posts with these words in their title. Other posts show the author from the feed.',
  ],
  'authors.one': 'post',
  'authors.keyword': ['Words of the title', 'Capitals don’t matter.'],
  pastors: ['Written by', 'One of you, or both.'],
  'pastors.one': 'pastor',
  interview: ['Interview', 'The button that some posts get.'],
  'interview.keyword': ['Words of the title', 'Posts with these words in their title get the button.'],
  videoUrl: ['Video', 'An mp4 file.'],
  captions: ['Captions', CAPTIONS],
}

export const searchPageWords: Words = {
  'items.one': 'page',
  items: ['Pages', 'Words that visitors search for and that the page itself does not have.'],
  key: ['Page', 'Its address on this site, such as /movies.'],
  value: 'Words',
  'value.one': 'word',
}
