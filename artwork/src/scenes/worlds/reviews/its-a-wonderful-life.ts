import { mix } from '../../../core/color.ts'
import { between } from '../../../core/random.ts'
import type { Scene } from '../../../core/scene.ts'
import type { Layer } from '../../../core/stage.ts'
import { blob, draw, type Place } from '../../../layers/print.ts'

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

/** Somebody just got his wings. */
export const reviewItsAWonderfulLife = scene('its-a-wonderful-life', [
  draw(0.1, (ctx, { w, h }) => {
    const room = ctx.createLinearGradient(0, 0, w, h)
    room.addColorStop(0, '#4a1a16')
    room.addColorStop(1, '#1c0d10')
    ctx.fillStyle = room
    ctx.fillRect(-w, -h, w * 3, h * 3)
  }),
  blurs(
    Array.from(
      { length: 26 },
      (_, i) =>
        [
          ((i * 0.618) % 1) * 1.1 - 0.05,
          ((i * 0.377) % 1) * 1.1 - 0.05,
          0.03 + ((i * 0.29) % 1) * 0.06,
          ['#ffb84a', '#ff7a3c', '#ffe0a0', '#e8483a', '#7fc06a'][i % 5] ?? '#ffb84a',
        ] as const,
    ),
  ),
  draw(0.6, (ctx, { w, h, u, random }) => {
    const twig = (from: Place, to: Place, needles: number): void => {
      for (let i = 0; i < needles; i++) {
        const t = i / needles
        const [x, y] = [
          from[0] + (to[0] - from[0]) * t,
          from[1] + (to[1] - from[1]) * t + Math.sin(t * 3) * u * 0.03,
        ]
        ctx.strokeStyle = mix('#123a22', '#4f8a4a', random())
        ctx.lineWidth = u * 0.005
        const a =
          Math.atan2(to[1] - from[1], to[0] - from[0]) + (i % 2 ? 1 : -1) * between(random, 0.35, 0.85)
        const long = u * 0.1 * (1 - t * 0.5)
        ctx.beginPath()
        ctx.moveTo(x, y)
        ctx.lineTo(x + Math.cos(a) * long, y + Math.sin(a) * long)
        ctx.stroke()
      }
    }
    ctx.lineCap = 'round'
    for (const [a, b, c, d] of [
      [-0.1, -0.1, 0.62, 0.2],
      [-0.1, 0.14, 0.5, 0.3],
      [0.1, -0.2, 0.9, 0.06],
      [-0.1, 0.4, 0.3, 0.52],
      [0.5, -0.2, 1.1, 0.2],
    ] as const)
      twig([a * w, b * h], [c * w, d * h], 240)
  }),
  draw(0.7, (ctx, { w, h, u }) => {
    const [x, y, s] = [w * 0.56, h * 0.3, u * 0.5]
    ctx.strokeStyle = '#c8322c'
    ctx.lineWidth = u * 0.02
    ctx.beginPath()
    ctx.moveTo(x, y - s * 0.26)
    ctx.lineTo(x, y + s * 0.04)
    ctx.stroke()
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(0.12)
    const brass = ctx.createLinearGradient(-s * 0.4, 0, s * 0.4, 0)
    for (const [at, color] of [
      [0, '#6a3c10'],
      [0.22, '#e9b54e'],
      [0.34, '#fff4c8'],
      [0.5, '#d8942e'],
      [0.8, '#7a4614'],
      [1, '#c88a34'],
    ] as const)
      brass.addColorStop(at, color)
    ctx.fillStyle = '#3a1c08'
    ctx.beginPath()
    ctx.arc(s * 0.02, s * 0.84, s * 0.085, 0, 7)
    ctx.fill()
    ctx.fillStyle = brass
    blob(ctx, [
      [0, 0],
      [s * 0.16, s * 0.06],
      [s * 0.23, s * 0.3],
      [s * 0.27, s * 0.58],
      [s * 0.4, s * 0.76],
      [0, s * 0.8],
      [-s * 0.4, s * 0.76],
      [-s * 0.27, s * 0.58],
      [-s * 0.23, s * 0.3],
      [-s * 0.16, s * 0.06],
    ])
    ctx.fill()
    ctx.fillStyle = '#4a2a0c'
    ctx.beginPath()
    ctx.ellipse(0, s * 0.765, s * 0.36, s * 0.045, 0, 0, 7)
    ctx.fill()
    ctx.strokeStyle = 'rgba(90,48,12,0.6)'
    ctx.lineWidth = s * 0.014
    for (const [at, r] of [
      [0.56, 0.26],
      [0.6, 0.275],
    ] as const) {
      ctx.beginPath()
      ctx.ellipse(0, s * at, s * r, s * 0.036, 0, 0, Math.PI)
      ctx.stroke()
    }
    for (const side of [-1, 1]) {
      ctx.fillStyle = side < 0 ? '#d83a32' : '#b32620'
      blob(ctx, [
        [0, -s * 0.02],
        [side * s * 0.16, -s * 0.16],
        [side * s * 0.28, -s * 0.06],
        [side * s * 0.15, s * 0.05],
      ])
      ctx.fill()
    }
    ctx.fillStyle = '#8f1c18'
    ctx.beginPath()
    ctx.arc(0, -s * 0.01, s * 0.05, 0, 7)
    ctx.fill()
    ctx.restore()
  }),
])
