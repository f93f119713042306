import { alpha } from '../core/color.ts'
import type { Layer } from '../core/stage.ts'

/** A stage light seen from the side: a soft cone from above and the round it leaves on the floor. */
export const spot = (options: {
  x: number
  /** Where it meets the floor. */
  y: number
  /** Half the width of the round, in u. */
  reach: number
  color: string
  strength?: number
  /** How bright the round on the floor is. */
  pool?: number
  from?: readonly [x: number, y: number]
  depth?: number
}): Layer => ({
  depth: options.depth ?? 0.4,
  blend: 'screen',
  paint: (ctx, { w, h, u }) => {
    const { x, y, reach, color, strength = 0.6, from = [x, -0.15] } = options
    const [top, foot] = [from[1] * h, y * h]
    for (const [part, power] of [
      [1, 0.3],
      [0.72, 0.35],
      [0.42, 0.35],
    ] as const) {
      const half = reach * u * part
      const fall = ctx.createLinearGradient(0, top, 0, foot)
      fall.addColorStop(0, alpha(color, strength * power))
      fall.addColorStop(1, alpha(color, strength * power * 0.3))
      ctx.fillStyle = fall
      ctx.filter = `blur(${half * 0.16}px)`
      ctx.beginPath()
      ctx.moveTo(from[0] * w - half * 0.08, top)
      ctx.lineTo(from[0] * w + half * 0.08, top)
      ctx.lineTo(x * w + half, foot)
      ctx.ellipse(x * w, foot, half, half * 0.2, 0, 0, Math.PI)
      ctx.fill()
    }
    ctx.filter = `blur(${reach * u * 0.05}px)`
    ctx.fillStyle = alpha(color, strength * (options.pool ?? 0.75))
    ctx.beginPath()
    ctx.ellipse(x * w, foot, reach * u, reach * u * 0.2, 0, 0, 7)
    ctx.fill()
  },
})
