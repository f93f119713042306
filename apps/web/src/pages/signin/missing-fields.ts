import { type Problem, textOf } from '#features/forms/fields.ts'

/** The required fields that are empty, with their messages. */
export function findMissing(form: HTMLFormElement, required: Record<string, string>): Problem | undefined {
  const empty = Object.entries(required).filter(([name]) => !textOf(form, name))
  if (empty.length === 0) return undefined
  return {
    title: 'Missing Information',
    description: 'Please fill in all required fields.',
    fields: Object.fromEntries(empty),
  }
}
