import type { Scene } from '../../../core/scene.ts'
import type { Context, Stage } from '../../../core/stage.ts'
import { blob, cutOut, draw, ground } from '../../../layers/print.ts'

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

export const reviewPaddington2 = scene('paddington-2', [
  ground('#24508f'),
  draw(0.3, (ctx, stage) => {
    const { w, h, u } = stage
    // The cloth of a duffle coat, its seam and two toggles.
    ctx.strokeStyle = 'rgba(255,255,255,0.05)'
    ctx.lineWidth = u * 0.006
    for (let i = -h; i < w + h; i += u * 0.016) {
      ctx.beginPath()
      ctx.moveTo(i, 0)
      ctx.lineTo(i - h, h)
      ctx.stroke()
    }
    ctx.beginPath()
    ctx.rect(w * 0.79, -h, w, h * 3)
    cutOut(ctx, stage, '#1d4580', 0.02)
    for (const y of [0.22, 0.66]) {
      ctx.strokeStyle = '#8a5a34'
      ctx.lineWidth = u * 0.018
      ctx.beginPath()
      ctx.ellipse(w * 0.79, y * h, u * 0.13, u * 0.035, 0, 0, 7)
      ctx.stroke()
      blob(ctx, [
        [w * 0.79 - u * 0.05, y * h - u * 0.1],
        [w * 0.79 - u * 0.01, y * h - u * 0.13],
        [w * 0.79 + u * 0.02, y * h],
        [w * 0.79 - u * 0.01, y * h + u * 0.13],
        [w * 0.79 - u * 0.05, y * h + u * 0.1],
        [w * 0.79 - u * 0.035, y * h],
      ])
      cutOut(ctx, stage, '#c99455', 0.014)
    }
  }),
  draw(0.5, (ctx, stage) => {
    const { w, h, u } = stage
    // The hat from above, a little pushed in.
    const [x, y] = [w * 0.27, h * 0.5]
    blob(ctx, [
      [x - u * 0.4, y + u * 0.02],
      [x - u * 0.24, y - u * 0.32],
      [x + u * 0.12, y - u * 0.36],
      [x + u * 0.4, y - u * 0.06],
      [x + u * 0.26, y + u * 0.3],
      [x - u * 0.16, y + u * 0.34],
    ])
    cutOut(ctx, stage, '#b3202c', 0.03)
    blob(ctx, [
      [x - u * 0.2, y + u * 0.04],
      [x - u * 0.12, y - u * 0.18],
      [x + u * 0.1, y - u * 0.2],
      [x + u * 0.22, y - u * 0.02],
      [x + u * 0.12, y + u * 0.17],
      [x - u * 0.1, y + u * 0.18],
    ])
    cutOut(ctx, stage, '#cf2f38', 0.03)
    blob(ctx, [
      [x - u * 0.09, y + u * 0.02],
      [x, y - u * 0.1],
      [x + u * 0.11, y - u * 0.03],
      [x + u * 0.02, y + u * 0.07],
    ])
    cutOut(ctx, stage, '#a01a26', 0.004)
  }),
  draw(0.6, (ctx, stage) => {
    const { w, h, u } = stage
    // Marmalade, and enough of it.
    const [x, y, s] = [w * 0.61, h * 0.54, u * 0.36]
    ctx.beginPath()
    ctx.roundRect(x - s * 0.5, y - s * 0.62, s, s * 1.3, s * 0.14)
    cutOut(ctx, stage, '#f08a1c', 0.03)
    ctx.save()
    ctx.beginPath()
    ctx.roundRect(x - s * 0.5, y - s * 0.62, s, s * 1.3, s * 0.14)
    ctx.clip()
    ctx.strokeStyle = '#c95f0e'
    ctx.lineCap = 'round'
    ctx.lineWidth = s * 0.035
    for (let i = 0; i < 34; i++) {
      const [px, py] = [
        x - s * 0.46 + ((i * 0.618) % 1) * s * 0.92,
        y - s * 0.56 + ((i * 0.377) % 1) * s * 1.2,
      ]
      ctx.beginPath()
      ctx.arc(px, py, s * 0.06, i, i + 1.5)
      ctx.stroke()
    }
    ctx.fillStyle = 'rgba(255,244,214,0.5)'
    ctx.fillRect(x - s * 0.43, y - s * 0.5, s * 0.07, s)
    ctx.restore()
    ctx.beginPath()
    ctx.rect(x - s * 0.5, y - s * 0.18, s, s * 0.56)
    cutOut(ctx, stage, '#fbf1d8', 0.006)
    for (const [r, color] of [
      [0.2, '#ee7f1a'],
      [0.17, '#fbd9a0'],
      [0.155, '#f59a2e'],
    ] as const)
      disc(ctx, stage, x, y + s * 0.1, s * r, color, 0.002)
    ctx.strokeStyle = '#fbe3b8'
    ctx.lineWidth = s * 0.016
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI
      ctx.beginPath()
      ctx.moveTo(x - Math.cos(a) * s * 0.15, y + s * 0.1 - Math.sin(a) * s * 0.15)
      ctx.lineTo(x + Math.cos(a) * s * 0.15, y + s * 0.1 + Math.sin(a) * s * 0.15)
      ctx.stroke()
    }
    ctx.beginPath()
    ctx.roundRect(x - s * 0.54, y - s * 0.86, s * 1.08, s * 0.28, s * 0.06)
    cutOut(ctx, stage, '#f4ead2', 0.014)
    ctx.fillStyle = 'rgba(190,40,44,0.75)'
    for (let i = 0; i < 9; i++) ctx.fillRect(x - s * 0.5 + i * s * 0.115, y - s * 0.84, s * 0.055, s * 0.24)
    for (let i = 0; i < 2; i++) ctx.fillRect(x - s * 0.53, y - s * 0.82 + i * s * 0.12, s * 1.06, s * 0.055)
  }),
])
