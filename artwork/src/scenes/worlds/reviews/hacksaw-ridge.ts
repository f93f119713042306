import { smoothstep } from '../../../core/color.ts'
import { fbm } from '../../../core/noise.ts'
import type { Scene } from '../../../core/scene.ts'
import { type Context, type Stage, shade } from '../../../core/stage.ts'
import { draw, type Place } from '../../../layers/print.ts'

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [id] },
  grain: 0.5,
  vignette: 0.35,
  layers,
})

const twist = (ctx: Context, stage: Stage, spine: readonly Place[], wide: number): void => {
  const path: Place[] = []
  for (let i = 0; i < spine.length - 1; i++) {
    const [a, b, c, d] = [
      spine[Math.max(0, i - 1)],
      spine[i],
      spine[i + 1],
      spine[Math.min(spine.length - 1, i + 2)],
    ]
    if (!a || !b || !c || !d) continue
    for (let t = 0; t < 1; t += 0.02) {
      const q = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
      path.push([q(0), q(1)])
    }
  }
  const trace = (): void => {
    ctx.beginPath()
    for (const [x, y] of path) ctx.lineTo(x, y)
  }
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.save()
  ctx.shadowColor = 'rgba(20,14,4,0.6)'
  ctx.shadowBlur = stage.u * 0.03
  ctx.shadowOffsetY = stage.u * 0.014
  trace()
  ctx.strokeStyle = '#6f5127'
  ctx.lineWidth = wide
  ctx.stroke()
  ctx.restore()
  let far = 0
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1], path[i]]
    if (!a || !b) continue
    far += Math.hypot(b[0] - a[0], b[1] - a[1])
    if (far < wide * 0.3) continue
    far = 0
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0])
    ctx.save()
    ctx.translate(...b)
    ctx.rotate(turn + 0.75)
    const strand = ctx.createLinearGradient(0, -wide * 0.5, 0, wide * 0.5)
    strand.addColorStop(0, '#f3dfae')
    strand.addColorStop(0.5, '#cfa660')
    strand.addColorStop(1, '#7d5c2e')
    ctx.fillStyle = strand
    ctx.beginPath()
    ctx.ellipse(0, 0, wide * 0.16, wide * 0.5, 0, 0, 7)
    ctx.fill()
    ctx.restore()
  }
}

/** A bowline, on army canvas. */
export const reviewHacksawRidge = scene('hacksaw-ridge', [
  draw(0.2, (ctx, stage) => {
    shade(ctx, stage, 1, (x, y, out) => {
      const [px, py] = [(x * stage.w) / stage.u, (y * stage.h) / stage.u]
      const weave = (Math.sin(px * 420) + Math.sin(py * 420)) * 5
      const stain = fbm(stage.noise, px * 2, py * 2, 5)
      const mud = smoothstep(0.08, 0.42, stain) * 46
      out[0] = 112 + weave + stain * 26 - mud
      out[1] = 110 + weave + stain * 22 - mud
      out[2] = 78 + weave + stain * 16 - mud * 0.8
      out[3] = 255
    })
  }),
  draw(0.3, (ctx, { w, h, u }) => {
    ctx.fillStyle = '#e7dfcb'
    ctx.fillRect(w * 0.66, -h, u * 0.42, h * 3)
    ctx.fillStyle = '#b0261f'
    ctx.fillRect(w * 0.66 + u * 0.16, h * 0.28, u * 0.1, u * 0.3)
    ctx.fillRect(w * 0.66 + u * 0.06, h * 0.28 + u * 0.1, u * 0.3, u * 0.1)
  }),
  draw(0.6, (ctx, stage) => {
    const { w, h, u } = stage
    const at = (x: number, y: number): Place => [w * 0.42 + x * u, h * 0.5 + y * u]
    const wide = u * 0.085
    twist(
      ctx,
      stage,
      [
        at(-0.95, -0.3),
        at(-0.5, -0.16),
        at(-0.2, -0.1),
        at(0.02, -0.16),
        at(0.1, -0.02),
        at(-0.04, 0.08),
        at(-0.16, 0),
      ],
      wide,
    )
    twist(
      ctx,
      stage,
      [
        at(-0.16, 0),
        at(-0.14, -0.16),
        at(0.06, -0.1),
        at(0.3, -0.28),
        at(0.56, -0.18),
        at(0.62, 0.08),
        at(0.44, 0.3),
        at(0.16, 0.26),
        at(0, 0.06),
      ],
      wide,
    )
    twist(
      ctx,
      stage,
      [
        at(0, 0.06),
        at(-0.1, -0.1),
        at(-0.2, -0.26),
        at(-0.32, -0.2),
        at(-0.26, -0.06),
        at(-0.08, 0.02),
        at(0.1, 0.14),
      ],
      wide,
    )
  }),
])
