import { between } from '../../../core/random.ts'
import type { Scene } from '../../../core/scene.ts'
import type { Context } from '../../../core/stage.ts'
import { blob, carve, draw, ground, type Place, polygon } from '../../../layers/print.ts'

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [id] },
  stock: 'paper',
  grain: 1,
  layers,
})

const polygonFill = (ctx: Context, places: readonly Place[]): void => {
  polygon(ctx, places)
  ctx.fill()
}

/** The net over the right side of the boat. */
export const reviewTheChosenSeason4 = scene('the-chosen-season-4', [
  ground('#12494f'),
  draw(0.2, (ctx, stage) => {
    carve(ctx, stage, {
      color: '#1f6a6c',
      pitch: 0.026,
      long: 5,
      cut: (x, y) => [Math.sin(x * 6 + y * 4) * 0.5, 0.3 + Math.sin(y * 30 + x * 8) * 0.22],
    })
    carve(ctx, stage, {
      color: '#d9c48a',
      pitch: 0.05,
      long: 2.4,
      cut: (x, y) => [Math.sin(x * 6 + y * 4) * 0.5, 0.14 - Math.hypot(x - 0.66, y - 0.5) * 0.16],
    })
  }),
  draw(0.4, (ctx, stage) => {
    const { w, h, u, random } = stage
    const [x, y] = [w * 0.66, h * 0.5]
    for (let i = 0; i < 46; i++) {
      const [a, r] = [random() * 7, Math.sqrt(random()) * u * 0.31]
      const [fx, fy] = [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.92]
      ctx.save()
      ctx.translate(fx, fy)
      ctx.rotate(a + 1.6 + between(random, -0.5, 0.5))
      ctx.fillStyle = ['#f0dca0', '#e9b85c', '#cfe0d4'][i % 3] ?? '#fff'
      blob(ctx, [
        [-0.036 * u, 0],
        [0, -0.013 * u],
        [0.036 * u, 0],
        [0, 0.013 * u],
      ])
      ctx.fill()
      polygonFill(ctx, [
        [-0.03 * u, 0],
        [-0.05 * u, -0.014 * u],
        [-0.05 * u, 0.014 * u],
      ])
      ctx.restore()
    }
    ctx.strokeStyle = 'rgba(250,240,206,0.8)'
    ctx.lineWidth = u * 0.0028
    for (let i = 0; i < 26; i++)
      for (const side of [-1, 1]) {
        const a = (i / 26) * Math.PI * 2
        ctx.beginPath()
        for (let r = 0.05; r <= 0.37; r += 0.02)
          ctx.lineTo(
            x + Math.cos(a + side * r * 1.5) * r * u,
            y + Math.sin(a + side * r * 1.5) * r * u * 0.94,
          )
        ctx.stroke()
      }
    ctx.lineWidth = u * 0.009
    ctx.beginPath()
    ctx.ellipse(x, y, u * 0.37, u * 0.35, 0, 0, 7)
    ctx.stroke()
    // The boat, from above, and the ropes to it.
    const bx = w * 0.22
    ctx.lineWidth = u * 0.006
    for (const dy of [-0.3, -0.1, 0.1, 0.3]) {
      ctx.beginPath()
      ctx.moveTo(bx + u * 0.14, y + dy * u * 0.9)
      ctx.lineTo(x - u * 0.36 + Math.abs(dy) * u * 0.12, y + dy * u * 0.7)
      ctx.stroke()
    }
    for (const [grow, color] of [
      [0.02, '#0a2a30'],
      [0, '#8a5228'],
      [-0.03, '#5f3518'],
    ] as const) {
      ctx.fillStyle = color
      blob(ctx, [
        [bx, y - u * (0.56 + grow)],
        [bx + u * (0.15 + grow), y - u * 0.2],
        [bx + u * (0.15 + grow), y + u * 0.2],
        [bx, y + u * (0.56 + grow)],
        [bx - u * (0.15 + grow), y + u * 0.2],
        [bx - u * (0.15 + grow), y - u * 0.2],
      ])
      ctx.fill()
    }
    ctx.fillStyle = '#a8692f'
    for (const dy of [-0.3, 0.02, 0.3]) ctx.fillRect(bx - u * 0.12, y + dy * u, u * 0.24, u * 0.035)
    for (const [dx, dy, color] of [
      [0.05, -0.2, '#c4573a'],
      [-0.04, -0.08, '#e9d8a6'],
      [0.06, 0.11, '#6f8f5a'],
      [0.02, 0.24, '#d9a04a'],
    ] as const) {
      ctx.fillStyle = color
      ctx.beginPath()
      ctx.ellipse(bx + dx * u, y + dy * u, u * 0.055, u * 0.038, 0, 0, 7)
      ctx.fill()
      ctx.fillStyle = '#2a160e'
      ctx.beginPath()
      ctx.arc(bx + dx * u, y + dy * u, u * 0.022, 0, 7)
      ctx.fill()
    }
  }),
])
