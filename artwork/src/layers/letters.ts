import { mix } from '../core/color.ts'
import { between } from '../core/random.ts'
import type { Layer } from '../core/stage.ts'

/** Old letters that drift out of the light: small and bright near it, large and dim near us. */
export const letters = (options: {
  /** Where they come from, and where the last of them is. */
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  count: number
  lit: string
  dark: string
}): Layer => ({
  depth: 0.8,
  paint: (ctx, { w, h, u, random }) => {
    const [x0, y0] = options.from
    const [x1, y1] = options.to
    for (let i = 0; i < options.count; i++) {
      const near = ((i + 0.5) / options.count) ** 1.25
      const spread = between(random, -1, 1) * (0.05 + near * 0.2)
      const x = (x0 + (x1 - x0) * near + between(random, -0.02, 0.02)) * w
      const y = (y0 + (y1 - y0) * near + spread - Math.sin(near * 3) * 0.07) * h
      const size = u * (0.012 + near * 0.05)
      ctx.save()
      ctx.translate(x, y)
      ctx.rotate(between(random, -0.9, 0.9))
      // A sheet seen at a slant is narrower, and is bowed by the air.
      ctx.transform(between(random, 0.45, 1), between(random, -0.3, 0.3), 0, between(random, 0.5, 1), 0, 0)
      if (near > 0.75) ctx.filter = `blur(${u * 0.0045 * near}px)`
      const bow = between(random, -0.35, 0.35) * size
      const tone = ctx.createLinearGradient(-size, 0, size, 0)
      tone.addColorStop(0, mix(options.lit, options.dark, 0.35 + near * 0.5))
      tone.addColorStop(1, mix(options.lit, options.dark, near * 0.62))
      ctx.fillStyle = tone
      ctx.beginPath()
      ctx.moveTo(-size, -size * 0.66)
      ctx.quadraticCurveTo(0, -size * 0.66 + bow, size, -size * 0.66)
      ctx.lineTo(size, size * 0.66)
      ctx.quadraticCurveTo(0, size * 0.66 + bow, -size, size * 0.66)
      ctx.fill()
      ctx.strokeStyle = mix(options.dark, options.lit, 0.3)
      ctx.globalAlpha = 0.55
      ctx.lineWidth = size * 0.05
      for (let row = -2; row <= 2; row++) {
        ctx.beginPath()
        ctx.moveTo(-size * 0.72, row * size * 0.22)
        ctx.quadraticCurveTo(0, row * size * 0.22 + bow, size * (row === 2 ? 0.1 : 0.72), row * size * 0.22)
        ctx.stroke()
      }
      ctx.restore()
    }
  },
})
