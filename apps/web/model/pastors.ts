import * as v from 'valibot'
import { picture, text } from './fields.ts'

/** One of the two pastors. The name of the file is the end of the link to them: `/pastors#{name}`. */
export const pastor = v.strictObject({
  name: text,
  /** What they do between them: 'Explains the plot'. */
  role: text,
  portrait: picture('card', { ratio: '1:1', width: 600 }),
  words: text,
})
