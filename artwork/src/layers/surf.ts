import { alpha } from '../core/color.ts'
import type { Layer } from '../core/stage.ts'

/** A breaking line of foam across the picture, ragged below and soft above. */
export const surf = (options: {
  y: number
  height: number
  color: string
  depth?: number
  strength?: number
}): Layer => ({
  depth: options.depth ?? 0.4,
  motion: (time) => ({ y: 0.004 * Math.sin(time * 0.7 + options.y * 20) }),
  paint: (ctx, stage) => {
    const { w, h, u, noise, random } = stage
    const tall = options.height * u
    const line = (x: number): number => options.y * h + noise(x * 2.4, options.y * 9) * tall * 1.1
    for (let pass = 0; pass < 3; pass++) {
      ctx.fillStyle = alpha(options.color, (options.strength ?? 0.5) * (0.45 + pass * 0.25))
      ctx.beginPath()
      for (let x = -0.1; x <= 1.1; x += 0.004) ctx.lineTo(x * w, line(x) - tall * 0.25 * (2 - pass))
      for (let x = 1.1; x >= -0.1; x -= 0.004) {
        const ragged = Math.max(0, noise(x * 13 + pass * 5, 2) * 0.7 + noise(x * 40, pass) * 0.4 + 0.25)
        ctx.lineTo(x * w, line(x) + tall * ragged * (0.3 + pass * 0.35))
      }
      ctx.fill()
    }
    for (let i = 0; i < 260; i++) {
      const x = random() * 1.2 - 0.1
      ctx.fillStyle = alpha(options.color, 0.25 + random() * 0.5)
      ctx.beginPath()
      ctx.arc(x * w, line(x) - tall * (random() ** 2 * 1.6 - 0.5), u * (0.0008 + random() * 0.0018), 0, 7)
      ctx.fill()
    }
  },
})

/** Rings around what stands in water. */
export const ripples = (options: {
  x: number
  y: number
  reach: number
  color: string
  depth?: number
}): Layer => ({
  depth: options.depth ?? 0.6,
  blend: 'screen',
  paint: (ctx, { w, h, u }) => {
    for (let ring = 1; ring <= 4; ring++) {
      ctx.strokeStyle = alpha(options.color, 0.5 / ring)
      ctx.lineWidth = u * 0.0028
      ctx.beginPath()
      const r = options.reach * u * (0.45 + ring * 0.3)
      ctx.ellipse(options.x * w, options.y * h, r, r * 0.13, 0, -0.9 + ring * 0.1, 2.4 - ring * 0.2)
      ctx.stroke()
    }
  },
})
