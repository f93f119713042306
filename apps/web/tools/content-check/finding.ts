/** Where something stands: a file, as it is called in apps/web, and a field of it: `content.plot`. */
export type Place = { file: string; field: string }

/** An error is a fault that visitors meet; a warning is for somebody to look at. */
export type Finding = Place & { level: 'error' | 'warning'; text: string }

export const error = ({ file, field }: Place, text: string): Finding => ({
  file,
  field,
  level: 'error',
  text,
})
export const warning = ({ file, field }: Place, text: string): Finding => ({
  file,
  field,
  level: 'warning',
  text,
})
