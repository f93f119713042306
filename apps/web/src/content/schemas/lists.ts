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
  /** Until there is one, the name stands in its place. */
  logo: v.optional(logo),
  url: httpUrl,
  /** What visitors save, as shown under the logo. */
  discountNote: v.nullable(text),
})

export const homeRow = v.strictObject({
  feed: v.pipe(v.number(), v.integer()),
  heading: text,
  layout: v.picklist(['portrait', 'wide', 'tall']),
  hiddenWhenEmpty: v.optional(v.boolean()),
})

/** How blog posts get their picture, and what is added to some. */
export const blog = v.strictObject({
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
