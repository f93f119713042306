import type { Surface, TextStyle } from './surface.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

type Measure = Pick<Surface, 'measure'>

/** Breaks a text into lines at its spaces, and a word that is wider than a line inside. */
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
