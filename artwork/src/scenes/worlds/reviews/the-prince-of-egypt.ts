import { smoothstep } from '../../../core/color.ts'
import { fbm } from '../../../core/noise.ts'
import { between } from '../../../core/random.ts'
import type { Scene } from '../../../core/scene.ts'
import { shade } from '../../../core/stage.ts'
import { draw, polygon } from '../../../layers/print.ts'

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [id] },
  grain: 0.5,
  vignette: 0.35,
  layers,
})

/** The sea from very far above, and the way through it. */
export const reviewThePrinceOfEgypt = scene('the-prince-of-egypt', [
  draw(0.2, (ctx, stage) => {
    shade(ctx, stage, 1, (x, y, out) => {
      const [px, py] = [(x * stage.w) / stage.u, (y * stage.h) / stage.u]
      const middle = 0.46 + (y - 0.5) * -0.3 + fbm(stage.noise, py * 1.6, 4, 4) * 0.07
      const off = Math.abs(x - middle) - 0.105 - fbm(stage.noise, px * 4, py * 4, 4) * 0.03
      if (off > 0) {
        const deep = smoothstep(0, 0.4, off)
        const wave = fbm(stage.noise, px * 5, py * 9 + off * 20, 4)
        const foam = smoothstep(0.05, 0, off + wave * 0.03) + smoothstep(0.28, 0.5, wave) * (1 - deep) * 0.5
        out[0] = 22 - deep * 14 + wave * 16 + foam * 220
        out[1] = 118 - deep * 66 + wave * 30 + foam * 130
        out[2] = 138 - deep * 40 + wave * 28 + foam * 110
      } else {
        const sand = fbm(stage.noise, px * 6, py * 6, 5) * 34
        const wet = smoothstep(-0.05, 0, off) * 62
        out[0] = 226 + sand - wet
        out[1] = 184 + sand - wet
        out[2] = 124 + sand * 0.8 - wet * 0.7
      }
      out[3] = 255
    })
  }),
  draw(0.3, (ctx, { w, h, u, random }) => {
    for (let i = 0; i < 260; i++) {
      const t = i / 260
      const y = 1.04 - t * 0.86 * (0.9 + random() * 0.2)
      const x = 0.46 + (y - 0.5) * -0.3 + between(random, -0.035, 0.035)
      const s = u * between(random, 0.004, 0.0065)
      ctx.fillStyle = 'rgba(70,40,30,0.42)'
      polygon(ctx, [
        [x * w, y * h - s],
        [x * w + s * 8, y * h + s * 4],
        [x * w, y * h + s],
      ])
      ctx.fill()
      ctx.fillStyle = ['#7a2f2a', '#f2e6cc', '#3f4a6b', '#b8783a', '#2d2420'][i % 5] ?? '#2d2420'
      ctx.beginPath()
      ctx.arc(x * w, y * h, s, 0, 7)
      ctx.fill()
    }
  }),
])
