import { alpha, rgb } from '../core/color.ts'
import { fbm } from '../core/noise.ts'
import { between, createRandom } from '../core/random.ts'
import { type Layer, shade } from '../core/stage.ts'

/** Lights out of focus: a street, a crowd's cameras, a string of lamps. */
export const bokeh = (options: {
  count: number
  colors: readonly string[]
  y0: number
  y1: number
  size?: number
  strength?: number
  depth?: number
}): Layer => ({
  depth: options.depth ?? 0.3,
  blend: 'screen',
  animate: (ctx, stage, time) => {
    const random = createRandom(stage.seed)
    for (let i = 0; i < options.count; i++) {
      const x = between(random, -0.05, 1.05) * stage.w
      const y = between(random, options.y0, options.y1) * stage.h
      const r = (options.size ?? 0.02) * stage.u * between(random, 0.35, 1.2)
      const power =
        (options.strength ?? 0.3) *
        between(random, 0.3, 1) *
        (0.8 + 0.2 * Math.sin(time * between(random, 0.5, 2) + i))
      const color = options.colors[Math.floor(random() * options.colors.length)] ?? '#ffffff'
      ctx.fillStyle = alpha(color, power * 0.75)
      ctx.beginPath()
      ctx.arc(x, y, r, 0, 7)
      ctx.fill()
      ctx.strokeStyle = alpha(color, power * 0.5)
      ctx.lineWidth = r * 0.12
      ctx.stroke()
    }
  },
})

/** Curtains of northern light. */
export const aurora = (color: string, top: string, y: number, height: number): Layer => ({
  depth: 0.05,
  blend: 'screen',
  motion: (time) => ({ x: 0.03 * Math.sin(time * 0.3), opacity: 0.85 + 0.15 * Math.sin(time * 0.9) }),
  paint: (ctx, stage) => {
    const low = rgb(color)
    const high = rgb(top)
    shade(ctx, stage, 0.5, (x, y0, out) => {
      const px = (x * stage.w) / stage.u
      let light = 0
      let where = 0
      for (let band = 0; band < 3; band++) {
        const foot = y + band * 0.06 + stage.noise(px * 1.1 + band * 7, band) * 0.13
        const up = (foot - y0) / height
        if (up < -0.12) continue
        const streak =
          0.55 + 0.45 * fbm(stage.noise, px * 9 + stage.noise(px * 2, 5) * 2 + band * 11, up * 0.6, 3)
        const glow =
          (up < 0 ? Math.exp(up * 34) : Math.exp(-up * 1.7)) *
          streak *
          (0.75 + 0.6 * stage.noise(px * 1.7, band * 3 + 9)) *
          3.6
        light += Math.max(0, glow) * (0.8 - band * 0.2)
        where = Math.max(where, Math.min(1, up))
      }
      for (const i of [0, 1, 2] as const) out[i] = low[i] + (high[i] - low[i]) * where
      out[3] = 255 * Math.min(0.92, light)
    })
  },
})

/** Camera flashes, here and there, only for an instant. */
export const flashes = (y: number, rate = 1): Layer => ({
  depth: 0.5,
  blend: 'screen',
  animate: (ctx, stage, time) => {
    for (let i = 0; i < 7; i++) {
      const random = createRandom(stage.seed + i * 97 + Math.floor(time * rate + i * 0.37) * 31)
      const age = (time * rate + i * 0.37) % 1
      const power = random() > 0.4 ? Math.exp(-age * 9) : 0.06
      const x = random() * stage.w
      const py = (y + (random() - 0.5) * 0.09) * stage.h
      const r = stage.u * (0.05 + random() * 0.09)
      const star = ctx.createRadialGradient(x, py, 0, x, py, r)
      star.addColorStop(0, `rgba(255,255,255,${power})`)
      star.addColorStop(0.12, `rgba(230,238,255,${power * 0.6})`)
      star.addColorStop(1, 'rgba(200,215,255,0)')
      ctx.fillStyle = star
      ctx.fillRect(x - r, py - r, r * 2, r * 2)
    }
  },
})
