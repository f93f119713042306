import type { Scene } from '../../core/scene.ts'
import { seats } from '../../figures/cinema.ts'
import { figure } from '../../figures/figure.ts'
import { beam } from '../../layers/light.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const podProjectionistScene: Scene = {
  id: 'pod-projectionist',
  title: { lines: ['~The last', 'Projectionist'], align: 'left', place: 'top', accent: '#b8c8ff' },
  layers: [
    sky(
      [
        [0, '#0a0c1c'],
        [0.6, '#1a2146'],
        [1, '#05060f'],
      ],
      { x: 0.2, y: 0.42, color: '#c8d8ff', reach: 0.4, strength: 0.4 },
    ),
    beam({
      x: 1.04,
      y: 0.1,
      angle: 158,
      spread: 22,
      length: 2.1,
      color: '#dce6ff',
      strength: 0.95,
      sweep: 0.6,
      speed: 3,
      depth: 0.2,
    }),
    weather({
      kind: 'dust',
      count: 190,
      color: '#eef3ff',
      strength: 0.9,
      within: [0.1, 0.1, 1, 0.75],
      depth: 0.4,
    }),
    figure(seats(3), {
      x: 0.5,
      y: 0.78,
      size: 0.42,
      color: '#05060f',
      depth: 0.7,
      rim: { color: '#b7c8ff', from: [0.4, -0.9], width: 0.014 },
    }),
  ],
}
