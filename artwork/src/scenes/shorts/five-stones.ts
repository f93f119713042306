import type { Scene } from '../../core/scene.ts'
import { pebble } from '../../figures/pebble.ts'
import { prop } from '../../figures/prop.ts'
import { mist, ridge } from '../../layers/land.ts'
import { rays } from '../../layers/light.ts'
import { range } from '../../layers/settings.ts'
import { sky } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'
import { weather } from '../../layers/weather.ts'

/** Five of them, the largest behind. */
const STONES = [
  [-0.16, -0.2, 0.22, '#9a6444'],
  [0.27, -0.16, 0.19, '#7a5040'],
  [-0.42, 0.02, 0.2, '#b07a48'],
  [0.06, 0.06, 0.23, '#8a5238'],
  [0.47, 0.07, 0.18, '#a06a40'],
] as const

/** "Then he chose five smooth stones from the stream." */
export const shortFiveStonesScene: Scene = {
  id: 'short-five-stones',
  title: { lines: ['Five', 'Stones'], place: 'top' },
  layers: [
    sky(
      [
        [0, '#1c1018'],
        [0.3, '#6b2f24'],
        [0.46, '#d98a44'],
        [1, '#2a140c'],
      ],
      { x: 0.3, y: 0.4, color: '#ffcf88', reach: 0.45, strength: 0.85 },
    ),
    rays({ x: 0.2, y: 0.2, color: '#ffdca0', strength: 0.7, length: 0.9 }),
    range({
      y: 0.4,
      to: 0.46,
      count: 2,
      far: '#a85f38',
      near: '#5a2a1c',
      haze: '#ffc078',
      sun: 0.3,
      rise: 0.08,
      rimColor: '#ffe0a4',
    }),
    mist({ y: 0.475, height: 0.03, color: '#ffcf94', strength: 0.6, depth: 0.3 }),
    water({
      y: 0.48,
      tint: '#3a1c18',
      tintStrength: 0.45,
      light: { x: 0.3, color: '#ffe2ae', strength: 0.9, width: 0.16 },
      chop: 0.5,
      depth: 0.4,
    }),
    ridge({
      y: 0.66,
      color: '#6b3f28',
      foot: '#1c0e0a',
      depth: 0.6,
      rise: 0.02,
      texture: 0.9,
      through: [
        [-0.1, 0.645],
        [0.3, 0.665],
        [0.7, 0.655],
        [1.1, 0.68],
      ],
      rim: { x: 0.3, color: '#ffe0a4' },
    }),
    prop({ x: 0.48, y: 0.79, size: 0.52, depth: 0.7 }, (ctx, { random }) => {
      for (const [x, y, r, color] of STONES) pebble(ctx, random, [x, y, r], color)
      // The sling lies in front, its pouch open.
      ctx.lineCap = 'round'
      ctx.lineWidth = 0.03
      ctx.strokeStyle = '#c98f56'
      ctx.beginPath()
      ctx.moveTo(-0.95, 0.22)
      ctx.bezierCurveTo(-0.6, 0.42, -0.2, 0.2, 0.2, 0.37)
      ctx.stroke()
      ctx.beginPath()
      ctx.moveTo(0.52, 0.38)
      ctx.bezierCurveTo(0.7, 0.3, 0.8, 0.5, 1.05, 0.34)
      ctx.stroke()
      ctx.fillStyle = '#8a5630'
      ctx.beginPath()
      ctx.ellipse(0.36, 0.38, 0.2, 0.075, 0.08, 0, 7)
      ctx.fill()
      ctx.strokeStyle = 'rgba(255,220,170,0.6)'
      ctx.lineWidth = 0.01
      ctx.stroke()
    }),
    weather({ kind: 'dust', count: 120, color: '#ffd79a', strength: 0.7 }),
  ],
}
