import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

/**
 * The design system's fonts, and matching ones for other scripts, such as אהבה or ἀγάπη. They come from packages, because
 * system fonts differ between machines.
 */
const TITLE = [
  '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff',
  '@fontsource/fraunces/files/fraunces-vietnamese-600-normal.woff',
  '@fontsource/noto-serif/files/noto-serif-greek-600-normal.woff',
  '@fontsource/noto-serif/files/noto-serif-greek-ext-600-normal.woff',
  '@fontsource/noto-serif/files/noto-serif-cyrillic-600-normal.woff',
  '@fontsource/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-600-normal.woff',
]
const TEXT = [
  '@fontsource/figtree/files/figtree-latin-600-normal.woff',
  '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff',
]

type Face = {
  /** The canvas font family: one name per file. */
  family: string
  has: (letter: string) => boolean
}

export const titleFace = open('Title', TITLE)
export const textFace = open('Text', TEXT)

function open(name: string, files: string[]): Face {
  const fonts = files.map((file, index) => {
    const path = require.resolve(file)
    GlobalFonts.registerFromPath(path, `${name} ${index}`)
    return openSync(path) as Font
  })
  return {
    family: files.map((_, index) => `"${name} ${index}"`).join(', '),
    has: (letter) => fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  }
}

/**
 * Removes emoji and other symbols that a font lacks.
 * @returns undefined if letters are missing, because part of a title could be misleading
 */
export function settable(text: string, face: Face): string | undefined {
  // Format characters (joiners, direction marks) have no glyph.
  const signs = [...text.normalize('NFC').replace(/\p{Cf}/gu, '')]
  const missing = signs.filter((sign) => !face.has(sign) && !/\s/.test(sign))
  if (missing.some((sign) => /[\p{L}\p{N}\p{Sc}]/u.test(sign))) return undefined
  const lacking = new Set(missing)
  const kept = signs.filter((sign) => !lacking.has(sign)).join('')
  return kept.replace(/\s+/g, ' ').trim() || undefined
}
