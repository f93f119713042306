import * as v from 'valibot'
import { isoDate, list, markdown, picture, text } from './fields.ts'

/** The fields that a list of reviews shows. */
export const reviewCard = {
  title: text,
  featuredImage: picture('page', { ratio: '16:9', width: 1200 }),
  publishDate: isoDate,
  categories: v.pipe(list(text), v.nonEmpty('must name at least one')),
  rating: v.pipe(v.number(), v.minValue(1, 'must be 1 to 5'), v.maxValue(5, 'must be 1 to 5')),
  description: v.pipe(text, v.maxLength(300, 'must be at most 300 characters')),
}

export const review = v.strictObject({
  ...reviewCard,
  /** The film or series. Without it the JSON-LD is an Article, because a rating has to be of something. */
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
