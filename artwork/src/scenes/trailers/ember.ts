import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { stand } from '../../figures/people.ts'
import { ridge } from '../../layers/land.ts'
import { glow } from '../../layers/light.ts'
import { range } from '../../layers/settings.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const emberScene: Scene = {
  id: 'ember',
  title: { lines: ['Ember'], place: 'top', accent: '#ff8a3c' },
  camera: { pan: 0.03, push: 0.12 },
  layers: [
    sky(
      [
        [0, '#0c0506'],
        [0.35, '#3a0b08'],
        [0.58, '#a32a0c'],
        [0.7, '#ff7a1e'],
        [1, '#1a0504'],
      ],
      { x: 0.42, y: 0.7, color: '#ffb038', reach: 0.4, strength: 0.95 },
    ),
    clouds({
      light: { x: 0.42, y: 0.72, color: '#fff' },
      lit: '#ff8c3a',
      shadow: '#140607',
      horizon: 0.74,
      cover: 0.82,
      opacity: 0.92,
      size: 1.4,
      drift: 0.012,
    }),
    range({
      y: 0.62,
      to: 0.78,
      count: 3,
      far: '#a8320e',
      near: '#220806',
      haze: '#ff8426',
      sun: 0.42,
      rimColor: '#ffd070',
      cover: 'pines',
      growth: 0.26,
      rise: 0.07,
      fog: 0.8,
    }),
    glow({ x: 0.42, y: 0.72, size: 0.75, color: '#ffab40', strength: 0.85, flicker: 0.16, depth: 0.4 }),
    figure(
      stand({
        garment: 'suit',
        head: 'helmet',
        legs: [
          [[-0.08, -0.27], [-0.1, -0.03], -0.04],
          [[0.075, -0.27], [0.1, -0.03], 0.04],
        ],
        arms: [
          [
            [-0.17, -0.63],
            [-0.19, -0.46],
          ],
          [
            [0.17, -0.62],
            [0.16, -0.45],
          ],
        ],
      }),
      {
        x: 0.58,
        y: 0.88,
        size: 0.5,
        color: '#0a0304',
        depth: 0.8,
        rim: { color: '#ffa545', from: [-1, -0.3], width: 0.012, strength: 1 },
      },
    ),
    ridge({
      y: 0.88,
      color: '#0d0405',
      foot: '#070203',
      depth: 0.82,
      through: [
        [-0.1, 0.9],
        [0.4, 0.878],
        [0.7, 0.872],
        [1.1, 0.89],
      ],
      rise: 0.03,
      cover: 'grass',
      growth: 0.03,
      rim: { x: 0.45, color: '#ff8a30' },
    }),
    weather({ kind: 'embers', count: 210, color: '#ffb04a', strength: 1, wind: 0.03 }),
  ],
}
