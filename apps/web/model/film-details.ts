import * as v from 'valibot'
import { fileUrl, httpUrl, list, markdown, picture, pictureUrl, text } from './fields.ts'
import { fileFacts } from './file-facts.ts'
import { showings } from './showings.ts'

const person = v.strictObject({ name: text, role: v.optional(text) })

/** What only the page of a film shows. A part without entries is not on the page. */
export const filmDetails = {
  /** Its story, in some paragraphs. */
  synopsis: v.optional(markdown),
  /** What somebody who cannot see the poster would want to know of it. */
  posterDescription: v.optional(text),
  /** Directors, writers, composers, studios: `role` is what they did. */
  makers: v.optional(list(person)),
  /** `role` is whom they play or speak. */
  cast: v.optional(list(person)),
  quotes: v.optional(
    list(
      v.strictObject({ text, by: text, source: v.optional(v.strictObject({ name: text, url: httpUrl })) }),
    ),
  ),
  clips: v.optional(
    list(
      v.strictObject({
        title: text,
        videoUrl: fileUrl,
        captions: fileUrl,
        image: pictureUrl,
        /** As shown: '1:12'. */
        duration: v.optional(text),
      }),
    ),
  ),
  gallery: v.optional(
    list(
      v.strictObject({
        image: picture('page', { width: 1200 }),
        /** What it shows. */
        alt: text,
      }),
    ),
  ),
  pressKit: v.optional(
    list(
      v.pipe(
        v.strictObject({ title: text, file: fileUrl }),
        v.transform((item) => ({ ...item, facts: fileFacts(item.file) })),
      ),
    ),
  ),
  /** The trailer with a voice that says what is seen. */
  describedTrailer: v.optional(v.strictObject({ videoUrl: fileUrl, captions: v.optional(fileUrl) })),
  showings: v.optional(showings),
}

const schema = v.strictObject(filmDetails)
export type FilmDetails = v.InferOutput<typeof schema>
export type Showing = NonNullable<FilmDetails['showings']>[number]

const KEYS = Object.keys(filmDetails) as (keyof FilmDetails)[]

/** A film without what only its own page shows. */
export function withoutDetails<Whole extends FilmDetails>(film: Whole): Omit<Whole, keyof FilmDetails> {
  const rest = { ...film }
  for (const key of KEYS) delete rest[key]
  return rest
}
