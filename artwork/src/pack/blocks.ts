import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { GlobalFonts, type Image, loadImage } from '@napi-rs/canvas'
import { BONE, GOLD, INK } from '../core/color.ts'
import type { Context } from '../core/stage.ts'
import { PATHS } from '../paths.ts'

const require = createRequire(import.meta.url)

for (const [family, weights] of [
  ['fraunces', [400, 600]],
  ['figtree', [500, 700]],
] as const)
  for (const weight of weights) {
    const file = require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`)
    GlobalFonts.register(readFileSync(file), family)
  }

/** Something that stands in a column of words. */
export interface Block {
  readonly width: number
  readonly height: number
  /** Space above it. */
  readonly gap: number
  readonly draw: (ctx: Context, left: number, top: number) => void
}

export interface TextOptions {
  readonly size: number
  readonly gap?: number
  readonly font?: '400 Fraunces' | '600 Fraunces' | '500 Figtree' | '700 Figtree'
  readonly color?: string
  readonly tracking?: number
}

/** Capitals carry the eye: a line is as high as they are, and what hangs below lies in the gap. */
const CAPITALS = { Fraunces: 0.7, Figtree: 0.7 }

/** One line of type, never wider than `room`. */
export const text = (ctx: Context, words: string, room: number, options: TextOptions): Block => {
  const { gap = 0, font = '600 Fraunces', color = BONE, tracking = 0 } = options
  const [weight, family] = font.split(' ') as ['600', 'Fraunces' | 'Figtree']
  const face = (size: number): void => {
    ctx.font = `${weight} ${size}px ${family.toLowerCase()}`
    ctx.letterSpacing = `${tracking * size}px`
  }
  face(options.size)
  const size = options.size * Math.min(1, room / ctx.measureText(words).width)
  face(size)
  const { width } = ctx.measureText(words)
  const height = size * CAPITALS[family]
  return {
    width: width - tracking * size,
    height,
    gap,
    draw: (to, left, top) => {
      face(size)
      to.fillStyle = color
      to.fillText(words, left, top + height)
    },
  }
}

/** A logo of ours, as wide as asked. */
export const logo = async (file: string, width: number, gap = 0): Promise<Block> => {
  const source = readFileSync(resolve(PATHS.images, file), 'utf8')
  const [, across = '1', down = '1'] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(source) ?? []
  const height = (width * Number(down)) / Number(across)
  const sized = source
    .replace('<svg ', `<svg width="${Math.round(width)}" height="${Math.round(height)}" `)
    .replaceAll('currentColor', BONE)
    // A canvas knows no variables of a page.
    .replaceAll(/var\(--[\w-]+, (#\w+)\)/g, '$1')
  const image: Image = await loadImage(Buffer.from(sized))
  return { width, height, gap, draw: (ctx, left, top) => ctx.drawImage(image, left, top, width, height) }
}

export const rule = (width: number, gap: number): Block => ({
  width,
  height: Math.max(2, width / 40),
  gap,
  draw: (ctx, left, top) => {
    ctx.fillStyle = GOLD
    ctx.fillRect(left, top, width, Math.max(2, width / 40))
  },
})

/** A gold admission ticket, its ends torn round, with the words on it. */
export const ticket = (words: Block, gap: number): Block => {
  const height = words.height * 2.5
  const width = words.width + height * 1.1
  const bite = height * 0.17
  return {
    width,
    height,
    gap,
    draw: (ctx, left, top) => {
      const right = left + width
      const middle = top + height / 2
      ctx.fillStyle = GOLD
      ctx.beginPath()
      ctx.moveTo(left, top)
      ctx.lineTo(right, top)
      ctx.arc(right, middle, bite, -Math.PI / 2, Math.PI / 2, true)
      ctx.lineTo(right, top + height)
      ctx.lineTo(left, top + height)
      ctx.arc(left, middle, bite, Math.PI / 2, -Math.PI / 2, true)
      ctx.fill()
      ctx.strokeStyle = INK
      ctx.lineWidth = height * 0.025
      const inset = height * 0.1
      ctx.strokeRect(left + height * 0.27, top + inset, width - height * 0.54, height - inset * 2)
      words.draw(ctx, left + (width - words.width) / 2, middle - words.height / 2)
    },
  }
}

export const heightOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { height, gap }, index) => sum + height + (index > 0 ? gap : 0), 0)

/** Draws a column downwards from `top`; `x` is its left edge, or its middle when centered. */
export const stack = (
  ctx: Context,
  blocks: readonly Block[],
  x: number,
  top: number,
  centered = false,
): void => {
  let y = top
  blocks.forEach((block, index) => {
    y += index > 0 ? block.gap : 0
    block.draw(ctx, centered ? x - block.width / 2 : x, y)
    y += block.height
  })
}
