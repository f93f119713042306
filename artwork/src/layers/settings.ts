import { alpha, mix } from '../core/color.ts'
import type { Layer } from '../core/stage.ts'
import { mist, type RidgeOptions, ridge } from './land.ts'

export interface RangeOptions {
  readonly y: number
  readonly to: number
  readonly count: number
  readonly far: string
  readonly near: string
  readonly haze: string
  readonly sun: number
  readonly rimColor?: string
  readonly rise?: number
  readonly rough?: number
  readonly cover?: RidgeOptions['cover']
  readonly growth?: number
  readonly fog?: number
}

/** Hill behind hill, darker and sharper as they come nearer, mist lying in every valley. */
export const range = (options: RangeOptions): Layer[] =>
  Array.from({ length: options.count }, (_, i) => {
    const part = options.count === 1 ? 1 : i / (options.count - 1)
    const y = options.y + (options.to - options.y) * part
    const color = mix(options.far, options.near, part)
    const gap = (options.to - options.y) / options.count + 0.02
    return [
      ridge({
        y,
        color,
        foot: mix(color, options.haze, 0.5 * (1 - part) + 0.05),
        depth: 0.18 + part * 0.6,
        rise: (options.rise ?? 0.08) * (0.8 + part * 0.4),
        rough: options.rough ?? 0.5,
        cover: options.cover ?? 'none',
        growth: (options.growth ?? 0.06) * (0.35 + part * 0.65),
        rim: { x: options.sun, color: options.rimColor ?? options.haze, strength: 0.85 * (1 - part * 0.6) },
      }),
      mist({
        y: y + gap * 0.9,
        height: gap * 0.8,
        color: mix(options.haze, color, part * 0.8),
        strength: (options.fog ?? 0.6) * (1 - part * 0.45),
        depth: 0.2 + part * 0.6,
      }),
    ]
  }).flat()

/** A strip running away to the vanishing point: carpet, road, aisle, path of light. */
export const strip = (options: {
  x: number
  y: number
  near: number
  far?: number
  color: string
  dark: string
  to?: number
  depth?: number
  opacity?: number
}): Layer => ({
  depth: options.depth ?? 0.5,
  paint: (ctx, stage) => {
    const { w, h, u } = stage
    const far = (options.far ?? 0.01) * u
    const near = options.near * u
    const foot = h * 1.1
    const tone = ctx.createLinearGradient(0, options.y * h, 0, h)
    tone.addColorStop(0, alpha(options.color, options.opacity ?? 1))
    tone.addColorStop(1, alpha(options.dark, options.opacity ?? 1))
    ctx.fillStyle = tone
    ctx.beginPath()
    ctx.moveTo(options.x * w - far, options.y * h)
    ctx.lineTo(options.x * w + far, options.y * h)
    ctx.lineTo((options.to ?? options.x) * w + near, foot)
    ctx.lineTo((options.to ?? options.x) * w - near, foot)
    ctx.fill()
  },
})
