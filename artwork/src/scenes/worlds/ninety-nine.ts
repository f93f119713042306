import type { Scene } from '../../core/scene.ts'
import type { Context, Stage } from '../../core/stage.ts'
import { setLine } from '../../layers/lettering.ts'
import { draw, ground } from '../../layers/print.ts'

const GREEN = '#1f5a3c'

const sheep = (ctx: Context, x: number, y: number, s: number, wool: string, flip: boolean): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(flip ? -s : s, s)
  ctx.fillStyle = '#14261c'
  for (const leg of [-0.2, -0.06, 0.08, 0.2]) ctx.fillRect(leg - 0.025, 0.1, 0.05, 0.24)
  ctx.fillStyle = wool
  ctx.beginPath()
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2
    ctx.moveTo(Math.cos(a) * 0.24 + 0.13, Math.sin(a) * 0.13)
    ctx.arc(Math.cos(a) * 0.24, Math.sin(a) * 0.13, 0.13, 0, 7)
  }
  ctx.ellipse(0, 0, 0.28, 0.18, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#14261c'
  ctx.beginPath()
  ctx.ellipse(0.36, -0.05, 0.085, 0.12, 0.5, 0, 7)
  ctx.fill()
  ctx.beginPath()
  ctx.ellipse(0.28, -0.1, 0.07, 0.03, -0.5, 0, 7)
  ctx.fill()
  ctx.restore()
}

/** Where the hundredth should be there is only grass. */
const herd = (ctx: Context, stage: Stage): void => {
  const { w, h, u, random } = stage
  const tall = h > w
  const [cols, rows] = tall ? [9, 11] : [15, 7]
  const top = tall ? h * 0.3 : h * 0.02
  const [stepX, stepY] = [(w * (tall ? 0.9 : 0.98)) / cols, (h - top - (tall ? h * 0.03 : 0)) / rows]
  const gap = tall ? 49 : 67
  for (let i = 0; i < cols * rows; i++) {
    const x = w / 2 + ((i % cols) - (cols - 1) / 2) * stepX
    const y = top + (Math.floor(i / cols) + 0.5) * stepY
    if (i === gap) {
      ctx.strokeStyle = 'rgba(246,214,92,0.95)'
      ctx.lineWidth = u * 0.004
      ctx.setLineDash([u * 0.012, u * 0.01])
      ctx.beginPath()
      ctx.ellipse(x, y, stepX * 0.42, stepY * 0.36, 0, 0, 7)
      ctx.stroke()
      ctx.setLineDash([])
      continue
    }
    sheep(ctx, x, y, stepX * 1.08, '#f6f1e2', random() < 0.16)
  }
}

/** Counted, and counted again. */
export const ninetyNineCount: Scene = {
  id: 'ninety-nine',
  title: {
    lines: ['Ninety', 'Nine'],
    letter: (ctx, { w, h }) => {
      setLine(ctx, 'Ninety-', {
        face: 'archivo',
        x: w * 0.06,
        y: h * 0.138,
        fit: w * 0.86,
        tracking: -0.04,
        anchor: 'left',
        color: '#f6d65c',
      })
      setLine(ctx, 'Nine', {
        face: 'archivo',
        x: w * 0.06,
        y: h * 0.268,
        fit: w * 0.525,
        tracking: -0.04,
        anchor: 'left',
        color: '#f6d65c',
      })
    },
  },
  stock: 'paper',
  grain: 0.8,
  camera: { pan: 0.02, push: 0.12 },
  layers: [ground(GREEN), draw(0.5, herd)],
}
