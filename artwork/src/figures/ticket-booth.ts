import { Path2D } from '@napi-rs/canvas'
import { alpha, mix } from '../core/color.ts'
import { createRandom } from '../core/random.ts'
import type { Context } from '../core/stage.ts'
import { CAP, outline } from '../core/type.ts'
import { createPen } from './pen.ts'

const WALNUT = '#3b1d16'
const BRASS = '#d79a45'
const GLASS = '#ffd68a'

/** The three faces that we see of its eight sides: left, right, and how squarely they look at us. */
const FACES = [
  [-0.4, -0.22, 0.45],
  [-0.22, 0.22, 1],
  [0.22, 0.4, 0.62],
] as const

const slab = (
  ctx: Context,
  left: number,
  right: number,
  top: number,
  foot: number,
  tones: string[],
): void => {
  const fill = ctx.createLinearGradient(0, top, 0, foot)
  for (const [i, tone] of tones.entries()) fill.addColorStop(i / Math.max(1, tones.length - 1), tone)
  ctx.fillStyle = fill
  ctx.fillRect(left, top, right - left, foot - top)
}

const panels = (ctx: Context): void => {
  for (const [left, right, open] of FACES) {
    slab(ctx, left, right, -0.42, 0, [mix(WALNUT, '#a85c34', 0.5 * open), mix('#140a0c', WALNUT, open)])
    const inset = (right - left) * 0.14
    ctx.strokeStyle = alpha(BRASS, 0.25 + 0.5 * open)
    ctx.lineWidth = 0.006
    ctx.strokeRect(left + inset, -0.35, right - left - inset * 2, 0.28)
    ctx.fillStyle = alpha('#000000', 0.22)
    ctx.fillRect(left + inset, -0.35, right - left - inset * 2, 0.28)
  }
  slab(ctx, -0.44, 0.44, -0.45, -0.415, ['#ffdf9c', '#7a4318'])
  slab(ctx, -0.42, 0.42, -0.035, 0.01, ['#6d431d', '#241209'])
}

const windows = (ctx: Context): void => {
  for (const [left, right, open] of FACES) {
    slab(ctx, left, right, -0.84, -0.45, [
      mix('#fff0c4', GLASS, 1 - open),
      mix('#e79440', '#6a3418', 1 - open),
    ])
    ctx.fillStyle = alpha('#fff6dc', 0.16)
    ctx.beginPath()
    ctx.moveTo(left + (right - left) * 0.1, -0.45)
    ctx.lineTo(left + (right - left) * 0.5, -0.84)
    ctx.lineTo(left + (right - left) * 0.8, -0.84)
    ctx.lineTo(left + (right - left) * 0.4, -0.45)
    ctx.fill()
  }
  // Who sells the tickets, and the shelf of rolls behind.
  const pen = createPen(ctx, createRandom(5))
  ctx.fillStyle = '#a8612c'
  for (let i = 0; i < 5; i++) pen.dot(-0.165 + i * 0.04, -0.8, 0.014)
  ctx.fillStyle = '#4a2115'
  pen.shape(
    [-0.15, -0.455],
    [-0.15, -0.455],
    [-0.12, -0.55],
    [-0.05, -0.6],
    [0.05, -0.6],
    [0.12, -0.55],
    [0.15, -0.455],
    [0.15, -0.455],
  )
  pen.limb([0, -0.6, 0.025], [0, -0.66, 0.024])
  pen.dot(0, -0.685, 0.043, 0.052)
  pen.shape([-0.048, -0.68], [-0.046, -0.725], [0, -0.748], [0.046, -0.725], [0.048, -0.68])
  pen.shape([-0.062, -0.722], [-0.04, -0.765], [0.04, -0.765], [0.062, -0.722])
  ctx.fillStyle = BRASS
  for (const x of [-0.4, -0.22, 0.22, 0.4]) ctx.fillRect(x - 0.009, -0.86, 0.018, 0.44)
  ctx.fillStyle = '#2c1410'
  ctx.beginPath()
  ctx.ellipse(0, -0.45, 0.07, 0.05, 0, Math.PI, 0)
  ctx.fill()
}

const roof = (ctx: Context): void => {
  slab(ctx, -0.47, 0.47, -0.975, -0.84, ['#7d1f2b', '#4e1220'])
  slab(ctx, -0.49, 0.49, -0.99, -0.965, ['#ffe3a6', '#8a5420'])
  slab(ctx, -0.49, 0.49, -0.85, -0.825, ['#ffe3a6', '#8a5420'])
  const size = 0.098
  const text = 'TICKETS'
  const { width } = outline(text, size, { tracking: 0.24, digits: 5 })
  ctx.fillStyle = '#ffe9b8'
  ctx.shadowColor = '#ffb75c'
  ctx.shadowBlur = 12
  const set = { tracking: 0.24, x: -width / 2, y: -0.907 + (size * CAP) / 2, digits: 5 }
  ctx.fill(new Path2D(outline(text, size, set).path))
  ctx.shadowBlur = 0
  for (const [wide, top, foot] of [
    [0.36, -1.04, -0.99],
    [0.25, -1.09, -1.04],
    [0.13, -1.135, -1.09],
  ] as const)
    slab(ctx, -wide, wide, top, foot, ['#e8b261', '#5e3516'])
  for (let x = -0.455; x < 0.47; x += 0.0455)
    for (const y of [-0.953, -0.862]) {
      ctx.fillStyle = alpha('#ffc668', 0.4)
      ctx.beginPath()
      ctx.arc(x, y, 0.013, 0, 7)
      ctx.fill()
      ctx.fillStyle = '#fff6df'
      ctx.beginPath()
      ctx.arc(x, y, 0.0065, 0, 7)
      ctx.fill()
    }
}

/** A ticket booth of walnut, brass and glass; one unit high to its eaves, feet at 0,0. */
export const ticketBooth = (ctx: Context): void => {
  panels(ctx)
  windows(ctx)
  roof(ctx)
}
