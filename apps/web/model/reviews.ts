import * as v from 'valibot'
import { httpUrl, isoDate, list, markdown, path, picture, text } from './fields.ts'
import { type Guide, guide, guideWords, type Levels, pastors, talk, verdictWords } from './guide.ts'
import { TAKE_DOWN, type Words } from './words.ts'

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The film or series. */
const reviewed = v.strictObject({
  title: text,
  kind: v.picklist(['film', 'series']),
  year: v.optional(v.pipe(v.number(), v.integer())),
  directors: v.optional(list(text)),
  /** MPA or TV rating: 'PG'. */
  rating: v.optional(text),
  /** The running time of a film. */
  minutes: v.optional(wholeNumber),
  /** For the season reviewed. */
  episodes: v.optional(wholeNumber),
  /** A permanent source, such as the studio's site. Without one, the page links to a search across all services. */
  watch: v.optional(v.strictObject({ name: text, url: httpUrl })),
})

/** The fields that a list of reviews shows. */
export const reviewCard = {
  title: text,
  featuredImage: picture('page', { ratio: '16:9', width: 1200 }),
  publishDate: isoDate,
  categories: v.pipe(list(text), v.nonEmpty('must name at least one')),
  rating: v.pipe(v.number(), v.minValue(1, 'must be 1 to 5'), v.maxValue(5, 'must be 1 to 5')),
  description: v.pipe(text, v.maxLength(300, 'must be at most 300 characters')),
  /** Without it the JSON-LD is an Article, because a rating has to be of something. */
  reviewed: v.optional(reviewed),
  /** The review was removed: its address redirects there. */
  movedTo: v.optional(path),
}

export const review = v.pipe(
  v.strictObject({
    ...reviewCard,
    guide,
    pastors,
    talk,
    content: v.strictObject({
      summary: markdown,
      plot: markdown,
      faithElements: markdown,
      familyFriendly: markdown,
      positives: list(text),
      concerns: list(text),
      recommendation: markdown,
    }),
  }),
  v.check(({ reviewed, guide }) => {
    const end = reviewed?.minutes ?? Number.POSITIVE_INFINITY
    return marksOf(guide).every((minute) => minute <= end)
  }, 'guide: a minute mark is after the end of the film (reviewed.minutes)'),
)

type Output = v.InferOutput<typeof review>

const marksOf = ({ concerns, notes }: Guide) =>
  [...Object.values(concerns).flatMap(({ scenes = [] }) => scenes), ...notes].map(({ at = 0 }) => at)

/** A review without its long texts. */
export function cardOf(entry: Output) {
  const { content: _content, talk: _talk, pastors: _pastors, guide, ...card } = entry
  return { ...card, guide: levelsOf(guide) }
}

/** Who it is for, without why. */
export const fitsOf = ({ pastors }: Output) =>
  Object.fromEntries(Object.entries(pastors.for).map(([audience, { fit }]) => [audience, fit]))

const levelsOf = ({ age, concerns, virtues }: Guide) =>
  ({ age, concerns: withoutTexts(concerns), virtues: withoutTexts(virtues) }) satisfies Levels

const withoutTexts = <Key extends string>(scales: Record<Key, { level: number }>) =>
  Object.fromEntries(
    Object.entries<{ level: number }>(scales).map(([key, { level }]) => [key, { level }]),
  ) as Record<Key, { level: number }>

const MARKDOWN = 'An empty line begins a paragraph. **bold**, *italic*, [words](https://example.org).'

export const reviewWords: Words = {
  ...guideWords,
  ...verdictWords,
  guide: ['Family guide', 'What a family may want to know before they see it.'],
  title: ['Title', 'The title of the review. Its web address is made from it once and never changes.'],
  featuredImage: ['Picture', 'A picture for the review.'],
  publishDate: 'Day of publication',
  categories: ['Categories', 'The first three are shown.'],
  'categories.one': 'category',
  rating: ['Stars', 'From 1 to 5; halves are possible, such as 4.5.'],
  description: ['In short', 'At most 300 characters: for cards, search engines and shared links.'],
  reviewed: ['The film', 'What the review is about. Search engines need it to show stars.'],
  'reviewed.title': 'Title of the film',
  'reviewed.kind': 'Film or series',
  'reviewed.rating': ['Rating', 'Such as PG.'],
  movedTo: TAKE_DOWN,
  year: 'Year',
  directors: 'Directors',
  'directors.one': 'director',
  minutes: ['Minutes', 'How long the film is.'],
  episodes: ['Episodes', 'Of the season reviewed.'],
  watch: ['Where to watch', 'A permanent source. If empty, the page links to a search across all services.'],
  content: 'The review',
  summary: ['Summary', MARKDOWN],
  plot: ['The story', MARKDOWN],
  faithElements: ['Faith', MARKDOWN],
  familyFriendly: ['For families', MARKDOWN],
  positives: 'Points that we liked',
  'positives.one': 'point',
  'content.concerns': 'Points that gave us pause',
  'content.concerns.one': 'point',
  recommendation: ['Our advice', MARKDOWN],
}
