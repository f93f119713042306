import { cleanText } from '@two-pastors/feeds'

/** A validation error. */
export type Problem = {
  /** Title of the toast. */
  title: string
  description?: string
  /** Messages by field name. The first field gets the focus. */
  fields: Record<string, string>
}

/** Uses the browser's e-mail validation. */
export function findWrongEmail(form: HTMLFormElement): Problem | undefined {
  if (form.querySelector<HTMLInputElement>('[name=email]')?.validity.typeMismatch !== true) return undefined
  const description = 'Please enter a complete email address, such as name@example.org.'
  return { title: 'Email Address Incomplete', description, fields: { email: description } }
}

/** The trimmed value of a form field, without the control characters that pasted text may have. */
export function textOf(form: HTMLFormElement, name: string): string {
  return cleanText(String(new FormData(form).get(name) ?? '')).trim()
}
