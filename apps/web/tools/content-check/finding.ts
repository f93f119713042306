/** A file, relative to apps/web, and a field in it: `content.plot`. */
export type Place = { file: string; field: string }

/** An error affects visitors; a warning needs a look. */
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
