import { mix, type Rgb, rgb, smoothstep } from '../core/color.ts'
import { fbm } from '../core/noise.ts'
import { between } from '../core/random.ts'
import { type Layer, shade } from '../core/stage.ts'

export interface Light {
  readonly x: number
  readonly y: number
  readonly color: string
  /** Reach of the glow in u. */
  readonly reach?: number
  readonly strength?: number
  /** Radius of a visible disc (sun, moon) in u. */
  readonly disc?: number
}

export type Stop = readonly [at: number, color: string]

const gradient = (stops: readonly Stop[], steps = 512): Rgb[] =>
  Array.from({ length: steps }, (_, i) => {
    const at = i / (steps - 1)
    const next = stops.findIndex(([where]) => where >= at)
    const b = stops[next === -1 ? stops.length - 1 : next] ?? [1, '#000000']
    const a = stops[Math.max(0, (next === -1 ? stops.length : next) - 1)] ?? b
    const part = b[0] === a[0] ? 0 : (at - a[0]) / (b[0] - a[0])
    return rgb(mix(a[1], b[1], Math.min(1, part)))
  })

/** Vertical gradient with light that spreads from one place. */
export const sky = (stops: readonly Stop[], light?: Light): Layer => ({
  depth: 0.04,
  paint: (ctx, stage) => {
    const column = gradient(stops)
    const [lr, lg, lb] = rgb(light?.color ?? '#000000')
    const reach = light?.reach ?? 0.5
    const power = light?.strength ?? 1
    shade(ctx, stage, 1, (x, y, out) => {
      const [r, g, b] = column[Math.round(Math.min(1, Math.max(0, y)) * 511)] ?? [0, 0, 0]
      let glow = 0
      if (light) {
        const dx = ((x - light.x) * stage.w) / stage.u
        const dy = ((y - light.y) * stage.h) / stage.u
        // Wider than high: a low sun spreads along the horizon.
        const far = Math.hypot(dx * 0.8, dy * 1.15)
        glow = (0.62 * Math.exp(-far / reach) + 0.55 * Math.exp(-((far / reach) ** 2) * 9)) * power
        const disc = light.disc ?? 0
        if (disc > 0) glow += 1.1 * smoothstep(disc * 1.06, disc * 0.94, Math.hypot(dx, dy))
      }
      const screen = (base: number, lit: number): number =>
        255 - (255 - base) * (1 - Math.min(1, (lit / 255) * glow))
      out[0] = screen(r, lr)
      out[1] = screen(g, lg)
      out[2] = screen(b, lb)
      out[3] = 255
    })
  },
})

export interface CloudOptions {
  readonly light: Light
  readonly lit: string
  readonly shadow: string
  /** Where the sky ends: clouds crowd together towards it. */
  readonly horizon?: number
  /** 0 clear, 1 overcast. */
  readonly cover?: number
  readonly opacity?: number
  readonly size?: number
  readonly drift?: number
}

/** Clouds in perspective, bright on the side that looks at the light. */
export const clouds = (options: CloudOptions): Layer => ({
  depth: 0.1,
  motion: (time) => ({ x: (options.drift ?? 0.004) * (time - 6) }),
  paint: (ctx, stage) => {
    const { light, horizon = 0.7, cover = 0.5, opacity = 0.9, size = 1 } = options
    const lit = rgb(options.lit)
    const shadow = rgb(options.shadow)
    const { noise } = stage
    const wide = stage.w / stage.u
    const density = (x: number, y: number): number => {
      const deep = 1 / (Math.max(0, horizon - y) * 1.5 + 0.2)
      const px = ((x - 0.5) * wide * deep * 1.5) / size + 3
      const py = (deep * 2.4) / size
      const warp = noise(px * 0.7 + 9, py * 0.7) * 0.55
      return fbm(noise, px + warp, py + warp, 6) * 0.9 + 0.5
    }
    shade(ctx, stage, 0.6, (x, y, out) => {
      const d = density(x, y)
      const mass = smoothstep(0.92 - cover * 0.75, 1.22 - cover * 0.75, d)
      if (mass <= 0.003 || y > horizon) {
        out[3] = 0
        return
      }
      const dx = ((light.x - x) * stage.w) / stage.u
      const dy = ((light.y - y) * stage.h) / stage.u
      const far = Math.hypot(dx, dy) + 0.0001
      const step = 0.02
      const ahead = density(
        x + ((dx / far) * step * stage.u) / stage.w,
        y + ((dy / far) * step * stage.u) / stage.h,
      )
      const near = Math.exp(-far * 1.5)
      const edge = Math.min(1, Math.max(0, 0.34 + (d - ahead) * 4.2 + near * 0.45 - (mass - 0.5) * 0.3))
      for (const i of [0, 1, 2] as const)
        out[i] = shadow[i] + (lit[i] - shadow[i]) * edge * (0.5 + near * 0.75)
      out[3] = 255 * mass * opacity * smoothstep(horizon, horizon - 0.12, y)
    })
  },
})

/** Stars thin out towards the horizon; a few are large enough to glow. */
export const stars = (count = 260, horizon = 0.6, color = '#fdf3df'): Layer => ({
  depth: 0.03,
  blend: 'screen',
  paint: (ctx, stage) => {
    const { random, u } = stage
    for (let i = 0; i < count; i++) {
      const y = random() ** 1.5 * horizon
      const bright = random() ** 4
      const radius = u * (0.0007 + bright * 0.0019)
      const x = between(random, -0.08, 1.08) * stage.w
      ctx.globalAlpha = (0.25 + bright * 0.75) * smoothstep(horizon, horizon * 0.55, y)
      if (bright > 0.75) {
        const halo = ctx.createRadialGradient(x, y * stage.h, 0, x, y * stage.h, radius * 4.5)
        halo.addColorStop(0, 'rgba(255,244,220,0.35)')
        halo.addColorStop(1, 'rgba(255,244,220,0)')
        ctx.fillStyle = halo
        ctx.fillRect(x - radius * 4.5, y * stage.h - radius * 4.5, radius * 9, radius * 9)
      }
      ctx.fillStyle = color
      ctx.beginPath()
      ctx.arc(x, y * stage.h, radius, 0, Math.PI * 2)
      ctx.fill()
    }
  },
})
