import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createNoise, type Noise } from './noise.ts'
import { createRandom, hash, type Random } from './random.ts'

export type Context = SKRSContext2D

/** Layers are painted this much larger than the frame, so that the camera can move. */
export const OVERSCAN = 0.09

/** What a layer needs to know. Places are fractions of w and h; sizes are fractions of u. */
export interface Stage {
  readonly w: number
  readonly h: number
  /** The shorter side: sizes measured in it look alike in every format. */
  readonly u: number
  readonly seed: number
  readonly random: Random
  readonly noise: Noise
}

export interface Layer {
  /** 0 stays still like the sky, 1 moves with the nearest ground. */
  readonly depth: number
  readonly blend?: GlobalCompositeOperation
  /** Drawn once and kept. */
  readonly paint?: (ctx: Context, stage: Stage) => void
  /** Drawn for every frame, at `time` seconds. */
  readonly animate?: (ctx: Context, stage: Stage, time: number) => void
  /** How a painted layer moves by itself, in u, and how opaque it is. */
  readonly motion?: (time: number) => { x?: number; y?: number; opacity?: number }
}

export const createStage = (w: number, h: number, name: string): Stage => {
  const seed = hash(name)
  return { w, h, u: Math.min(w, h), seed, random: createRandom(seed), noise: createNoise(seed) }
}

export const blank = (w: number, h: number): Canvas =>
  createCanvas(Math.max(1, Math.round(w)), Math.max(1, Math.round(h)))

export type Pixel = [r: number, g: number, b: number, a: number]

/**
 * Paints the whole overscanned layer pixel by pixel: `shader` gets the place as fractions of the
 * frame and fills in `out` (0-255). `scale` below 1 is enough for anything soft.
 */
export const shade = (
  ctx: Context,
  stage: Stage,
  scale: number,
  shader: (x: number, y: number, out: Pixel) => void,
): void => {
  const full = 1 + OVERSCAN * 2
  const canvas = blank(stage.w * full * scale, stage.h * full * scale)
  const { width, height } = canvas
  const inner = canvas.getContext('2d')
  const image = inner.createImageData(width, height)
  const out: Pixel = [0, 0, 0, 0]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      shader((column / width) * full - OVERSCAN, (row / height) * full - OVERSCAN, out)
      const at = (row * width + column) * 4
      // Half a step of noise before rounding keeps dark gradients from banding.
      const dither = stage.random() - 0.5
      image.data[at] = out[0] + dither
      image.data[at + 1] = out[1] + dither
      image.data[at + 2] = out[2] + dither
      image.data[at + 3] = out[3]
    }
  }
  inner.putImageData(image, 0, 0)
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  const left = -OVERSCAN * stage.w
  const top = -OVERSCAN * stage.h
  ctx.drawImage(canvas, left, top, stage.w * full, stage.h * full)
}
