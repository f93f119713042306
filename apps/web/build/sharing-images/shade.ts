import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { channels, luminance } from '../../src/features/plan/drawing/colors.ts'
import { siteColors } from '../site-colors.ts'

const { ground, accent } = siteColors()
export const GROUND = ground
/** A color of packages/ui (tokens.css: --tp-on-scrim). */
export const BONE = '#f7f1e6'
export const ACCENT = accent
const INK = channels(ground)

/** An area of the card, in px. */
export type Box = { left: number; top: number; width: number; height: number }

/** An area with text of one color. */
export type Words = { box: Box; color: string }

/** WCAG's minimum for text, plus a margin for JPEG artifacts. */
const CONTRAST = 4.8
/** Size of the measured squares in px: smaller than a letter, larger than a star. */
const BLOCK = 6
/** Width of the soft edge beside the text, in px. */
const SOFT = 360

export const ink = (opacity: number) => `rgb(${INK.join(' ')} / ${opacity})`

/** Darkens the text's side and the bottom of every card. */
export function shade(ctx: SKRSContext2D, width: number, height: number): void {
  fade(ctx, [0, 0, width * 0.74, 0], [0.6, 0.46, 0.16, 0])
  fade(ctx, [0, height, 0, height * 0.42], [0.66, 0.36, 0.1, 0])
}

/** Darkens the text's side further, as much as its contrast requires on what is painted so far. */
export function shadeUnder(ctx: SKRSContext2D, words: Words[]): void {
  const needed = Math.max(...words.map((part) => neededShade(ctx, part)))
  if (needed === 0) return
  const { width, height } = ctx.canvas
  const right = Math.max(...words.map(({ box }) => box.left + box.width))
  const top = Math.min(...words.map(({ box }) => box.top))
  const side = createCanvas(width, height)
  const inner = side.getContext('2d')
  inner.fillStyle = ease(inner.createLinearGradient(right, 0, right + SOFT, 0), needed)
  inner.fillRect(0, 0, width, height)
  // Keep the sky above the text lighter.
  inner.globalCompositeOperation = 'destination-out'
  inner.fillStyle = ease(inner.createLinearGradient(0, -0.2 * top, 0, top), 0.5)
  inner.fillRect(0, 0, width, height)
  ctx.drawImage(side, 0, 0)
}

type Gradient = ReturnType<SKRSContext2D['createLinearGradient']>

/** Fades out along half a cosine, which has no visible edge. */
function ease(gradient: Gradient, opacity: number): Gradient {
  for (let stop = 0; stop <= 1; stop += 0.125)
    gradient.addColorStop(stop, ink((opacity * (1 + Math.cos(stop * Math.PI))) / 2))
  return gradient
}

function fade(ctx: SKRSContext2D, line: [number, number, number, number], stops: number[]): void {
  const gradient = ctx.createLinearGradient(...line)
  for (const [index, opacity] of stops.entries())
    gradient.addColorStop(index / (stops.length - 1), ink(opacity))
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height)
}

/** The lowest opacity that darkens the brightest spot under the text enough. */
function neededShade(ctx: SKRSContext2D, { box, color }: Words): number {
  const spot = brightest(ctx, box)
  const darkEnough = (luminance(channels(color)) + 0.05) / CONTRAST - 0.05
  for (let opacity = 0; opacity < 1; opacity += 0.02) {
    const mixed = spot.map((channel, index) => channel + ((INK[index] ?? 0) - channel) * opacity)
    if (luminance(mixed) <= darkEnough) return opacity
  }
  return 1
}

function brightest(ctx: SKRSContext2D, box: Box): number[] {
  const [left, top] = [Math.floor(box.left), Math.floor(box.top)]
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)]
  const { data } = ctx.getImageData(left, top, width, height)
  let found = [0, 0, 0]
  for (let y = 0; y + BLOCK <= height; y += BLOCK)
    for (let x = 0; x + BLOCK <= width; x += BLOCK) {
      const mean = meanOf(data, width, x, y)
      if (luminance(mean) > luminance(found)) found = mean
    }
  return found
}

function meanOf(data: Uint8ClampedArray, width: number, left: number, top: number): number[] {
  const sum = [0, 0, 0]
  for (let y = top; y < top + BLOCK; y++)
    for (let x = left; x < left + BLOCK; x++)
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = (sum[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0)
  return sum.map((value) => value / BLOCK ** 2)
}
