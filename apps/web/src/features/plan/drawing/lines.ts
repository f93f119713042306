import type { Surface, TextStyle } from './surface.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

type Measure = Pick<Surface, 'measure'>

/** Breaks a text into lines at its spaces, and breaks words that are wider than a line. */
export function breakLines(surface: Measure, text: string, style: TextStyle, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = ['']
    for (const word of paragraph.split(/[^\S\u00a0]+/)) {
      for (const piece of pieces(surface, word, style, width)) {
        const line = lines.at(-1) ?? ''
        const longer = line ? `${line} ${piece}` : piece
        if (line && surface.measure(longer, style) > width) lines.push(piece)
        else lines[lines.length - 1] = longer
      }
    }
    return lines
  })
}

/** Parts on one line with commas between them or, if they don't fit, each on its own line. */
export function joinParts(surface: Measure, parts: string[], style: TextStyle, width: number): string {
  const line = parts.join(', ')
  return surface.measure(line, style) <= width ? line : parts.join('\n')
}

/** How closely to approach the narrowest width, relative to the full one. */
const PRECISION = 1 / 64

/** Breaks a text into as many lines as `breakLines`, all of about the same length, like CSS's `text-wrap: balance`. */
export function balanceLines(surface: Measure, text: string, style: TextStyle, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const widest = breakLines(surface, paragraph, style, width)
    let best = widest
    let [narrow, wide] = [width / widest.length, width]
    while (widest.length > 1 && wide - narrow > width * PRECISION) {
      const middle = (narrow + wide) / 2
      const lines = breakLines(surface, paragraph, style, middle)
      // Don't break words that fit at the full width.
      const isSame = lines.length === widest.length && lines.join(' ') === widest.join(' ')
      if (isSame) {
        best = lines
        wide = middle
      } else narrow = middle
    }
    return best
  })
}

function pieces(surface: Measure, word: string, style: TextStyle, width: number): string[] {
  if (surface.measure(word, style) <= width) return [word]
  const found = ['']
  for (const { segment } of graphemes.segment(word)) {
    const longer = (found.at(-1) ?? '') + segment
    if (surface.measure(longer, style) > width && found.at(-1)) found.push(segment)
    else found[found.length - 1] = longer
  }
  return found
}
