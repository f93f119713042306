import { rgb } from '../core/color.ts'
import { fbm } from '../core/noise.ts'
import { type Layer, shade } from '../core/stage.ts'

export interface WoodOptions {
  readonly color: string
  /** The lamp over the table. */
  readonly light: { readonly x: number; readonly y: number; readonly color: string; readonly reach?: number }
  /** Where the table ends at the back, if it is seen from the side. */
  readonly y?: number
  readonly planks?: number
  readonly ambient?: number
}

/** A wooden table from above, or its top from the side: planks, grain, a pool of lamp light. */
export const wood = (options: WoodOptions): Layer => ({
  depth: 0.3,
  paint: (ctx, stage) => {
    const base = rgb(options.color)
    const lamp = rgb(options.light.color)
    const { light, y: back, planks = 5, ambient = 0.2 } = options
    shade(ctx, stage, 1, (x, y, out) => {
      if (back !== undefined && y < back) {
        out[3] = 0
        return
      }
      const px = (x * stage.w) / stage.u
      // Seen from the side, the boards crowd together towards the back.
      const py = back === undefined ? y : Math.log(1 + (y - back) * 14) * 0.35
      const plank = Math.floor(py * planks)
      const inside = py * planks - plank
      const tone = 0.86 + stage.noise(plank * 3.7, 9.1) * 0.3
      const wave = fbm(stage.noise, px * 0.9 + plank * 7, py * 11, 3) * 0.8
      const grain = fbm(stage.noise, px * 2.2 + plank * 5, py * 60 + wave * 3, 3)
      const seam = inside < 0.02 || inside > 0.985 ? 0.45 : 1
      const far = Math.hypot(((x - light.x) * stage.w) / stage.u, y - light.y)
      const pool = Math.exp(-((far / (light.reach ?? 0.6)) ** 2))
      const level = tone * (0.9 + grain * 0.35 + wave * 0.15) * seam
      for (const i of [0, 1, 2] as const)
        out[i] = Math.min(255, base[i] * level * (ambient + pool * ((lamp[i] / 255) * 1.25)))
      out[3] = 255
    })
  },
})
