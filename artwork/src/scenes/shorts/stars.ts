import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { stand } from '../../figures/people.ts'
import { ridge } from '../../layers/land.ts'
import { range } from '../../layers/settings.ts'
import { sky, stars } from '../../layers/sky.ts'

export const shortStarsScene: Scene = {
  id: 'short-stars',
  title: { lines: ['Count', '~the', 'Stars'], place: 'top', accent: '#cfd8ff' },
  layers: [
    sky(
      [
        [0, '#03051a'],
        [0.5, '#141a52'],
        [0.76, '#5a4a8a'],
        [1, '#0a0820'],
      ],
      { x: 0.6, y: 0.78, color: '#c8a8e0', reach: 0.4, strength: 0.6 },
    ),
    stars(900, 0.85),
    range({
      y: 0.76,
      to: 0.84,
      count: 2,
      far: '#2a2560',
      near: '#0d0b28',
      haze: '#7a68a8',
      sun: 0.6,
      rise: 0.05,
    }),
    figure(
      stand({
        garment: 'robe',
        head: 'scarf',
        arms: [
          [
            [-0.2, -0.86],
            [-0.25, -1.02],
          ],
          [
            [0.16, -0.64],
            [0.15, -0.48],
          ],
        ],
      }),
      {
        x: 0.4,
        y: 0.88,
        size: 0.34,
        color: '#06051a',
        depth: 0.75,
        rim: { color: '#cfc4ff', from: [0.4, -0.9], width: 0.014 },
      },
    ),
    ridge({ y: 0.88, color: '#06051a', depth: 0.8, rise: 0.03, rim: { x: 0.5, color: '#8f80d0' } }),
  ],
}
