import type { Field, Form } from './field.ts'

/** The place of a mistake in the staff's words: `Dates › In theaters › Day`, `Sponsors › sponsor 2 › Web address`. */
export function labelOf(path: (string | number)[], { fields, root }: Form): string {
  return labels(root ? ['items', ...path] : path, fields).join(' › ')
}

function labels([name, ...rest]: (string | number)[], fields: Field[]): string[] {
  if (name === undefined) return []
  const field = fields.find((candidate) => candidate.name === String(name))
  if (!field) return [name, ...rest].map(String)
  return [field.label, ...inside(rest, field)]
}

function inside(path: (string | number)[], field: Field): string[] {
  if (field.widget !== 'list') return labels(path, field.fields ?? [])
  const [at, ...rest] = path
  if (at === undefined) return []
  const single = typeof field.label_singular === 'string' ? `${field.label_singular} ` : ''
  const item = /^\d+$/.test(String(at)) ? `${single}${Number(at) + 1}` : String(at)
  return [item, ...labels(rest, field.fields ?? field.types?.flatMap(({ fields }) => fields) ?? [])]
}
