import type { Scene } from '../../core/scene.ts'
import { popcorn } from '../../figures/cinema.ts'
import { figure } from '../../figures/figure.ts'
import { beam } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const podPopcornScene: Scene = {
  id: 'pod-popcorn',
  title: { lines: ['Popcorn'], align: 'left', place: 'middle', accent: '#ff8d6b' },
  layers: [
    sky(
      [
        [0, '#1c0608'],
        [0.6, '#5a1214'],
        [1, '#1a0507'],
      ],
      { x: 0.72, y: 0.5, color: '#ffb070', reach: 0.4, strength: 0.7 },
    ),
    bokeh({
      count: 34,
      colors: ['#ffcf8a', '#ff7a52', '#ffe9c4'],
      y0: 0,
      y1: 0.9,
      size: 0.045,
      strength: 0.28,
    }),
    beam({
      x: 1.05,
      y: -0.1,
      angle: 146,
      spread: 24,
      length: 1.7,
      color: '#ffe2b0',
      strength: 0.5,
      sweep: 2,
    }),
    figure(popcorn, {
      x: 0.72,
      y: 0.96,
      size: 0.72,
      color: '#f4e2b8',
      depth: 0.7,
      rim: { color: '#fffdf0', from: [0.8, -0.7], width: 0.02 },
    }),
    weather({ kind: 'dust', count: 130, color: '#ffe0b0', strength: 0.8 }),
  ],
}
