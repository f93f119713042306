import { alpha, clamp, rgb, smoothstep } from '../core/color.ts'
import { blank, type Context, type Layer, type Stage, shade } from '../core/stage.ts'

export interface RayOptions {
  readonly x: number
  readonly y: number
  readonly color: string
  readonly strength?: number
  readonly length?: number
  /** How many shafts: higher is finer. */
  readonly count?: number
  /** Only above the light, as when the sun stands behind a hill. */
  readonly upward?: boolean
  /** Draws what stands in the light's way: it throws its shadow down the shafts. */
  readonly occluder?: (ctx: Context, stage: Stage) => void
}

const MASK = 0.2

const rayTexture = (options: RayOptions, shift: number, phase: number): Layer => ({
  depth: 0.08,
  blend: 'screen',
  motion: (time) => ({ opacity: 0.72 + 0.28 * Math.sin(time * 0.7 + phase) }),
  paint: (ctx, stage) => {
    const { x: lx, y: ly, strength = 1, length = 0.7, count = 5, upward = false } = options
    const [r, g, b] = rgb(options.color)
    const mask = blank(stage.w * MASK, stage.h * MASK)
    const inner = mask.getContext('2d')
    inner.scale(MASK, MASK)
    options.occluder?.(inner, stage)
    const { data } = inner.getImageData(0, 0, mask.width, mask.height)
    const blocked = new Float32Array(mask.width * mask.height)
    for (let at = 0; at < blocked.length; at++) blocked[at] = (data[at * 4 + 3] ?? 0) / 255
    const { width: across, height: down } = mask
    const blocks = (px: number, py: number): number => {
      const column = Math.round(px * across)
      const row = Math.round(py * down)
      if (column < 0 || row < 0 || column >= across || row >= down) return 0
      return blocked[row * across + column] ?? 0
    }
    shade(ctx, stage, 0.5, (x, y, out) => {
      const dx = ((x - lx) * stage.w) / stage.u
      const dy = ((y - ly) * stage.h) / stage.u
      const far = Math.hypot(dx, dy) + 0.0001
      const cx = (dx / far) * count
      const cy = (dy / far) * count
      // Noise on a circle has no seam where the angle starts again.
      const coarse = stage.noise(cx * 0.5 + shift, cy * 0.5)
      const fine = stage.noise(cx * 1.7 + 40 + shift, cy * 1.7)
      let shaft = smoothstep(-0.18, 0.75, coarse * 0.75 + fine * 0.42)
      if (options.occluder) {
        let open = 0
        for (let step = 1; step <= 28; step++)
          open += 1 - blocks(lx + ((x - lx) * step) / 28, ly + ((y - ly) * step) / 28)
        shaft *= (open / 28) ** 1.6
      }
      const reach = Math.exp(-far / length) * smoothstep(0, 0.12, far)
      const side = upward ? smoothstep(0.02, -0.25, dy / far) : 1
      out[0] = r
      out[1] = g
      out[2] = b
      out[3] = 255 * clamp(shaft * reach * side * strength)
    })
  },
})

/** Two sets of shafts that breathe against each other: still light looks painted on. */
export const rays = (options: RayOptions): Layer[] => [
  rayTexture(options, 0, 0),
  rayTexture({ ...options, strength: (options.strength ?? 1) * 0.55 }, 23.7, 2.4),
]

export interface GlowOptions {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
  readonly strength?: number
  readonly flicker?: number
  readonly depth?: number
  readonly stretch?: number
}

/** A pool of light: lamp, window, fire, halo. */
export const glow = (options: GlowOptions): Layer => ({
  depth: options.depth ?? 0.6,
  blend: 'screen',
  animate: (ctx, stage, time) => {
    const { x, y, size, color, strength = 0.8, flicker = 0.05, stretch = 1 } = options
    const waver = Math.sin(time * 7.3) * 0.6 + Math.sin(time * 11.9 + 1) * 0.4
    const power = clamp(strength * (1 + flicker * waver))
    ctx.translate(x * stage.w, y * stage.h)
    ctx.scale(1, stretch)
    const radius = size * stage.u
    const pool = ctx.createRadialGradient(0, 0, 0, 0, 0, radius)
    // An exponential fall-off: a straight one shows a rim.
    for (let i = 0; i <= 8; i++) {
      const at = i / 8
      pool.addColorStop(at, alpha(color, power * (Math.exp(-at * 3.6) - Math.exp(-3.6) * at)))
    }
    ctx.fillStyle = pool
    ctx.fillRect(-radius, -radius, radius * 2, radius * 2)
  },
})

export interface BeamOptions {
  readonly x: number
  readonly y: number
  /** Degrees, 0 to the right, -90 up. */
  readonly angle: number
  readonly spread: number
  readonly length: number
  readonly color: string
  readonly strength?: number
  /** Degrees it sweeps to each side, and how fast. */
  readonly sweep?: number
  readonly speed?: number
  readonly depth?: number
}

/** A cone of light: projector, searchlight, lighthouse, headlamp. */
export const beam = (options: BeamOptions): Layer => ({
  depth: options.depth ?? 0.5,
  blend: 'screen',
  animate: (ctx, stage, time) => {
    const { x, y, spread, length, color, strength = 0.5, sweep = 0, speed = 0.6 } = options
    const angle = options.angle + sweep * Math.sin(time * speed + x * 9)
    ctx.translate(x * stage.w, y * stage.h)
    ctx.rotate((angle * Math.PI) / 180)
    const reach = length * stage.u
    // Nested cones, each a little narrower, make the soft edge that a blur would cost more for.
    for (let ring = 1; ring <= 7; ring++) {
      const half = Math.tan(((spread / 2) * Math.PI) / 180) * reach * (ring / 7)
      const fill = ctx.createLinearGradient(0, 0, reach, 0)
      fill.addColorStop(0, alpha(color, strength / 4.2))
      fill.addColorStop(0.35, alpha(color, strength / 9))
      fill.addColorStop(1, alpha(color, 0))
      ctx.fillStyle = fill
      ctx.beginPath()
      ctx.moveTo(0, -half * 0.02)
      ctx.lineTo(reach, -half)
      ctx.lineTo(reach, half)
      ctx.lineTo(0, half * 0.02)
      ctx.fill()
    }
  },
})
