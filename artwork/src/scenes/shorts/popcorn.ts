import type { Scene } from '../../core/scene.ts'
import { popcorn } from '../../figures/cinema.ts'
import { figure } from '../../figures/figure.ts'
import { beam } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const shortPopcornScene: Scene = {
  id: 'short-popcorn',
  title: { lines: ['Two-Minute', 'Review'], place: 'top', accent: '#ffb48a' },
  layers: [
    sky(
      [
        [0, '#0e1430'],
        [0.6, '#2a3a78'],
        [1, '#080a1a'],
      ],
      { x: 0.5, y: 0.6, color: '#ffb080', reach: 0.4, strength: 0.6 },
    ),
    beam({ x: 0.5, y: -0.1, angle: 90, spread: 30, length: 2, color: '#dfe6ff', strength: 0.6, sweep: 2 }),
    bokeh({ count: 24, colors: ['#8fa8ff', '#ffb48a'], y0: 0.2, y1: 0.9, size: 0.07, strength: 0.2 }),
    figure(popcorn, {
      x: 0.5,
      y: 0.9,
      size: 0.66,
      color: '#f0e2c4',
      depth: 0.7,
      rim: { color: '#ffffff', from: [0, -1], width: 0.02 },
    }),
    weather({ kind: 'dust', count: 80, color: '#e8ecff' }),
  ],
}
