import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

/**
 * The house's faces, and for words of other scripts such as אהבה or ἀγάπη one that goes with them. A Fontsource package
 * is a line here: a font of the machine would make a different picture on each.
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
  /** As a canvas takes it: one name for each file. */
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
 * What of a text can be set: emoji and other signs that a face lacks are left out.
 * @returns undefined where letters are missing, for half a title says something else
 */
export function settable(text: string, face: Face): string | undefined {
  // Marks that only join or direct others do nothing for what is left.
  const signs = [...text.normalize('NFC').replace(/\p{Cf}/gu, '')]
  const missing = signs.filter((sign) => !face.has(sign) && !/\s/.test(sign))
  if (missing.some((sign) => /[\p{L}\p{N}\p{Sc}]/u.test(sign))) return undefined
  const lacking = new Set(missing)
  const kept = signs.filter((sign) => !lacking.has(sign)).join('')
  return kept.replace(/\s+/g, ' ').trim() || undefined
}
