import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

const FILES = {
  marcellus: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff',
  fredoka: '@fontsource/fredoka/files/fredoka-latin-600-normal.woff',
  pacifico: '@fontsource/pacifico/files/pacifico-latin-400-normal.woff',
  outfit: '@fontsource/outfit/files/outfit-latin-700-normal.woff',
  alfa: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  anton: '@fontsource/anton/files/anton-latin-400-normal.woff',
  archivo: '@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff',
  cormorant: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff',
  courier: '@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff',
  fell: '@fontsource/im-fell-double-pica-sc/files/im-fell-double-pica-sc-latin-400-normal.woff',
  josefin: '@fontsource/josefin-sans/files/josefin-sans-latin-600-normal.woff',
  limelight: '@fontsource/limelight/files/limelight-latin-400-normal.woff',
  londrina: '@fontsource/londrina-solid/files/londrina-solid-latin-900-normal.woff',
  monoton: '@fontsource/monoton/files/monoton-latin-400-normal.woff',
  fraunces: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  rye: '@fontsource/rye/files/rye-latin-400-normal.woff',
} as const

export type Face = keyof typeof FILES

const opened = new Map<Face, Font>()

const open = (face: Face): Font => {
  const font = opened.get(face) ?? (openSync(require.resolve(FILES[face])) as Font)
  opened.set(face, font)
  return font
}

export interface Outline {
  readonly path: string
  readonly width: number
}

/** Capital height as a part of a face's size: capitals are what we align by. */
export const capOf = (face: Face): number => {
  const font = open(face)
  const told = font.capHeight / font.unitsPerEm
  // Some fonts say nothing of it, or something absurd.
  return told > 0.4 ? told : 0.7
}

/** Of the house's face. */
export const CAP = capOf('marcellus')

export interface TypeOptions {
  readonly tracking?: number
  readonly x?: number
  readonly y?: number
  readonly face?: Face
  /** Digits kept after the point: logos are files, posters are pixels. */
  readonly digits?: number
}

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
}

/** Text as an SVG path with its baseline at `y`: the same outlines serve posters and logos. */
export const outline = (text: string, size: number, options: TypeOptions = {}): Outline => {
  const { tracking = 0, x = 0, y = 0, face = 'marcellus', digits = 2 } = options
  const font = open(face)
  const run = font.layout(text)
  const scale = size / font.unitsPerEm
  let pen = x
  let path = ''
  const round = (value: number): number => Number(value.toFixed(digits))
  run.glyphs.forEach((glyph, index) => {
    // Relative commands are a third shorter; the place is kept rounded, so no error adds up.
    let atX = 0
    let atY = 0
    for (const { command, args } of glyph.path.commands) {
      if (command === 'closePath') {
        path += 'z'
        continue
      }
      const points = args.map((value, i) => round(i % 2 === 0 ? pen + value * scale : y - value * scale))
      const first = command === 'moveTo'
      const parts = points.map((value, i) => String(first ? value : round(value - (i % 2 === 0 ? atX : atY))))
      path += `${LETTERS[command] ?? ''}${parts.join(' ').replaceAll(' -', '-')}`
      atX = points.at(-2) ?? atX
      atY = points.at(-1) ?? atY
    }
    pen += (run.positions[index]?.xAdvance ?? 0) * scale + tracking * size
  })
  return { path, width: pen - x - tracking * size }
}
