import { between } from '../../../core/random.ts'
import type { Scene } from '../../../core/scene.ts'
import type { Layer } from '../../../core/stage.ts'
import { blob, draw } from '../../../layers/print.ts'

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [id] },
  grain: 0.5,
  vignette: 0.35,
  layers,
})

/** Lights out of focus. */
const blurs = (list: readonly (readonly [x: number, y: number, r: number, color: string])[]): Layer => ({
  depth: 0.2,
  blend: 'screen',
  paint: (ctx, { w, h, u }) => {
    for (const [x, y, r, color] of list) {
      const spot = ctx.createRadialGradient(x * w, y * h, 0, x * w, y * h, r * u)
      spot.addColorStop(0, `${color}c0`)
      spot.addColorStop(0.82, `${color}90`)
      spot.addColorStop(1, `${color}00`)
      ctx.fillStyle = spot
      ctx.fillRect(-w, -h, w * 3, h * 3)
    }
  },
})

const drops = (count: number): Layer =>
  draw(0.6, (ctx, { w, h, u, random }) => {
    for (let i = 0; i < count; i++) {
      const [x, y, s] = [
        between(random, -0.05, 1.05) * w,
        between(random, -0.05, 1.05) * h,
        u * between(random, 0.004, 0.016),
      ]
      const bead = ctx.createRadialGradient(x, y - s * 0.4, 0, x, y, s)
      bead.addColorStop(0, 'rgba(8,10,24,0.5)')
      bead.addColorStop(0.7, 'rgba(255,255,255,0.1)')
      bead.addColorStop(1, 'rgba(255,255,255,0.5)')
      ctx.fillStyle = bead
      ctx.beginPath()
      ctx.ellipse(x, y, s * 0.9, s * 1.15, 0, 0, 7)
      ctx.fill()
    }
  })

/** The night shift, from behind the wheel. */
export const reviewCourageous = scene('courageous', [
  draw(0.1, (ctx, { w, h }) => {
    const night = ctx.createLinearGradient(0, 0, 0, h)
    night.addColorStop(0, '#070a1c')
    night.addColorStop(1, '#1b1630')
    ctx.fillStyle = night
    ctx.fillRect(-w, -h, w * 3, h * 3)
  }),
  blurs([
    [0.3, 0.36, 0.2, '#ff2436'],
    [0.42, 0.4, 0.14, '#ff5a4a'],
    [0.68, 0.34, 0.22, '#2a4dff'],
    [0.56, 0.4, 0.13, '#5a86ff'],
    [0.1, 0.5, 0.07, '#ffb347'],
    [0.2, 0.54, 0.05, '#ffd28a'],
    [0.86, 0.52, 0.08, '#ffb347'],
    [0.95, 0.46, 0.05, '#fff0c8'],
    [0.48, 0.6, 0.05, '#ffffff'],
  ]),
  drops(420),
  draw(0.9, (ctx, { w, h, u }) => {
    // Dashboard, wheel, and the child’s drawing taped over the dials.
    ctx.fillStyle = '#05060d'
    blob(ctx, [
      [-w * 0.2, h * 1.3],
      [-w * 0.2, h * 0.86],
      [w * 0.3, h * 0.78],
      [w * 0.7, h * 0.78],
      [w * 1.2, h * 0.86],
      [w * 1.2, h * 1.3],
    ])
    ctx.fill()
    ctx.strokeStyle = '#12131f'
    ctx.lineWidth = u * 0.05
    ctx.beginPath()
    ctx.ellipse(w * 0.36, h * 1.16, u * 0.42, u * 0.4, 0, 0, 7)
    ctx.stroke()
    ctx.strokeStyle = 'rgba(150,120,255,0.4)'
    ctx.lineWidth = u * 0.005
    ctx.beginPath()
    ctx.ellipse(w * 0.36, h * 1.16, u * 0.445, u * 0.425, 0, 3.4, 6)
    ctx.stroke()
    ctx.save()
    ctx.translate(w * 0.7, h * 0.78)
    ctx.rotate(-0.08)
    ctx.fillStyle = '#e9e2d0'
    ctx.fillRect(-u * 0.12, -u * 0.09, u * 0.24, u * 0.18)
    ctx.lineWidth = u * 0.006
    ctx.lineCap = 'round'
    for (const [x, tall, color] of [
      [-0.045, 0.1, '#2a52b8'],
      [0.025, 0.062, '#c4402f'],
    ] as const) {
      ctx.strokeStyle = color
      ctx.beginPath()
      ctx.arc(x * u, -tall * u * 0.55 + u * 0.02, u * 0.016, 0, 7)
      ctx.moveTo(x * u, -tall * u * 0.4 + u * 0.02)
      ctx.lineTo(x * u, u * 0.04)
      ctx.lineTo(x * u - u * 0.016, u * 0.07)
      ctx.moveTo(x * u, u * 0.04)
      ctx.lineTo(x * u + u * 0.016, u * 0.07)
      ctx.moveTo(x * u - u * 0.026, u * 0.01)
      ctx.lineTo(x * u + u * 0.03, u * 0.012)
      ctx.stroke()
    }
    ctx.fillStyle = '#f0b93a'
    ctx.beginPath()
    ctx.arc(u * 0.08, -u * 0.052, u * 0.018, 0, 7)
    ctx.fill()
    ctx.restore()
  }),
])
