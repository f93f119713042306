import type { FormOf } from '../client/with-forms.ts'
import { labelOf } from './label-of.ts'

type Mistake = { file: string; field: string; text: string }

/** The check's messages, with the form's labels in place of field names. */
export function staffMessages(mistakes: Mistake[], formOf: FormOf): string {
  return mistakes.map((mistake) => staffMessage(mistake, formOf)).join(' ')
}

export function staffMessage({ file, field, text }: Mistake, formOf: FormOf): string {
  const form = formOf(file)
  const path = field.split('.').filter((part) => part !== '' && part !== 'the file')
  const label = form && path.length > 0 ? labelOf(path, form) : field
  // What was typed is still in the form.
  const said = text.replace(/; got .*$/s, '').replace(/^is missing$/, 'is still empty')
  return `${label ? `${label}: ` : ''}${said}.`
}
