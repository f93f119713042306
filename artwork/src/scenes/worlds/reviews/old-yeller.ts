import { clamp } from '../../../core/color.ts'
import { between } from '../../../core/random.ts'
import type { Scene } from '../../../core/scene.ts'
import type { Context, Stage } from '../../../core/stage.ts'
import { blob, carve, draw, ground, type Place, polygon } from '../../../layers/print.ts'

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [id] },
  stock: 'paper',
  grain: 1,
  layers,
})

const dog = (ctx: Context, { w, h, u }: Stage): void => {
  const [x, y, s] = [w * 0.34, h * 0.94, u * 0.62]
  blob(ctx, [
    [x - s * 0.26, y],
    [x - s * 0.25, y - s * 0.3],
    [x - s * 0.13, y - s * 0.62],
    [x + s * 0.13, y - s * 0.62],
    [x + s * 0.25, y - s * 0.3],
    [x + s * 0.26, y],
  ])
  ctx.fill()
  blob(ctx, [
    [x - s * 0.14, y - s * 0.58],
    [x - s * 0.15, y - s * 0.82],
    [x, y - s * 0.92],
    [x + s * 0.15, y - s * 0.82],
    [x + s * 0.14, y - s * 0.58],
  ])
  ctx.fill()
  for (const side of [-1, 1]) {
    blob(ctx, [
      [x + side * s * 0.1, y - s * 0.88],
      [x + side * s * 0.21, y - s * 0.86],
      [x + side * s * 0.25, y - s * 0.66],
      [x + side * s * 0.17, y - s * 0.64],
    ])
    ctx.fill()
  }
  ctx.lineWidth = s * 0.07
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(x + s * 0.2, y - s * 0.05)
  ctx.quadraticCurveTo(x + s * 0.5, y - s * 0.02, x + s * 0.52, y - s * 0.2)
  ctx.stroke()
}

const polygonFill = (ctx: Context, places: readonly Place[]): void => {
  polygon(ctx, places)
  ctx.fill()
}

const carveDog = (ctx: Context, stage: Stage): void => {
  const { w, h, u, random } = stage
  const [x, y, s] = [w * 0.34, h * 0.94, u * 0.62]
  ctx.strokeStyle = '#3a2413'
  ctx.lineCap = 'round'
  for (let i = 0; i < 70; i++) {
    const py = y - s * between(random, 0.02, 0.8)
    const wide = py > y - s * 0.5 ? 0.2 : 0.1
    const px = x + s * between(random, -wide, wide)
    ctx.lineWidth = u * between(random, 0.002, 0.006)
    ctx.beginPath()
    ctx.moveTo(px, py)
    ctx.lineTo(px + (px - x) * 0.1, py + s * between(random, 0.03, 0.08))
    ctx.stroke()
  }
}

/** Black and yellow, from one block each. */
export const reviewOldYeller = scene('old-yeller', [
  ground('#f2dfae'),
  draw(0.2, (ctx, stage) => {
    const { w, h, u } = stage
    ctx.fillStyle = '#e0a32c'
    ctx.beginPath()
    ctx.arc(w * 0.66, h * 0.42, u * 0.3, 0, 7)
    ctx.fill()
    ctx.fillRect(-w, h * 0.6, w * 3, h)
    carve(ctx, stage, {
      color: '#3a2413',
      pitch: 0.022,
      long: 3.4,
      cut: (x, y) => (y < 0.6 ? [0.05, 0] : [-0.1 + Math.sin(x * 5) * 0.14, clamp(0.12 + (y - 0.6) * 0.9)]),
    })
    carve(ctx, stage, {
      color: '#3a2413',
      pitch: 0.02,
      long: 4.5,
      cut: (x, y, { w: sw, h: sh, u: su }) => {
        const far = Math.hypot(x * sw - w * 0.66, y * sh - h * 0.42) / su
        return y > 0.58 || far < 0.34
          ? [0, 0]
          : [Math.atan2(y * sh - h * 0.42, x * sw - w * 0.66) + Math.PI / 2, clamp((far - 0.3) * 0.75)]
      },
    })
  }),
  draw(0.4, (ctx, stage) => {
    const { w, h, u } = stage
    ctx.fillStyle = '#3a2413'
    for (let i = -1; i < 8; i++)
      polygonFill(ctx, [
        [i * u * 0.27 + u * 0.02, h * 0.9],
        [i * u * 0.27 + u * 0.03, h * 0.46],
        [i * u * 0.27 + u * 0.075, h * 0.45],
        [i * u * 0.27 + u * 0.08, h * 0.9],
      ])
    for (const y of [0.53, 0.68])
      polygonFill(ctx, [
        [-w * 0.1, h * y],
        [w * 1.1, h * (y - 0.012)],
        [w * 1.1, h * (y + 0.032)],
        [-w * 0.1, h * (y + 0.04)],
      ])
    ctx.fillRect(-w, h * 0.93, w * 3, h)
  }),
  draw(0.6, (ctx, stage) => {
    ctx.fillStyle = '#f2dfae'
    ctx.strokeStyle = '#f2dfae'
    ctx.save()
    ctx.translate(-stage.u * 0.008, -stage.u * 0.012)
    dog(ctx, stage)
    ctx.restore()
    ctx.fillStyle = '#e0a32c'
    ctx.strokeStyle = '#e0a32c'
    dog(ctx, stage)
    carveDog(ctx, stage)
  }),
])
