import type { Context, Layer, Stage } from '../core/stage.ts'
import { drawing } from './figure.ts'

export interface PropOptions {
  readonly x: number
  readonly y: number
  /** What one unit of the drawing measures, in u. */
  readonly size: number
  /** Degrees, clockwise. */
  readonly turn?: number
  readonly depth?: number
}

/** A painted thing, not a silhouette: drawn in its own measure, its shadow in `stage.u`. */
export const prop = (options: PropOptions, paint: (ctx: Context, stage: Stage) => void): Layer =>
  drawing(options.depth ?? 0.6, (ctx, stage) => {
    ctx.translate(options.x * stage.w, options.y * stage.h)
    ctx.rotate(((options.turn ?? 0) * Math.PI) / 180)
    ctx.scale(options.size * stage.u, options.size * stage.u)
    paint(ctx, stage)
  })
