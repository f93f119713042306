import * as v from 'valibot'
import {
  feedNumber,
  fileUrl,
  httpUrl,
  list,
  logo,
  pastorId,
  path,
  picture,
  pictureUrl,
  podcastName,
  slug,
  text,
} from './fields.ts'
import { fileFacts } from './file-facts.ts'

export const resource = v.pipe(
  v.strictObject({
    id: text,
    title: text,
    description: text,
    type: v.picklist(['books', 'study-guides', 'promotional', 'social-media']),
    /** The badge of the card, where the type's own is not right. */
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
  /** The discount, as shown under the logo. */
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
  /** Whether an empty feed is no fault; a row without videos is hidden in any case. */
  mayBeEmpty: v.optional(v.boolean()),
})

/** What podcast apps say of each podcast, by its name. */
export const podcasts = v.record(
  slug,
  v.strictObject({ description: text, category: text, subcategory: v.optional(text) }),
)

/** Words that a page is found by, besides those it shows. */
export const searchWords = v.record(path, v.pipe(list(text), v.nonEmpty('must name at least one')))

/** How blog posts get their pictures and their authors, and the button added to some of them. */
export const blog = v.strictObject({
  images: v.strictObject({
    /** By a keyword in the title, case-insensitive. */
    overrides: list(v.strictObject({ keyword: text, image: pictureUrl })),
    /** By category, in lowercase. */
    categories: v.record(text, pictureUrl),
    fallback: pictureUrl,
  }),
  /** Posts that pastors wrote, by a keyword in the title, case-insensitive. Others have the author that the feed names. */
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
