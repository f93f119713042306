import { alpha, mix, rgb, smoothstep } from '../core/color.ts'
import { fbm } from '../core/noise.ts'
import { type Layer, shade } from '../core/stage.ts'

export interface FoyerOptions {
  readonly wall: string
  readonly floor: readonly [light: string, dark: string]
  /** Where wall and floor meet. */
  readonly y: number
  readonly light: { readonly x: number; readonly y: number; readonly color: string; readonly reach: number }
  /** Places of the pilasters. */
  readonly pilasters: readonly number[]
}

/** The hall of an old picture house: panelled wall, pilasters, a chequered floor of stone. */
export const foyer = (options: FoyerOptions): Layer[] => [
  {
    depth: 0.2,
    paint: (ctx, stage) => {
      const { y: line, light } = options
      const wall = rgb(options.wall)
      const [pale, dark] = [rgb(options.floor[0]), rgb(options.floor[1])]
      const lamp = rgb(light.color)
      const wide = stage.w / stage.u
      shade(ctx, stage, 1, (x, y, out) => {
        const px = (x - light.x) * wide
        const far = Math.hypot(px, ((y - light.y) * stage.h) / stage.u)
        const lit = Math.exp(-((far / light.reach) ** 1.3))
        let base = wall
        let level = 0.5 + fbm(stage.noise, x * wide * 2.4, y * 5, 4) * 0.22
        if (y > line) {
          const deep = 1 / (y - line + 0.05)
          const tile = Math.floor((x - 0.56) * wide * deep * 0.62 + 40.5) + Math.floor(deep * 1.1)
          const vein = fbm(stage.noise, (x - 0.5) * deep * 5, deep * 7, 4)
          base = tile % 2 === 0 ? pale : dark
          level = 0.62 + vein * 0.4 - smoothstep(line, 1.1, y) * 0.25
        } else if (y > line - 0.2) level *= 0.8
        if (Math.abs(y - (line - 0.2)) < 0.006) level *= 1.7
        for (const i of [0, 1, 2] as const)
          out[i] = Math.min(255, base[i] * level * (0.3 + lit * 1.5) + lamp[i] * lit * 0.2)
        out[3] = 255
      })
    },
  },
  {
    depth: 0.2,
    paint: (ctx, { w, h, u }) => {
      const { light, wall, y: line } = options
      for (const x of options.pilasters) {
        const lit = Math.exp(-((Math.abs(x - light.x) * w) / u / light.reach) * 1.1)
        const half = u * 0.045
        const round = ctx.createLinearGradient(x * w - half, 0, x * w + half, 0)
        const bright = mix(wall, light.color, 0.12 + lit * 0.5)
        const toLight = light.x > x
        round.addColorStop(0, toLight ? mix(wall, '#000000', 0.6) : bright)
        round.addColorStop(toLight ? 0.75 : 0.25, bright)
        round.addColorStop(1, toLight ? bright : mix(wall, '#000000', 0.6))
        ctx.fillStyle = round
        ctx.fillRect(x * w - half, -h, half * 2, h * (1 + line))
        ctx.fillStyle = alpha('#000000', 0.25)
        for (let i = -2; i <= 2; i++)
          ctx.fillRect(x * w + i * half * 0.36, -h, half * 0.1, h * (1 + line) - u * 0.05)
        ctx.fillStyle = bright
        ctx.fillRect(x * w - half * 1.25, line * h - u * 0.05, half * 2.5, u * 0.05)
      }
    },
  },
]
