import { balanceLines, breakLines } from '../../src/features/plan/drawing/lines.ts'
import type { TextStyle } from '../../src/features/plan/drawing/surface.ts'

/** A font size for a title, and the maximum number of lines at that size. */
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
  const text = withArticles(title.trim())
  const surface = { measure: (line: string, style: TextStyle) => measure(line, style.size) }
  const shown = (lines: string[]) => lines.map((line) => line.replaceAll(NO_BREAK, ' '))
  for (const { size, lines } of steps) {
    const wrapped = breakLines(surface, text, styleOf(size), width)
    // No word is broken.
    if (wrapped.length <= lines && wrapped.join(' ') === text)
      return { size, lines: shown(balanceLines(surface, text, styleOf(size), width)) }
  }
  const { size, lines } = steps.at(-1) ?? { size: 16, lines: 1 }
  const wrapped = breakLines(surface, text, styleOf(size), width)
  if (wrapped.length > lines) {
    const rest = wrapped.splice(lines - 1).join(' ')
    wrapped.push(cut(rest, width, (line) => measure(line, size)))
  }
  return { size, lines: shown(wrapped) }
}

const styleOf = (size: number): TextStyle => ({ face: 'display', size, color: '' })

const NO_BREAK = '\u00a0'

/** Keeps articles with the next word, so that they never end a line. */
const withArticles = (title: string) => title.replace(/\b(an?|the) /gi, `$1${NO_BREAK}`)

type MeasureLine = (text: string) => number

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const split = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)

/** Truncates a text to one line with an ellipsis, at a word boundary if possible. */
function cut(text: string, width: number, at: MeasureLine): string {
  const parts = text.includes(' ') ? text.split(/(?= )/) : split(text)
  const shortened = () => `${parts.join('').replace(/[\s,.:;–—-]+$/, '')}…`
  while (parts.length > 1 && at(shortened()) > width) parts.pop()
  return at(shortened()) > width && text.includes(' ') ? cut(shortened(), width, at) : shortened()
}
