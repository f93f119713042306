import type { Scene } from '../../core/scene.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { piano } from '../../figures/gatherings.ts'
import { beam, glow } from '../../layers/light.ts'
import { sky } from '../../layers/sky.ts'
import { spot } from '../../layers/spot.ts'
import { weather } from '../../layers/weather.ts'

const SPOT = '#fff2d6'

/** The stage floor: boards running back. */
const stage = drawing(0.4, (ctx, { w, h, u }) => {
  const floor = ctx.createLinearGradient(0, 0.74 * h, 0, h)
  floor.addColorStop(0, '#171a4a')
  floor.addColorStop(1, '#05061a')
  ctx.fillStyle = floor
  ctx.fillRect(-w, 0.74 * h, w * 3, h)
  ctx.strokeStyle = 'rgba(4,5,24,0.6)'
  ctx.lineWidth = u * 0.003
  for (let i = -22; i <= 22; i++) {
    ctx.beginPath()
    ctx.moveTo(w * (0.5 + i * 0.045), 0.74 * h)
    ctx.lineTo(w * (0.5 + i * 0.16), h * 1.08)
    ctx.stroke()
  }
})

/** A musician alone at the piano; one light finds him. */
export const reviewICanOnlyImagine: Scene = {
  id: 'i-can-only-imagine',
  title: { lines: ['I Can Only', 'Imagine'] },
  layers: [
    sky(
      [
        [0, '#05062a'],
        [0.45, '#1c2478'],
        [0.72, '#4347b4'],
        [0.75, '#171a4a'],
        [1, '#04051a'],
      ],
      { x: 0.52, y: 0.66, color: '#a9a4ff', reach: 0.4, strength: 0.5 },
    ),
    [0.06, 0.2, 0.34, 0.7, 0.84, 0.97].map((x, i) =>
      beam({
        x,
        y: -0.06,
        angle: 90 + (x - 0.5) * -46,
        spread: 9,
        length: 1.15,
        color: i % 2 === 0 ? '#6f7dff' : '#a86fff',
        strength: 0.42,
        depth: 0.2,
      }),
    ),
    stage,
    spot({ x: 0.52, y: 0.865, reach: 0.55, color: SPOT, strength: 0.8 }),
    glow({ x: 0.52, y: 0.84, size: 0.5, color: SPOT, strength: 0.5, depth: 0.45, stretch: 0.3, flicker: 0 }),
    figure(piano, {
      x: 0.47,
      y: 0.875,
      size: 0.37,
      color: '#0a0a1c',
      depth: 0.6,
      rim: { color: '#fff3d8', from: [0.05, -1], width: 0.014, strength: 1 },
    }),
    weather({ kind: 'dust', count: 150, color: '#fff4dc', strength: 0.7, within: [0.3, 0, 0.75, 0.85] }),
  ],
}
