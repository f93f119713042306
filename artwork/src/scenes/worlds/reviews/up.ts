import { mix } from '../../../core/color.ts'
import { between } from '../../../core/random.ts'
import type { Scene } from '../../../core/scene.ts'
import { draw, type Place, polygon } from '../../../layers/print.ts'

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [id] },
  grain: 0.5,
  vignette: 0.35,
  layers,
})

/** From underneath, the whole bunch. */
export const reviewUp = scene('up', [
  draw(0.1, (ctx, { w, h }) => {
    const sky = ctx.createLinearGradient(0, 0, 0, h)
    sky.addColorStop(0, '#3f9be0')
    sky.addColorStop(1, '#d8f0fb')
    ctx.fillStyle = sky
    ctx.fillRect(-w, -h, w * 3, h * 3)
    ctx.fillStyle = 'rgba(255,255,255,0.75)'
    for (const [x, y, s] of [
      [0.08, 0.8, 0.1],
      [0.15, 0.84, 0.14],
      [0.24, 0.83, 0.09],
      [0.84, 0.7, 0.1],
      [0.92, 0.73, 0.13],
    ] as const) {
      ctx.beginPath()
      ctx.ellipse(x * w, y * h, s * h * 1.4, s * h * 0.6, 0, 0, 7)
      ctx.fill()
    }
  }),
  draw(0.5, (ctx, { w, h, u, random }) => {
    const colors = ['#e8413c', '#f39a2b', '#f7d23e', '#58b35a', '#3f86d8', '#8a5bc0', '#e86aa6', '#4cc0bd']
    const foot: Place = [w * 0.52, h * 0.84]
    const all = Array.from({ length: 120 }, (_, i): readonly [number, number, number, string] => {
      const [a, r] = [random() * 7, Math.sqrt(random())]
      return [
        w * 0.52 + Math.cos(a) * r * u * 0.78,
        h * 0.24 + Math.sin(a) * r * u * 0.36,
        u * between(random, 0.06, 0.1),
        colors[i % 8] ?? '#fff',
      ]
    }).sort((p, q) => q[1] - p[1])
    ctx.strokeStyle = 'rgba(60,70,90,0.35)'
    ctx.lineWidth = u * 0.0016
    for (const [x, y] of all) {
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo((x + foot[0]) / 2 + (x - foot[0]) * 0.12, h * 0.6, ...foot)
      ctx.stroke()
    }
    for (const [x, y, s, color] of all) {
      const skin = ctx.createRadialGradient(x - s * 0.3, y - s * 0.45, 0, x, y, s * 1.2)
      skin.addColorStop(0, mix(color, '#ffffff', 0.75))
      skin.addColorStop(0.3, color)
      skin.addColorStop(1, mix(color, '#2a1440', 0.35))
      ctx.fillStyle = skin
      ctx.globalAlpha = 0.94
      ctx.beginPath()
      ctx.ellipse(x, y, s * 0.82, s, 0, 0, 7)
      ctx.fill()
      polygon(ctx, [
        [x - s * 0.1, y + s * 1.1],
        [x, y + s * 0.94],
        [x + s * 0.1, y + s * 1.1],
      ])
      ctx.fill()
      ctx.globalAlpha = 1
    }
    const house = (dx: number, dy: number, wide: number, high: number, color: string): void => {
      ctx.fillStyle = color
      ctx.fillRect(foot[0] + dx * u, foot[1] + dy * u, wide * u, high * u)
    }
    house(-0.055, 0, 0.11, 0.085, '#f2c9a0')
    house(-0.085, 0.03, 0.035, 0.055, '#e6a8b0')
    house(-0.04, 0.02, 0.025, 0.03, '#5a86b0')
    house(0.012, 0.03, 0.025, 0.055, '#8a4a36')
    ctx.fillStyle = '#8a5a86'
    polygon(ctx, [
      [foot[0] - u * 0.07, foot[1]],
      [foot[0], foot[1] - u * 0.06],
      [foot[0] + u * 0.07, foot[1]],
    ])
    ctx.fill()
    house(0.025, -0.062, 0.018, 0.045, '#a0523a')
  }),
])
