import type { Scene } from '../../core/scene.ts'
import { microphone } from '../../figures/cinema.ts'
import { figure } from '../../figures/figure.ts'
import { stand } from '../../figures/people.ts'
import { beam, rays } from '../../layers/light.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const shareSpotlightScene: Scene = {
  id: 'share-spotlight',
  title: { face: 'limelight', lines: ['Worthy'], align: 'left', place: 'middle', accent: '#ff9a7a' },
  layers: [
    sky(
      [
        [0, '#160608'],
        [0.7, '#4a1218'],
        [1, '#120406'],
      ],
      { x: 0.7, y: 0.1, color: '#ffcf9a', reach: 0.3, strength: 0.5 },
    ),
    beam({
      x: 0.7,
      y: -0.15,
      angle: 90,
      spread: 34,
      length: 1.6,
      color: '#ffe0b0',
      strength: 0.9,
      sweep: 2,
      depth: 0.3,
    }),
    beam({
      x: 0.1,
      y: -0.15,
      angle: 56,
      spread: 12,
      length: 1.9,
      color: '#ff9a80',
      strength: 0.4,
      sweep: 5,
      depth: 0.3,
    }),
    figure(
      stand({
        garment: 'casual',
        head: 'bun',
        arms: [
          [
            [-0.16, -0.66],
            [-0.2, -0.5],
          ],
          [
            [0.16, -0.72],
            [0.08, -0.84],
          ],
        ],
      }),
      {
        x: 0.7,
        y: 0.98,
        size: 0.62,
        color: '#120507',
        depth: 0.6,
        rim: { color: '#ffe0b4', from: [0, -1], width: 0.012 },
      },
    ),
    figure(microphone, { x: 0.735, y: 0.55, size: 0.08, color: '#080304', depth: 0.6 }),
    rays({ x: 0.7, y: -0.1, color: '#ffe0b8', strength: 0.4, length: 0.8 }),
    weather({ kind: 'dust', count: 120, color: '#ffdfb0' }),
  ],
}
