import { alpha, rgb, smoothstep } from '../core/color.ts'
import { fbm } from '../core/noise.ts'
import { type Layer, shade } from '../core/stage.ts'

/** The band of our galaxy across the sky, dust lanes and all. */
export const milkyWay = (options: {
  /** Two places it runs through. */
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  width: number
  color: string
  warm: string
  strength?: number
  horizon: number
}): Layer => ({
  depth: 0.03,
  blend: 'screen',
  paint: (ctx, stage) => {
    const { from, to, width, strength = 0.6, horizon } = options
    const cool = rgb(options.color)
    const warm = rgb(options.warm)
    const aspect = stage.w / stage.u
    const dx = (to[0] - from[0]) * aspect
    const dy = ((to[1] - from[1]) * stage.h) / stage.u
    const long = Math.hypot(dx, dy)
    shade(ctx, stage, 0.6, (x, y, out) => {
      const px = (x - from[0]) * aspect
      const py = ((y - from[1]) * stage.h) / stage.u
      const along = (px * dx + py * dy) / long
      const across = (py * dx - px * dy) / long + stage.noise(along * 2, 4) * 0.05
      const band = Math.exp(-((across / width) ** 2) * 1.6)
      const cloud = 0.55 + fbm(stage.noise, along * 4, across * 7, 5) * 0.9
      const lane = smoothstep(0.05, 0.6, fbm(stage.noise, along * 3 + 9, across * 9 + 3, 5) + 0.3)
      const core = Math.exp(-((across / width) ** 2) * 7)
      for (const i of [0, 1, 2] as const) out[i] = cool[i] + (warm[i] - cool[i]) * core * 0.8
      const glow = band * Math.max(0, cloud) * (0.35 + 0.65 * lane)
      out[3] = 255 * Math.min(1, glow * strength) * smoothstep(horizon, horizon * 0.55, y)
    })
    const { random, u } = stage
    for (let i = 0; i < 1500; i++) {
      const t = random() * 1.3 - 0.15
      const off = (random() + random() + random() - 1.5) * width * 1.4
      const x = (from[0] * aspect + dx * t - (dy / long) * off) * u
      const y = ((from[1] * stage.h) / u) * u + (dy * t + (dx / long) * off) * u
      ctx.fillStyle = alpha('#fff4e2', random() ** 3 * 0.8 * smoothstep(horizon, horizon * 0.6, y / stage.h))
      ctx.fillRect(x, y, u * 0.0015, u * 0.0015)
    }
  },
})

/** Villages on a plain at night: lamps thick in their middles, thin along the roads between. */
export const valleyLights = (options: {
  y: number
  to: number
  places: readonly (readonly [x: number, y: number, reach: number, count: number])[]
  color: string
  depth?: number
}): Layer => ({
  depth: options.depth ?? 0.25,
  blend: 'screen',
  paint: (ctx, stage) => {
    const { w, h, u, random } = stage
    const { y: top, to } = options
    const lamp = (x: number, y: number, power: number): void => {
      const near = Math.max(0, (y - top) / (to - top))
      const r = u * (0.0009 + near * 0.0024)
      const halo = ctx.createRadialGradient(x * w, y * h, 0, x * w, y * h, r * 6)
      halo.addColorStop(0, alpha(options.color, 0.5 * power))
      halo.addColorStop(1, alpha(options.color, 0))
      ctx.fillStyle = halo
      ctx.fillRect(x * w - r * 6, y * h - r * 6, r * 12, r * 12)
      ctx.fillStyle = alpha('#fff1cf', power)
      ctx.beginPath()
      ctx.arc(x * w, y * h, r, 0, 7)
      ctx.fill()
    }
    for (const [i, [x, y, reach, count]] of options.places.entries()) {
      const pool = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
      pool.addColorStop(0, alpha(options.color, 0.34))
      pool.addColorStop(0.4, alpha(options.color, 0.12))
      pool.addColorStop(1, alpha(options.color, 0))
      ctx.save()
      ctx.translate(x * w, y * h)
      ctx.scale(reach * w * 1.6, reach * w * 0.42)
      ctx.fillStyle = pool
      ctx.fillRect(-1, -1, 2, 2)
      ctx.restore()
      for (let n = 0; n < count; n++) {
        const away = reach * (random() + random() - 1)
        lamp(x + away, y + (random() + random() - 1) * reach * 0.5, 0.35 + random() * 0.65)
      }
      const next = options.places[i + 1]
      if (!next) continue
      for (let t = 0; t < 1; t += 0.035) {
        const bow = Math.sin(t * Math.PI) * 0.012
        if (random() > 0.35) lamp(x + (next[0] - x) * t, y + (next[1] - y) * t + bow, 0.25 + random() * 0.4)
      }
    }
  },
})
