import * as v from 'valibot'
import { picture, text } from './fields.ts'
import type { Words } from './words.ts'

/** One of the pastors. The file name is the fragment of the link to them: `/pastors#{name}`. */
export const pastor = v.strictObject({
  name: text,
  /** What each of them contributes: 'Explains the plot'. */
  role: text,
  portrait: picture('card', { ratio: '1:1', width: 600 }),
  words: text,
})

/** Staff’s words for it. */
export const pastorWords: Words = {
  role: ['Role', 'What this pastor looks for in a film: a few words shown under the name.'],
  portrait: 'Portrait',
  words: ['About', 'A few sentences.'],
}
