import { between } from '../../../core/random.ts'
import type { Scene } from '../../../core/scene.ts'
import type { Context, Stage } from '../../../core/stage.ts'
import { blob, cutOut, draw, land, polygon } from '../../../layers/print.ts'

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

export const reviewTheNativityStory = scene('the-nativity-story', [
  draw(0.1, (ctx, { w, h, u }) => {
    const light = ctx.createRadialGradient(w * 0.5, h * 0.66, 0, w * 0.5, h * 0.66, u * 0.9)
    light.addColorStop(0, '#fff2bf')
    light.addColorStop(0.22, '#f2b44f')
    light.addColorStop(0.6, '#8f4a2a')
    light.addColorStop(1, '#3a1d1c')
    ctx.fillStyle = light
    ctx.fillRect(-w, -h, w * 3, h * 3)
  }),
  draw(0.2, (ctx, stage) => {
    const { w, h, u } = stage
    // The gap in the boards, and what is over it tonight.
    ctx.beginPath()
    ctx.rect(w * 0.4, h * 0.06, w * 0.2, h * 0.26)
    cutOut(ctx, stage, '#16224f', 0.01)
    ctx.beginPath()
    for (let i = 0; i < 16; i++) {
      const r = u * (i % 2 ? 0.016 : i % 4 ? 0.038 : 0.075)
      ctx.lineTo(w * 0.5 + Math.sin((i / 8) * Math.PI) * r, h * 0.18 - Math.cos((i / 8) * Math.PI) * r)
    }
    cutOut(ctx, stage, '#fff3c4', 0.006)
  }),
  draw(0.4, (ctx, stage) => {
    const { w, h, u } = stage
    for (const x of [0.03, 0.2, 0.8, 0.97]) {
      ctx.beginPath()
      ctx.rect(x * w - u * 0.035, -h * 0.1, u * 0.07, h * 1.2)
      cutOut(ctx, stage, Math.abs(x - 0.5) > 0.4 ? '#2a1512' : '#4a281a', 0.024)
    }
    polygon(ctx, [
      [-w * 0.1, h * 0.22],
      [w * 0.5, -h * 0.22],
      [w * 1.1, h * 0.22],
      [w * 1.1, h * 0.1],
      [w * 0.5, -h * 0.34],
      [-w * 0.1, h * 0.1],
    ])
    cutOut(ctx, stage, '#341a14', 0.03)
  }),
  draw(0.5, (ctx, stage) => {
    const { w, h, u, random } = stage
    const [x, y] = [w * 0.5, h * 0.72]
    for (const side of [-1, 1]) {
      polygon(ctx, [
        [x + side * u * 0.2, y - u * 0.02],
        [x + side * u * 0.25, y - u * 0.02],
        [x - side * u * 0.14, y + u * 0.2],
        [x - side * u * 0.19, y + u * 0.2],
      ])
      cutOut(ctx, stage, '#5a301b', 0.012)
    }
    ctx.lineCap = 'round'
    for (let i = 0; i < 130; i++) {
      ctx.strokeStyle = ['#ffe39a', '#f4c25a', '#d9973a'][i % 3] ?? '#f4c25a'
      ctx.lineWidth = u * 0.005
      const [px, py] = [x + u * between(random, -0.25, 0.25), y - u * between(random, 0, 0.05)]
      ctx.beginPath()
      ctx.moveTo(px, py)
      ctx.lineTo(px + u * between(random, -0.06, 0.06), py - u * between(random, 0.01, 0.06))
      ctx.stroke()
    }
    blob(ctx, [
      [x - u * 0.13, y - u * 0.03],
      [x - u * 0.08, y - u * 0.1],
      [x + u * 0.1, y - u * 0.09],
      [x + u * 0.15, y - u * 0.03],
    ])
    cutOut(ctx, stage, '#fffaf0', 0.008)
    disc(ctx, stage, x + u * 0.11, y - u * 0.085, u * 0.036, '#e0a878', 0.006)
    polygon(ctx, [
      [x - u * 0.29, y - u * 0.04],
      [x + u * 0.29, y - u * 0.04],
      [x + u * 0.22, y + u * 0.1],
      [x - u * 0.22, y + u * 0.1],
    ])
    cutOut(ctx, stage, '#7a4424', 0.014)
  }),
  land(0.7, '#2a1411', (x) => 0.94 + Math.sin(x * 9) * 0.012),
])
