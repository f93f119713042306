import * as v from 'valibot'
import { parseTime } from '#lib/time.ts'
import { list, reviewId, text } from './fields.ts'
import type { Words } from './words.ts'

/** The last part of a video's address: `what-fear-costs` of `/watch/what-fear-costs`. */
const video = v.pipe(
  text,
  v.regex(/^[\w%-]+$/, 'must be what follows /watch/ in the video’s address, such as what-fear-costs'),
)

/** A place in a video, `1:02`, as seconds. */
const time = v.pipe(
  text,
  v.transform((value) => parseTime(value)),
  v.number('must be a time such as "1:02", in quotation marks'),
)

/** A place in a video that refers to a review, a Bible passage, or both. */
export const moment = v.pipe(
  v.strictObject({
    video,
    at: time,
    /** What can be seen or heard there. */
    title: text,
    review: v.optional(reviewId),
    /** `1 Samuel 17:45` */
    passage: v.optional(text),
    /** The words of the passage, quoted. */
    words: v.optional(text),
  }),
  v.check(
    ({ review, passage }) => review !== undefined || passage !== undefined,
    'must name a review or a passage',
  ),
)

/** `0:00 Welcome` */
const chapter = v.pipe(
  text,
  v.regex(/^[\d:]+ \S/, 'must be a time and a title, such as 1:02 The first question'),
  v.transform((line) => {
    const [at = '', ...words] = line.split(' ')
    return { at: parseTime(at), title: words.join(' ') }
  }),
  v.object({ at: v.number('must begin with a time such as 1:02'), title: text }),
)

/** The chapters of videos, in order. */
export const chapters = v.record(
  video,
  v.pipe(
    list(chapter),
    v.check(
      (lines) => lines.every(({ at }, index) => at > (lines[index - 1]?.at ?? -1)),
      'must be in the order of their times',
    ),
  ),
)

export const chapterWords: Words = {
  items: ['Videos', 'Each with its chapters.'],
  'items.one': 'video',
  key: ['End of the video’s address', 'What follows /watch/, such as what-fear-costs.'],
  value: ['Chapters', 'A time and a title, such as 1:02 The first question.'],
  'value.one': 'chapter',
}

export const momentWords: Words = {
  items: ['Moments', 'Places in videos that belong to a review or a Bible passage.'],
  'items.one': 'moment',
  video: ['Video', 'What follows /watch/ in its address, such as what-fear-costs.'],
  at: ['Time', 'Such as 1:02.'],
  title: ['Title', 'What happens at this point.'],
  review: ['Review', 'If it belongs to one.'],
  passage: ['Bible passage', 'Such as 1 Samuel 17:45.'],
  words: ['Words of the passage', 'As quoted.'],
}
