import { balanceLines, breakLines, joinParts } from './lines.ts'
import type { Face, PictureName, Role, Surface, TextStyle } from './surface.ts'

export type Align = 'start' | 'center'

/** An item in a column. */
export type Block = {
  height: number
  /** Space above it. */
  gap: number
  draw: (x: number, y: number) => void
}

/** The height of a line, and of the part above its baseline, relative to the font size. */
const LEADING: Record<Face, number> = { display: 1.16, text: 1.36, strong: 1.3 }
const ASCENT = 0.78

type TextOptions = {
  /** A text, or parts that wrap between each other first: a date and a time. */
  text: string | string[]
  style: TextStyle
  width: number
  role?: Role
  align?: Align
  gap?: number
}

/** A paragraph. */
export function paragraph(surface: Surface, options: TextOptions): Block {
  const { style, width, role = 'P', align = 'start', gap = 0 } = options
  const text =
    typeof options.text === 'string' ? options.text : joinParts(surface, options.text, style, width)
  const breakText = style.face === 'display' || align === 'center' ? balanceLines : breakLines
  const lines = breakText(surface, text, style, width)
  const leading = LEADING[style.face] * style.size
  return {
    height: lines.length * leading,
    gap,
    draw: (x, y) =>
      surface.tag(role, () => {
        lines.forEach((line, index) => {
          const indent = align === 'center' ? (width - surface.measure(line, style)) / 2 : 0
          const baseline = y + index * leading + (leading - style.size) / 2 + ASCENT * style.size
          // The space between two lines belongs to the text, for copying and for screen readers.
          surface.text(index < lines.length - 1 ? `${line} ` : line, x + indent, baseline, style)
        })
      }),
  }
}

/** `unit` is what the sizes and gaps of its type are measured in. */
export type Column = { width: number; unit: number; align?: Align }

/** Makes the paragraphs of a column, sized in its units; none of an empty text. */
export const paragraphsIn =
  (surface: Surface, { width, unit, align = 'start' }: Column) =>
  (text: string | string[], face: Face, size: number, color: string, gap: number, room = width): Block[] => {
    if (text.length === 0) return []
    const style = { face, size: size * unit, color }
    const role = face === 'display' ? 'H2' : 'P'
    return [paragraph(surface, { text, width: room, align, gap: gap * unit, role, style })]
  }

type PictureOptions = {
  name: PictureName
  alt: string
  width: number
  height: number
  align?: Align
  gap?: number
}

/** A picture as large as fits; nothing if the kit doesn't have it. */
export function pictureBlock(surface: Surface, options: PictureOptions): Block[] {
  const { name, alt, width, height, align = 'start', gap = 0 } = options
  const ratio = surface.ratio(name)
  if (!ratio) return []
  const high = Math.min(height, width / ratio)
  const draw = (x: number, y: number) =>
    surface.tag('Figure', () => surface.contain(name, { x, y, width, height: high }, align), alt)
  return [{ height: high, gap, draw }]
}

export const heightOf = (blocks: Block[]) =>
  blocks.reduce((sum, { height, gap }, index) => sum + height + (index > 0 ? gap : 0), 0)

/** Draws blocks below each other; returns where the next one would start. */
export function stack(blocks: Block[], x: number, top: number): number {
  let y = top
  blocks.forEach((block, index) => {
    if (index > 0) y += block.gap
    block.draw(x, y)
    y += block.height
  })
  return y
}

/** The step by which type shrinks until everything fits. */
const STEP = 0.94
const SMALLEST = 0.2

/**
 * The blocks at the largest scale, up to 1, at which they are no taller than `room`. Long names shrink; they are never cut.
 */
export function fit(make: (scale: number) => Block[], room: number): Block[] {
  let scale = 1
  let blocks = make(scale)
  while (heightOf(blocks) > room && scale > SMALLEST) {
    scale *= STEP
    blocks = make(scale)
  }
  return blocks
}
