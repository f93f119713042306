import { type Face, outline } from '../core/type.ts'

export interface Logo {
  readonly file: string
  readonly title: string
  readonly viewBox: string
  readonly body: string
}

/**
 * `color` is only a default: shown as an image the logo is bone white for our dark ground, and set
 * into a page by reference (`<use href="file.svg#logo">`) it takes the text colour of the page.
 */
export const svg = ({ title, viewBox, body }: Logo): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" color="#f3ece0"><title>${title}</title><g id="logo">${body}</g></svg>\n`

export interface Set {
  readonly size: number
  readonly x: number
  readonly y: number
  readonly tracking?: number
  readonly face?: Face
  readonly fill?: string
  readonly anchor?: 'start' | 'middle'
  /** Squeezes or widens the tracking until the line is this long. */
  readonly fit?: number
  /** Digits after the point; rough type needs none. */
  readonly digits?: number
}

/** One line of type as a path. */
export const set = (text: string, options: Set): string => {
  const { size, y, face = 'marcellus', fill = 'currentColor', anchor = 'start', digits = 1 } = options
  let tracking = options.tracking ?? 0
  if (options.fit !== undefined)
    tracking = (options.fit - outline(text, size, { face }).width) / (text.length - 1) / size
  const { width } = outline(text, size, { tracking, face })
  const x = anchor === 'middle' ? options.x - width / 2 : options.x
  return `<path fill="${fill}" d="${outline(text, size, { tracking, face, x, y, digits }).path}"/>`
}

export const path = (d: string, fill: string, more = ''): string => `<path fill="${fill}" d="${d}"${more}/>`

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more}/>`

/** A star of four long points, drawn with hollow sides. */
export const star = (x: number, y: number, r: number, fill: string, foot = r): string => {
  const n = r * 0.14
  return path(
    `M${x} ${y - r}Q${x + n} ${y - n} ${x + r * 0.8} ${y}Q${x + n} ${y + n} ${x} ${y + foot}Q${x - n} ${y + n} ${x - r * 0.8} ${y}Q${x - n} ${y - n} ${x} ${y - r}Z`,
    fill,
  )
}
