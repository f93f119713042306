import * as fontkit from 'fontkit'
import { type Run, runsOf } from './runs.ts'
import type { Face, TextStyle } from './surface.ts'

/** A font file, and the face it is for; other scripts have one weight for all faces. */
export type FontFile = { name: string; face?: Face | undefined; bytes: Uint8Array }

export type PdfFont = { name: string; face: Face | undefined; font: fontkit.Font }

/** A PNG of an emoji, or of a letter that no font here has; its size is relative to the font size. */
export type Glyph = { png: Uint8Array; width: number }

/** A document's fonts: which one a character uses, and how wide text is. */
export class PdfFonts {
  readonly fonts: PdfFont[]
  private readonly glyphs: ReadonlyMap<string, Glyph>
  private readonly widths = new Map<string, number>()

  constructor(files: FontFile[], glyphs: ReadonlyMap<string, Glyph> = new Map()) {
    this.fonts = files.map(({ name, face, bytes }) => ({ name, face, font: open(bytes) }))
    this.glyphs = glyphs
  }

  runs(line: string, face: Face): Run<PdfFont>[] {
    const candidates = this.fonts.filter((font) => font.face === face || font.face === undefined)
    return runsOf(line, (cluster, last) => {
      const has = ({ font }: PdfFont) => covers(font, cluster)
      // A space or comma stays with the word before it.
      return last && !/\p{L}/u.test(cluster) && has(last) ? last : candidates.find(has)
    })
  }

  glyph(cluster: string): Glyph | undefined {
    return this.glyphs.get(cluster)
  }

  /** The clusters of a text that no font has. */
  missing(text: string): string[] {
    return this.runs(text, 'text').flatMap(({ text: cluster, font }) => (font ? [] : cluster))
  }

  measure(line: string, { face, size }: TextStyle): number {
    const key = `${face} ${line}`
    let width = this.widths.get(key)
    if (width === undefined) {
      width = this.runs(line, face).reduce((sum, run) => sum + this.widthOf(run), 0)
      this.widths.set(key, width)
    }
    return width * size
  }

  /** Relative to the font size. */
  widthOf({ text, font }: Run<PdfFont>): number {
    if (!font) return this.glyph(text)?.width ?? 0
    return font.font.layout(text).advanceWidth / font.font.unitsPerEm
  }
}

function open(bytes: Uint8Array): fontkit.Font {
  const font = fontkit.create(bytes as Buffer)
  if ('fonts' in font) throw new Error('A collection of fonts is not a font')
  return font
}

/** Joiners and variation selectors say how to draw other characters; a font needn't have them. */
const covers = (font: fontkit.Font, cluster: string) =>
  !/\p{Emoji_Presentation}|\ufe0f/u.test(cluster) &&
  [...cluster].every((sign) => {
    const code = sign.codePointAt(0) ?? 0
    return font.hasGlyphForCodePoint(code) || /\p{Cf}|\p{Variation_Selector}/u.test(sign)
  })
