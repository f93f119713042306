import * as v from 'valibot'
import { fileUrl, httpUrl, list, logo, picture, pictureUrl, text } from './fields.ts'

export const resource = v.strictObject({
  id: text,
  title: text,
  description: text,
  type: v.picklist(['books', 'study-guides', 'promotional', 'social-media']),
  image: picture('page', { ratio: '4:3', width: 800 }),
  isFree: v.boolean(),
  actionUrl: fileUrl,
})

export const sponsor = v.strictObject({
  name: text,
  /** The name is shown instead if there is none. */
  logo: v.optional(logo),
  url: httpUrl,
  /** The discount, as shown under the logo. */
  discountNote: v.nullable(text),
})

export const homeRow = v.strictObject({
  feed: v.pipe(v.number(), v.integer()),
  heading: text,
  layout: v.picklist(['portrait', 'wide', 'tall']),
  hiddenWhenEmpty: v.optional(v.boolean()),
})

/** How blog posts get their pictures, and the button added to some of them. */
export const blog = v.strictObject({
  images: v.strictObject({
    /** By a keyword in the title, case-insensitive. */
    overrides: list(v.strictObject({ keyword: text, image: pictureUrl })),
    /** By category, in lowercase. */
    categories: v.record(text, pictureUrl),
    fallback: pictureUrl,
  }),
  interview: v.strictObject({
    /** Posts whose title contains this get the button. */
    keyword: text,
    title: text,
    videoUrl: fileUrl,
    captions: v.optional(fileUrl),
  }),
})
