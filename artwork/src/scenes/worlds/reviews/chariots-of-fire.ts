import { between } from '../../../core/random.ts'
import type { Scene } from '../../../core/scene.ts'
import { draw, ground, type Place, wash } from '../../../layers/print.ts'

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [id] },
  stock: 'paper',
  grain: 1,
  layers,
})

/** Six o’clock on the sand, from the dune. */
export const reviewChariotsOfFire = scene('chariots-of-fire', [
  ground('#f6ecd8'),
  draw(0.2, (ctx, stage) => {
    const { w, h } = stage
    const edge = (from: number, amp: number): Place[] => [
      ...Array.from(
        { length: 9 },
        (_, i): Place => [(-0.1 + i * 0.15) * w, (from - i * 0.035 + Math.sin(i * 1.7) * amp) * h],
      ),
      [w * 1.1, -h * 0.2],
      [-w * 0.1, -h * 0.2],
    ]
    wash(ctx, stage, '#cfe0dc', edge(0.56, 0.03), { strength: 0.03, spread: 0.08 })
    wash(ctx, stage, '#8fb8c2', edge(0.44, 0.025), { strength: 0.035, spread: 0.08 })
    wash(ctx, stage, '#4f8ba3', edge(0.26, 0.02), { strength: 0.04, spread: 0.08 })
    wash(
      ctx,
      stage,
      '#e3c79b',
      [
        [-w * 0.1, h * 0.72],
        [w * 1.1, h * 0.42],
        [w * 1.1, h * 1.2],
        [-w * 0.1, h * 1.2],
      ],
      { strength: 0.022, spread: 0.1 },
    )
  }),
  draw(0.4, (ctx, stage) => {
    const { w, h, u, random } = stage
    // Seven men, all barefoot, one a good deal ahead.
    for (let runner = 0; runner < 7; runner++) {
      const steps = runner === 3 ? 19 : 11 + Math.floor(random() * 3)
      const [lane, late, stride] = [
        (runner - 3) * 0.046 + between(random, -0.01, 0.01),
        random() * 0.05,
        between(random, 0.05, 0.06),
      ]
      for (let i = 0; i < steps; i++) {
        const t = late - 0.04 + i * stride + between(random, -0.005, 0.005)
        const near = 1.3 - t * 0.75
        const x = t * w
        const y = h * (0.93 - t * 0.36 - lane * near) + (i % 2 ? 1 : -1) * u * 0.013 * near
        ctx.fillStyle = `rgba(112,76,44,${between(random, 0.5, 0.8)})`
        ctx.beginPath()
        ctx.ellipse(x, y, u * 0.017 * near, u * 0.0075 * near, -0.24, 0, 7)
        ctx.ellipse(
          x + u * 0.021 * near,
          y - u * 0.005 * near,
          u * 0.0075 * near,
          u * 0.0068 * near,
          -0.24,
          0,
          7,
        )
        ctx.fill()
      }
    }
  }),
])
