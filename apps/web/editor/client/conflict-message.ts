import type { Form } from '../config/field.ts'
import { labelOf } from '../config/label-of.ts'
import type { Json } from '../text/json.ts'
import type { Conflict } from '../text/merge.ts'

/** The message for somebody whose field another person has changed in the meantime, with both texts. */
export function conflictMessage(conflicts: Conflict[], form: Form): string {
  const lines = conflicts.map(
    ({ path, mine, theirs }) =>
      `${labelOf(path, form)}: theirs is ${inWords(theirs)}, yours is ${inWords(mine)}.`,
  )
  return [
    'Somebody else has changed the same field since you opened this. Nothing is saved yet, and nothing is lost.',
    ...lines,
    'Publish again to put yours in place of theirs, or reload the page to see theirs.',
  ].join(' ')
}

const inWords = (value: Json | undefined) =>
  value === undefined || value === null
    ? 'empty'
    : `“${typeof value === 'object' ? JSON.stringify(value) : value}”`
