import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { stones } from '../../figures/objects.ts'
import { ridge } from '../../layers/land.ts'
import { rays } from '../../layers/light.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const shortFiveStonesScene: Scene = {
  id: 'short-five-stones',
  title: { lines: ['Five', 'Stones'], place: 'top' },
  layers: [
    sky(
      [
        [0, '#1c1018'],
        [0.4, '#7a3a22'],
        [0.6, '#d98a44'],
        [1, '#2a140c'],
      ],
      { x: 0.3, y: 0.42, color: '#ffcf88', reach: 0.5, strength: 0.85 },
    ),
    rays({ x: 0.2, y: 0.2, color: '#ffdca0', strength: 0.8, length: 0.9 }),
    ridge({
      y: 0.62,
      color: '#8a4a2a',
      foot: '#3a1c10',
      depth: 0.5,
      rise: 0.03,
      texture: 0.9,
      through: [
        [-0.1, 0.6],
        [0.5, 0.62],
        [1.1, 0.59],
      ],
      rim: { x: 0.3, color: '#ffd79a' },
    }),
    figure(stones, {
      x: 0.46,
      y: 0.78,
      size: 0.52,
      color: '#3a2018',
      depth: 0.7,
      rim: { color: '#ffcf90', from: [-0.8, -0.8], width: 0.03 },
    }),
    weather({ kind: 'dust', count: 120, color: '#ffd79a' }),
  ],
}
