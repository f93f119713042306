import { alpha, mix, rgb, smoothstep } from '../core/color.ts'
import { fbm } from '../core/noise.ts'
import { between, type Random } from '../core/random.ts'
import { type Context, type Layer, OVERSCAN, type Stage, shade } from '../core/stage.ts'
import { pine, tuft } from './plants.ts'

export type Profile = (x: number) => number

/** Midpoint displacement: every halving adds smaller hills to the larger ones. */
const displaced = (random: Random, rise: number, rough: number): Float32Array => {
  const size = 1024
  const line = new Float32Array(size + 1)
  line[0] = between(random, -1, 1) * rise * 0.5
  line[size] = between(random, -1, 1) * rise * 0.5
  let spread = rise
  for (let step = size; step > 1; step /= 2) {
    for (let at = 0; at < size; at += step) {
      const middle = ((line[at] ?? 0) + (line[at + step] ?? 0)) / 2
      line[at + step / 2] = middle + between(random, -1, 1) * spread
    }
    spread *= rough
  }
  return line
}

export interface RidgeOptions {
  readonly y: number
  readonly color: string
  /** What the foot of the ridge dissolves into. */
  readonly foot?: string
  readonly depth: number
  readonly rise?: number
  readonly rough?: number
  /** [x, y] places the crest must pass through, instead of chance. */
  readonly through?: readonly (readonly [number, number])[]
  readonly rim?: { readonly x: number; readonly color: string; readonly strength?: number }
  readonly cover?: 'pines' | 'grass' | 'none'
  /** Height of what grows, in u. */
  readonly growth?: number
  readonly texture?: number
}

const spline = (points: readonly (readonly [number, number])[], x: number): number => {
  const next = Math.max(
    1,
    points.findIndex(([px]) => px >= x),
  )
  const b = points[next === 0 ? 1 : next] ?? points.at(-1)
  const a = points[(next === 0 ? 1 : next) - 1]
  if (!a || !b) return 0.8
  const t = smoothstep(a[0], b[0], x)
  return a[1] + (b[1] - a[1]) * t
}

const crest = (stage: Stage, options: RidgeOptions): Profile => {
  const rise = ((options.rise ?? 0.08) * stage.u) / stage.h
  const line = displaced(stage.random, options.through ? rise * 0.2 : rise, options.rough ?? 0.5)
  return (x) => {
    const place = ((x + OVERSCAN) / (1 + OVERSCAN * 2)) * 1024
    const low = line[Math.floor(place)] ?? 0
    const high = line[Math.floor(place) + 1] ?? low
    const bump = low + (high - low) * (place % 1)
    return (options.through ? spline(options.through, x) : options.y) + bump
  }
}

const grow = (ctx: Context, stage: Stage, options: RidgeOptions, at: Profile): void => {
  const growth = (options.growth ?? 0.05) * stage.u
  const gap = options.cover === 'pines' ? growth * 0.2 : growth * 0.16
  for (
    let px = -OVERSCAN * stage.w;
    px < stage.w * (1 + OVERSCAN);
    px += gap * between(stage.random, 0.5, 1.6)
  ) {
    const x = px / stage.w
    const size = growth * between(stage.random, 0.35, 1) * (0.7 + 0.5 * stage.noise(x * 7, 3))
    const y = at(x) * stage.h + size * 0.08
    if (options.cover === 'pines') pine(ctx, stage.random, px, y, size)
    else tuft(ctx, stage.random, px, y, size)
  }
}

export const ridge = (options: RidgeOptions): Layer => ({
  depth: options.depth,
  paint: (ctx, stage) => {
    const { w, h } = stage
    const at = crest(stage, options)
    const bottom = h * (1 + OVERSCAN)
    const outline = (): void => {
      ctx.beginPath()
      for (let x = -OVERSCAN; x <= 1 + OVERSCAN; x += 1 / 700) ctx.lineTo(x * w, at(x) * h)
    }
    const fill = ctx.createLinearGradient(
      0,
      (options.y - 0.04) * h,
      0,
      Math.min(bottom, (options.y + 0.3) * h),
    )
    fill.addColorStop(0, options.color)
    fill.addColorStop(1, options.foot ?? options.color)
    ctx.fillStyle = fill
    if (options.cover && options.cover !== 'none') {
      ctx.fillStyle = options.color
      grow(ctx, stage, options, at)
      ctx.fillStyle = fill
    }
    outline()
    ctx.lineTo(w * (1 + OVERSCAN), bottom)
    ctx.lineTo(-w * OVERSCAN, bottom)
    ctx.fill()
    relief(ctx, stage, options, at)
    if (options.rim) {
      const { x, color, strength = 0.9 } = options.rim
      const shine = ctx.createRadialGradient(x * w, options.y * h, 0, x * w, options.y * h, stage.u * 0.62)
      shine.addColorStop(0, alpha(color, strength))
      shine.addColorStop(1, alpha(color, 0))
      ctx.strokeStyle = shine
      ctx.lineWidth = Math.max(1, stage.u * 0.0022)
      outline()
      ctx.stroke()
    }
  },
})

/** Gullies and shoulders: without them a hill is a paper cut-out. */
const relief = (ctx: Context, stage: Stage, options: RidgeOptions, at: Profile): void => {
  const strength = options.texture ?? 0.5
  if (strength <= 0) return
  const light = rgb(mix(options.foot ?? options.color, options.rim?.color ?? '#ffffff', 0.25))
  const side = options.rim?.x ?? 0.5
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  shade(ctx, stage, 0.5, (x, y, out) => {
    const below = ((y - at(x)) * stage.h) / stage.u
    if (below < 0 || below > 0.5) {
      out[3] = 0
      return
    }
    const px = (x * stage.w) / stage.u
    const lean = Math.max(-1, Math.min(1, (x - side) * 5))
    const fold = fbm(stage.noise, px * 5 + lean * below * 5, below * 8, 4)
    const lit = smoothstep(0.02, 0.5, fold)
    const dim = smoothstep(-0.02, -0.5, fold)
    const near = Math.exp(-Math.abs(x - side) * 2.4) * Math.exp(-below * 7)
    const isLit = lit > dim
    out[0] = isLit ? light[0] : 0
    out[1] = isLit ? light[1] : 0
    out[2] = isLit ? light[2] : 8
    out[3] = 255 * strength * (isLit ? lit * near * 0.8 : dim * 0.4 * Math.exp(-below * 3))
  })
  ctx.restore()
}

export interface MistOptions {
  readonly y: number
  readonly height: number
  readonly color: string
  readonly strength?: number
  readonly depth?: number
  readonly drift?: number
}

/** A bank of mist: what makes far hills far. */
export const mist = (options: MistOptions): Layer => ({
  depth: options.depth ?? 0.4,
  motion: (time) => ({ x: (options.drift ?? 0.006) * (time - 6) }),
  paint: (ctx, stage) => {
    const [r, g, b] = rgb(options.color)
    shade(ctx, stage, 0.4, (x, y, out) => {
      const away = (y - options.y) / options.height
      const band = Math.exp(-away * away * 3)
      out[0] = r
      out[1] = g
      out[2] = b
      if (band < 0.01) {
        out[3] = 0
        return
      }
      const px = (x * stage.w) / stage.u
      const py = (y * stage.h) / stage.u
      const curl = fbm(stage.noise, px * 2.1, py * 7, 5)
      out[3] = 255 * band * (options.strength ?? 0.6) * smoothstep(-0.55, 0.6, curl)
    })
  },
})
