import { between } from '../../../core/random.ts'
import type { Scene } from '../../../core/scene.ts'
import type { Context, Stage } from '../../../core/stage.ts'
import { blob, cutOut, draw, ground, land, polygon } from '../../../layers/print.ts'

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [id] },
  stock: 'paper',
  grain: 0.8,
  layers,
})

const disc = (
  ctx: Context,
  stage: Stage,
  x: number,
  y: number,
  r: number,
  color: string,
  lift = 0.012,
): void => {
  ctx.beginPath()
  ctx.arc(x, y, r, 0, 7)
  cutOut(ctx, stage, color, lift)
}

export const reviewJesusRevolution = scene('jesus-revolution', [
  ground('#f7e7c4'),
  draw(0.2, (ctx, { w, h, u }) => {
    const [x, y] = [w * 0.62, h * 0.62]
    for (const [r, color] of [
      [0.74, '#7c2f1d'],
      [0.64, '#c4431f'],
      [0.54, '#e8702a'],
      [0.44, '#f2a43a'],
      [0.34, '#f7cf6b'],
      [0.24, '#fff1cf'],
    ] as const) {
      ctx.fillStyle = color
      ctx.beginPath()
      ctx.arc(x, y, r * u, 0, 7)
      ctx.fill()
    }
    for (const [i, color] of ['#7c2f1d', '#c4431f', '#e8702a', '#f2a43a', '#f7cf6b'].entries()) {
      ctx.strokeStyle = color
      ctx.lineWidth = u * 0.1
      ctx.beginPath()
      ctx.moveTo(-w * 0.1, h * 0.2 + i * u * 0.1)
      ctx.bezierCurveTo(
        w * 0.2,
        h * 0.1 + i * u * 0.1,
        w * 0.18,
        h * 0.66 + i * u * 0.1,
        w * 0.6,
        h * 0.72 + i * u * 0.1,
      )
      ctx.stroke()
    }
  }),
  ...(['#2b8f8f', '#1f7480', '#175a68'] as const).map((color, i) =>
    land(0.4 + i * 0.1, color, (x) => 0.64 + i * 0.09 + Math.abs(Math.sin(x * (9 - i) + i * 1.4)) * -0.045),
  ),
  draw(0.6, (ctx, stage) => {
    // Hands out of the water, more than one would count.
    const { w, h, u, random } = stage
    for (let i = 0; i < 11; i++) {
      const x = (0.4 + i * 0.052) * w
      const foot = h * (0.76 + (i % 3) * 0.025)
      const tall = u * between(random, 0.12, 0.2)
      const color = ['#5a2f1d', '#8a5230', '#d9a06a', '#c4814c'][i % 4] ?? '#8a5230'
      for (const side of [-1, 1]) {
        blob(ctx, [
          [x + side * u * 0.012, foot],
          [x + side * u * 0.03, foot - tall],
          [x + side * u * 0.046, foot - tall * 1.02],
          [x + side * u * 0.034, foot],
        ])
        cutOut(ctx, stage, color, 0.006)
      }
      disc(ctx, stage, x, foot - tall * 0.42, u * 0.026, color, 0.006)
    }
  }),
  land(0.7, '#f0d9a4', (x) => 0.9 - x * 0.03 + Math.sin(x * 4) * 0.01),
  draw(0.8, (ctx, stage) => {
    const { w, h, u } = stage
    const [x, y, s] = [w * 0.16, h * 0.93, u * 0.36]
    ctx.beginPath()
    ctx.roundRect(x - s * 0.62, y - s * 0.66, s * 1.24, s * 0.5, [s * 0.22, s * 0.2, 0, 0])
    cutOut(ctx, stage, '#fff4dc', 0.014)
    polygon(ctx, [
      [x - s * 0.64, y - s * 0.4],
      [x + s * 0.64, y - s * 0.4],
      [x + s * 0.66, y - s * 0.06],
      [x - s * 0.64, y - s * 0.06],
    ])
    cutOut(ctx, stage, '#1f7480', 0.01)
    for (const at of [-0.5, -0.2, 0.1, 0.4]) {
      ctx.beginPath()
      ctx.roundRect(x + s * at - s * 0.02, y - s * 0.58, s * 0.2, s * 0.15, s * 0.03)
      cutOut(ctx, stage, '#7c2f1d', 0.002)
    }
    ctx.beginPath()
    ctx.rect(x - s * 0.5, y - s * 0.74, s * 0.9, s * 0.06)
    cutOut(ctx, stage, '#e8702a', 0.008)
    for (const at of [-0.36, 0.36]) {
      disc(ctx, stage, x + s * at, y - s * 0.06, s * 0.14, '#2a1712', 0.006)
      disc(ctx, stage, x + s * at, y - s * 0.06, s * 0.07, '#f7e7c4', 0.002)
    }
    for (let i = 0; i < 5; i++)
      disc(
        ctx,
        stage,
        x + s * 0.1 + Math.cos(i * 1.26) * s * 0.07,
        y - s * 0.23 + Math.sin(i * 1.26) * s * 0.07,
        s * 0.05,
        '#f7cf6b',
        0.002,
      )
    disc(ctx, stage, x + s * 0.1, y - s * 0.23, s * 0.035, '#c4431f', 0.002)
  }),
])
