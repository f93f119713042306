import { alpha } from '../core/color.ts'
import type { Layer } from '../core/stage.ts'

/** Darkens one side of the picture, as evening does, so that words can stand there. */
export const dusk = (options: {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  color: string
  strength?: number
}): Layer => ({
  depth: 0,
  animate: (ctx, { w, h }) => {
    const [x0, y0] = options.from
    const [x1, y1] = options.to
    const fall = ctx.createLinearGradient(x0 * w, y0 * h, x1 * w, y1 * h)
    // Eased: a straight ramp shows where it ends.
    for (let i = 0; i <= 8; i++)
      fall.addColorStop(i / 8, alpha(options.color, (options.strength ?? 0.7) * (1 - i / 8) ** 1.6))
    ctx.fillStyle = fall
    ctx.fillRect(0, 0, w, h)
  },
})
