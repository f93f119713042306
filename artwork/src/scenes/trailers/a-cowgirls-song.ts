import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { cowgirl } from '../../figures/horses.ts'
import { mist, ridge } from '../../layers/land.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const aCowgirlsSongScene: Scene = {
  id: 'a-cowgirls-song',
  title: { lines: ['~A', 'Cowgirl’s', 'Song'], align: 'left', place: 'top' },
  camera: { pan: 0.06, push: 0.05 },
  layers: [
    sky(
      [
        [0, '#3a0d1c'],
        [0.25, '#8a1f20'],
        [0.48, '#d9521f'],
        [0.64, '#f9a23a'],
        [0.7, '#ffd77a'],
        [1, '#5a1a12'],
      ],
      { x: 0.6, y: 0.6, color: '#ffe08a', reach: 0.3, strength: 0.9, disc: 0.17 },
    ),
    clouds({
      light: { x: 0.6, y: 0.6, color: '#fff' },
      lit: '#ffb95e',
      shadow: '#5a1420',
      horizon: 0.68,
      cover: 0.62,
      opacity: 0.9,
      size: 1.2,
    }),
    ridge({
      y: 0.66,
      color: '#b5502c',
      foot: '#e68a44',
      depth: 0.18,
      rise: 0.02,
      rough: 0.42,
      through: [
        [-0.1, 0.66],
        [0.08, 0.66],
        [0.1, 0.585],
        [0.24, 0.583],
        [0.26, 0.655],
        [0.8, 0.662],
        [0.82, 0.6],
        [0.87, 0.598],
        [0.88, 0.57],
        [1.0, 0.572],
        [1.02, 0.66],
        [1.1, 0.66],
      ],
      rim: { x: 0.55, color: '#ffe09a' },
    }),
    ridge({
      y: 0.69,
      color: '#7a2a1e',
      foot: '#b4522c',
      depth: 0.3,
      rise: 0.05,
      rim: { x: 0.55, color: '#ffb65c' },
    }),
    mist({ y: 0.73, height: 0.03, color: '#e98a48', strength: 0.45, depth: 0.36 }),
    figure(cowgirl, {
      x: 0.5,
      y: 0.825,
      size: 0.42,
      color: '#1c0708',
      depth: 0.7,
      drift: 0.005,
      bob: 0.0015,
      rim: { color: '#ffb55c', from: [0.6, -0.8], width: 0.01, strength: 1 },
    }),
    ridge({
      y: 0.83,
      color: '#1d0809',
      foot: '#0e0407',
      depth: 0.72,
      through: [
        [-0.1, 0.835],
        [0.3, 0.818],
        [0.6, 0.82],
        [1.1, 0.84],
      ],
      rise: 0.03,
      cover: 'grass',
      growth: 0.035,
      rim: { x: 0.6, color: '#e2762c', strength: 0.7 },
    }),
    weather({
      kind: 'dust',
      count: 120,
      color: '#ffc46a',
      strength: 0.6,
      wind: 0.012,
      within: [0, 0.55, 1, 0.95],
    }),
  ],
}
