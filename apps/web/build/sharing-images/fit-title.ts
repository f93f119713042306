/** A font size for a title, and how many lines fit the card at that size. */
export type Step = { size: number; lines: number }

export type FittedTitle = { size: number; lines: string[] }

/** Width in px of a text at a size. */
export type Measure = (text: string, size: number) => number

/**
 * Fits a title into `width` px at the largest possible size, with balanced lines. If it is too long even for the smallest
 * step, it is truncated with an ellipsis.
 * @param steps from the largest to the smallest
 */
export function fitTitle(title: string, width: number, steps: Step[], measure: Measure): FittedTitle {
  const words = wordsOf(title)
  for (const { size, lines } of steps) {
    const at = (text: string) => measure(text, size)
    const wrapped = wrap(words, width, at)
    if (wrapped.length <= lines && wrapped.every((line) => at(line) <= width)) {
      return { size, lines: balance(words, width, wrapped.length, at) }
    }
  }
  const { size, lines } = steps.at(-1) ?? { size: 16, lines: 1 }
  const at = (text: string) => measure(text, size)
  const pieces = words.flatMap((word) => (at(word) > width ? breakWord(word, width, at) : word))
  const wrapped = wrap(pieces, width, at)
  if (wrapped.length <= lines) return { size, lines: wrapped }
  return { size, lines: [...wrapped.slice(0, lines - 1), cut(wrapped.slice(lines - 1).join(' '), width, at)] }
}

/** Keeps articles with the next word, so that they never end a line. */
const wordsOf = (title: string) => title.trim().match(/(?:(?:an?|the) )?[^ ]+/gi) ?? []

type MeasureLine = (text: string) => number

function wrap(words: string[], width: number, at: MeasureLine): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && at(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The narrowest wrapping with the same number of lines, to avoid a last line of one word. */
function balance(words: string[], width: number, count: number, at: MeasureLine): string[] {
  let low = Math.max(...words.map(at))
  let high = width
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (wrap(words, middle, at).length > count) low = middle
    else high = middle
  }
  return wrap(words, high, at)
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const split = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)

/** Splits a word that is wider than a line. */
function breakWord(word: string, width: number, at: MeasureLine): string[] {
  const parts: string[] = []
  for (const letter of split(word)) {
    const longer = (parts.at(-1) ?? '') + letter
    if (parts.length > 0 && at(longer) <= width) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts
}

/** Truncates a text to one line with an ellipsis, at a word boundary if possible. */
function cut(text: string, width: number, at: MeasureLine): string {
  const parts = text.includes(' ') ? text.split(/(?= )/) : split(text)
  const shortened = () => `${parts.join('').replace(/[\s,.:;–—-]+$/, '')}…`
  while (parts.length > 1 && at(shortened()) > width) parts.pop()
  return at(shortened()) > width && text.includes(' ') ? cut(shortened(), width, at) : shortened()
}
