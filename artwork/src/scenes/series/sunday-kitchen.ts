import type { Scene } from '../../core/scene.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { mug, steam } from '../../figures/mug.ts'
import { prop } from '../../figures/prop.ts'
import { familyAtTable } from '../../figures/supper.ts'
import { glow } from '../../layers/light.ts'
import { room } from '../../layers/room.ts'
import { weather } from '../../layers/weather.ts'

const TABLE = 0.77
const LAMP = { x: 0.63, y: 0.22 } as const

/** A lamp on its cord, low over the table. */
const lamp = drawing(0.5, (ctx, { w, h, u }) => {
  const [x, y] = [LAMP.x * w, LAMP.y * h]
  ctx.fillStyle = '#1c0f08'
  ctx.fillRect(x - u * 0.004, -h, u * 0.008, h + y)
  const shade = ctx.createLinearGradient(0, y - u * 0.11, 0, y + u * 0.02)
  shade.addColorStop(0, '#7a2418')
  shade.addColorStop(1, '#e8703a')
  ctx.fillStyle = shade
  ctx.beginPath()
  ctx.moveTo(x - u * 0.035, y - u * 0.11)
  ctx.lineTo(x + u * 0.035, y - u * 0.11)
  ctx.quadraticCurveTo(x + u * 0.11, y - u * 0.07, x + u * 0.14, y)
  ctx.lineTo(x - u * 0.14, y)
  ctx.quadraticCurveTo(x - u * 0.11, y - u * 0.07, x - u * 0.035, y - u * 0.11)
  ctx.fill()
  ctx.fillStyle = '#fff4d6'
  ctx.beginPath()
  ctx.ellipse(x, y, u * 0.138, u * 0.014, 0, 0, 7)
  ctx.fill()
})

/** The cloth, its folds, and what is on it. */
const table = drawing(0.6, (ctx, { w, h, u }) => {
  const top = TABLE * h
  const lit = ctx.createRadialGradient(LAMP.x * w, top, 0, LAMP.x * w, top, u * 0.85)
  lit.addColorStop(0, '#fff0cf')
  lit.addColorStop(0.5, '#d8a878')
  lit.addColorStop(1, '#4a2c1c')
  ctx.fillStyle = lit
  ctx.fillRect(0.25 * w, top, w, u * 0.055)
  const fall = ctx.createLinearGradient(0, top, 0, h)
  fall.addColorStop(0, '#b98a62')
  fall.addColorStop(1, '#3a2014')
  ctx.fillStyle = fall
  ctx.fillRect(0.25 * w, top + u * 0.05, w, h)
  for (let i = 0; i < 22; i++) {
    const x = (0.25 + i * 0.036) * w
    const fold = ctx.createLinearGradient(x, 0, x + w * 0.036, 0)
    fold.addColorStop(0, 'rgba(30,12,6,0)')
    fold.addColorStop(0.5, `rgba(30,12,6,${0.14 + (i % 3) * 0.07})`)
    fold.addColorStop(1, 'rgba(30,12,6,0)')
    ctx.fillStyle = fold
    ctx.fillRect(x, top + u * 0.055, w * 0.036, h)
  }
  // Plates, and a pie in the middle.
  for (const [x, wide] of [
    [0.4, 0.07],
    [0.52, 0.055],
    [0.76, 0.07],
    [0.87, 0.055],
  ] as const) {
    ctx.fillStyle = '#8a6a50'
    ctx.beginPath()
    ctx.ellipse(x * w, top + u * 0.026, u * wide * 1.04, u * 0.017, 0, 0, 7)
    ctx.fill()
    ctx.fillStyle = '#fff8ea'
    ctx.beginPath()
    ctx.ellipse(x * w, top + u * 0.021, u * wide, u * 0.015, 0, 0, 7)
    ctx.fill()
  }
  const crust = ctx.createLinearGradient(0, top - u * 0.07, 0, top + u * 0.02)
  crust.addColorStop(0, '#f6c069')
  crust.addColorStop(1, '#9a5020')
  ctx.fillStyle = crust
  ctx.beginPath()
  ctx.ellipse(LAMP.x * w, top + u * 0.005, u * 0.12, u * 0.075, 0, Math.PI, 0)
  ctx.fill()
  ctx.fillStyle = '#5e7f8a'
  ctx.beginPath()
  ctx.moveTo(LAMP.x * w - u * 0.135, top)
  ctx.lineTo(LAMP.x * w + u * 0.135, top)
  ctx.lineTo(LAMP.x * w + u * 0.1, top + u * 0.035)
  ctx.lineTo(LAMP.x * w - u * 0.1, top + u * 0.035)
  ctx.fill()
})

/** Sunday noon is long over; nobody has left the table. */
export const seriesSundayKitchenScene: Scene = {
  id: 'series-sunday-kitchen',
  title: { lines: ['Sunday', 'Kitchen'], align: 'left', place: 'top', accent: '#ffe0b0' },
  layers: [
    room({
      wall: '#7a4a34',
      floor: '#7a4a34',
      y: 1.4,
      window: { x: 0.87, y: 0.34, w: 0.14, h: 0.46, color: '#5a78a8', panes: 2 },
      lean: -0.2,
    }),
    glow({ ...LAMP, size: 1, color: '#ffb45e', strength: 0.75, depth: 0.3, flicker: 0.02 }),
    figure(familyAtTable, {
      x: 0.635,
      y: 1,
      size: 0.54,
      color: '#26110c',
      depth: 0.5,
      rim: { color: '#ffd590', from: [0, -1], width: 0.02, strength: 0.95 },
    }),
    table,
    prop({ x: 0.475, y: TABLE + 0.03, size: 0.085 }, (ctx) => mug(ctx, '#8a3a2c')),
    prop({ x: 0.815, y: TABLE + 0.03, size: 0.085 }, (ctx) => mug(ctx, '#3f6f78')),
    prop({ x: LAMP.x, y: TABLE - 0.07, size: 0.22 }, (ctx, { u }) => steam(ctx, u * 0.008)),
    lamp,
    glow({ x: LAMP.x, y: LAMP.y + 0.03, size: 0.4, color: '#ffe6b4', strength: 0.8, flicker: 0.02 }),
    weather({ kind: 'dust', count: 60, color: '#fff0cc', strength: 0.5 }),
  ],
}
