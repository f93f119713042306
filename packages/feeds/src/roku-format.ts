import * as v from 'valibot'

/*
 * The fields of the Roku Direct Publisher feed specification that this package reads, each tolerant on its
 * own: a field of the wrong type counts as missing, and a list keeps the entries that are usable.
 * https://github.com/rokudev/feed-specifications/blob/master/direct-publisher-feed-specification.md
 */

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()
const words = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.transform(oneLine))
const required = v.pipe(words, v.nonEmpty())
const text = v.fallback(words, '')
const address = v.fallback(v.string(), '')

/** Some generators write a list of one as its only entry. */
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value])

const listOf = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value): T[] =>
        toList(value).flatMap((one) => {
          const result = v.safeParse(entry, one)
          return result.success ? [result.output] : []
        }),
      ),
    ),
    [],
  )

const raw = listOf(v.unknown())
const tags = listOf(v.pipe(v.string(), v.transform(oneLine), v.nonEmpty()))

const Content = v.object({
  duration: v.optional(v.unknown()),
  videos: listOf(v.object({ url: address, quality: text, videoType: text })),
  // The specification's own example writes `Language`, and feeds copy it.
  captions: listOf(v.object({ url: address, language: text, Language: text, captionType: text })),
  validityPeriodStart: text,
  validityPeriodEnd: text,
})

/** An episode, movie, short-form video or TV special: they share the fields read here. */
export const Episode = v.object({
  id: required,
  title: required,
  thumbnail: address,
  releaseDate: text,
  shortDescription: text,
  longDescription: text,
  tags,
  content: v.fallback(Content, () => v.parse(Content, {})),
})
export type Episode = v.InferOutput<typeof Episode>

/** A whole answer: one series or several, with or without seasons, and the lists of a full Roku export. */
export const Export = v.object({
  series: listOf(v.object({ tags, seasons: listOf(v.object({ episodes: raw })), episodes: raw })),
  movies: raw,
  shortFormVideos: raw,
  tvSpecials: raw,
})
