import { between } from '../../../core/random.ts'
import type { Scene } from '../../../core/scene.ts'
import { blob, draw, ground, type Place, wash } from '../../../layers/print.ts'

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [id] },
  stock: 'paper',
  grain: 1,
  layers,
})

/** Climb what there is. */
export const reviewTheSoundOfMusic = scene('the-sound-of-music', [
  ground('#fbf9f2'),
  draw(0.2, (ctx, stage) => {
    const { w, h } = stage
    wash(
      ctx,
      stage,
      '#8fc0e6',
      [
        [-w * 0.1, -h * 0.1],
        [w * 1.1, -h * 0.1],
        [w * 1.1, h * 0.3],
        [w * 0.5, h * 0.36],
        [-w * 0.1, h * 0.24],
      ],
      { strength: 0.02, spread: 0.2 },
    )
    wash(
      ctx,
      stage,
      '#8296c4',
      [
        [-w * 0.05, h * 0.64],
        [w * 0.12, h * 0.3],
        [w * 0.2, h * 0.38],
        [w * 0.34, h * 0.14],
        [w * 0.46, h * 0.36],
        [w * 0.56, h * 0.27],
        [w * 0.72, h * 0.48],
        [w * 0.86, h * 0.3],
        [w * 1.08, h * 0.6],
      ],
      { strength: 0.045, spread: 0.12 },
    )
    wash(
      ctx,
      stage,
      '#5470a8',
      [
        [w * 0.34, h * 0.17],
        [w * 0.4, h * 0.34],
        [w * 0.37, h * 0.46],
        [w * 0.46, h * 0.6],
        [w * 0.3, h * 0.6],
        [w * 0.33, h * 0.36],
      ],
      { strength: 0.03, spread: 0.2 },
    )
    wash(
      ctx,
      stage,
      '#79b06a',
      [
        [-w * 0.1, h * 0.6],
        [w * 0.3, h * 0.56],
        [w * 0.7, h * 0.6],
        [w * 1.1, h * 0.5],
        [w * 1.1, h * 0.84],
        [-w * 0.1, h * 0.84],
      ],
      { strength: 0.05, spread: 0.1 },
    )
    wash(
      ctx,
      stage,
      '#3f8a4b',
      [
        [-w * 0.1, h * 0.8],
        [w * 0.4, h * 0.7],
        [w * 1.1, h * 0.78],
        [w * 1.1, h * 1.2],
        [-w * 0.1, h * 1.2],
      ],
      { strength: 0.05, spread: 0.08 },
    )
  }),
  draw(0.5, (ctx, stage) => {
    const { w, h, u, random } = stage
    const flowers: Place[] = Array.from({ length: 15 }, (_, i) => [
      (0.02 + i * 0.07 + random() * 0.03) * w,
      h * between(random, 0.72, 0.96),
    ])
    for (const [x, y] of flowers.sort((a, b) => a[1] - b[1])) {
      const s = u * (0.03 + (y / h - 0.7) * 0.16)
      ctx.strokeStyle = '#2f6b3a'
      ctx.lineWidth = s * 0.14
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(x + s * 0.3, y + s * 1.5, x - s * 0.2, y + s * 3.6)
      ctx.stroke()
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * Math.PI * 2 + x
        const long = s * (i % 2 ? 1 : 0.72)
        ctx.fillStyle = i % 2 ? '#ffffff' : '#eef0e6'
        blob(ctx, [
          [x, y],
          [x + Math.cos(a - 0.3) * long * 0.6, y + Math.sin(a - 0.3) * long * 0.5],
          [x + Math.cos(a) * long, y + Math.sin(a) * long * 0.8],
          [x + Math.cos(a + 0.3) * long * 0.6, y + Math.sin(a + 0.3) * long * 0.5],
        ])
        ctx.fill()
      }
      for (let i = 0; i < 6; i++) {
        ctx.fillStyle = i % 2 ? '#e0b53a' : '#c99a2a'
        ctx.beginPath()
        ctx.arc(x + Math.cos(i) * s * 0.17, y + Math.sin(i) * s * 0.13, s * 0.11, 0, 7)
        ctx.fill()
      }
    }
  }),
])
