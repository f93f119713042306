import { alpha, mix } from '../core/color.ts'
import { createRandom } from '../core/random.ts'
import { blank, type Context, type Layer, OVERSCAN, type Stage } from '../core/stage.ts'
import { createPen, type Pen } from './pen.ts'

/** A drawing: its silhouette, and optionally the parts that shine. */
export interface Drawing {
  readonly mask: (pen: Pen) => void
  /** Lines and planes inside the silhouette, drawn in the rim colour at low strength. */
  readonly detail?: (pen: Pen) => void
  readonly lit?: (pen: Pen) => void
}

export interface FigureOptions {
  readonly x: number
  readonly y: number
  /** Height in u. */
  readonly size: number
  readonly color: string
  readonly flip?: boolean
  /** Light along the edge; `from` is where it comes from, in figure heights. */
  readonly rim?: {
    readonly color: string
    readonly from: readonly [number, number]
    readonly width?: number
    readonly strength?: number
  }
  readonly litColor?: string
  /** What the feet dissolve into, for what stands far off. */
  readonly haze?: { readonly color: string; readonly from: number; readonly strength?: number }
  readonly depth?: number
  readonly drift?: number
  readonly bob?: number
  readonly blur?: number
  /** How plain the inner lines are. */
  readonly detail?: number
}

export const drawMask = (ctx: Context, stage: Stage, drawing: Drawing, options: FigureOptions): void => {
  const scale = options.size * stage.u
  ctx.save()
  ctx.translate(options.x * stage.w, options.y * stage.h)
  ctx.scale(options.flip ? -scale : scale, scale)
  drawing.mask(createPen(ctx, createRandom(stage.seed)))
  ctx.restore()
}

/** Puts a drawing into the scene: silhouette, edge light, inner detail, shining parts, haze. */
export const figure = (drawing: Drawing, options: FigureOptions): Layer => ({
  depth: options.depth ?? 0.7,
  motion: (time) => ({
    x: (options.drift ?? 0) * (time - 6),
    y: (options.bob ?? 0) * Math.sin(time * 1.1),
  }),
  paint: (target, stage) => {
    const full = 1 + OVERSCAN * 2
    const { w, h, u } = stage
    const scale = options.size * u
    const sheet = (paint: (pen: Pen, ctx: Context) => void) => {
      const canvas = blank(w * full, h * full)
      const ctx = canvas.getContext('2d')
      ctx.save()
      ctx.translate(OVERSCAN * w + options.x * w, OVERSCAN * h + options.y * h)
      ctx.scale(options.flip ? -scale : scale, scale)
      paint(createPen(ctx, createRandom(stage.seed)), ctx)
      ctx.restore()
      return { canvas, ctx }
    }
    const body = sheet((pen, ctx) => {
      ctx.fillStyle = options.color
      ctx.strokeStyle = options.color
      drawing.mask(pen)
    })
    const { canvas, ctx } = body
    const plain = blank(canvas.width, canvas.height)
    plain.getContext('2d').drawImage(canvas, 0, 0)
    ctx.globalCompositeOperation = 'source-atop'
    if (options.rim) {
      const { color, from, width = 0.012, strength = 0.9 } = options.rim
      const long = Math.hypot(from[0], from[1]) || 1
      // The edge is what is left of the silhouette when the same silhouette, pushed away from
      // the light, is taken out of it. A wide soft one under a narrow sharp one reads as round.
      for (const [reach, soft, power] of [
        [3.2, 1.6, 0.34],
        [1, 0.25, 1],
      ] as const) {
        const edge = blank(canvas.width, canvas.height)
        const inner = edge.getContext('2d')
        inner.drawImage(plain, 0, 0)
        inner.globalCompositeOperation = 'destination-out'
        if (soft * width * scale > 0.4) inner.filter = `blur(${soft * width * scale}px)`
        const push = width * scale * reach
        inner.drawImage(plain, (-from[0] / long) * push, (-from[1] / long) * push)
        inner.filter = 'none'
        inner.globalCompositeOperation = 'source-in'
        inner.fillStyle = color
        inner.fillRect(0, 0, edge.width, edge.height)
        ctx.globalAlpha = strength * power
        ctx.drawImage(edge, 0, 0)
      }
      ctx.globalAlpha = 1
    }
    if (drawing.detail) {
      const tone = mix(options.color, options.rim?.color ?? options.color, 0.42)
      const { canvas: inside } = sheet((pen, c) => {
        c.fillStyle = tone
        c.strokeStyle = tone
        drawing.detail?.(pen)
      })
      ctx.globalAlpha = options.detail ?? 0.6
      ctx.drawImage(inside, 0, 0)
      ctx.globalAlpha = 1
    }
    if (options.haze) {
      const foot = OVERSCAN * h + options.y * h
      const fog = ctx.createLinearGradient(0, foot - options.haze.from * scale, 0, foot)
      fog.addColorStop(0, alpha(options.haze.color, 0))
      fog.addColorStop(1, alpha(options.haze.color, options.haze.strength ?? 0.9))
      ctx.fillStyle = fog
      ctx.fillRect(0, 0, canvas.width, canvas.height)
    }
    ctx.globalCompositeOperation = 'source-over'
    if (drawing.lit) {
      const color = options.litColor ?? '#ffd489'
      const { canvas: shining } = sheet((pen, c) => {
        c.fillStyle = color
        c.strokeStyle = color
        drawing.lit?.(pen)
      })
      ctx.drawImage(shining, 0, 0)
      ctx.globalCompositeOperation = 'screen'
      ctx.filter = `blur(${Math.max(1, scale * 0.02)}px)`
      ctx.drawImage(shining, 0, 0)
      ctx.filter = `blur(${Math.max(2, scale * 0.07)}px)`
      ctx.globalAlpha = 0.7
      ctx.drawImage(shining, 0, 0)
    }
    if (options.blur) target.filter = `blur(${options.blur * u}px)`
    target.drawImage(canvas, -OVERSCAN * w, -OVERSCAN * h)
  },
})

/** Anything drawn directly, for what is not one figure: floors, walls, wires. */
export const drawing = (depth: number, paint: (ctx: Context, stage: Stage) => void): Layer => ({
  depth,
  paint,
})
