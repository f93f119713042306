import type { Scene } from '../../core/scene.ts'
import { camel } from '../../figures/animals.ts'
import { figure } from '../../figures/figure.ts'
import { town } from '../../figures/places.ts'
import { mist, ridge } from '../../layers/land.ts'
import { clouds, sky, stars } from '../../layers/sky.ts'
import { starOfBethlehem } from '../specials.ts'

export const kingOfKingsScene: Scene = {
  id: 'king-of-kings',
  title: { lines: ['King', '~of', 'Kings'], place: 'bottom' },
  camera: { pan: 0.05, push: 0.08 },
  layers: [
    sky(
      [
        [0, '#050a26'],
        [0.35, '#14246a'],
        [0.6, '#4b3f94'],
        [0.76, '#9a6aa0'],
        [1, '#1a1230'],
      ],
      { x: 0.5, y: 0.24, color: '#e8e0ff', reach: 0.26, strength: 0.75 },
    ),
    stars(420, 0.72, '#f4f0ff'),
    clouds({
      light: { x: 0.5, y: 0.24, color: '#fff' },
      lit: '#cfc4f5',
      shadow: '#171a52',
      horizon: 0.72,
      cover: 0.4,
      opacity: 0.5,
      size: 1.1,
    }),
    starOfBethlehem(0.5, 0.24),
    ridge({ y: 0.57, color: '#3b3578', foot: '#80639c', depth: 0.2, rise: 0.09 }),
    figure(town(17), {
      x: 0.5,
      y: 0.6,
      size: 0.2,
      color: '#211c50',
      depth: 0.3,
      litColor: '#ffcf7a',
      rim: { color: '#cfc3ff', from: [0, -1], width: 0.012, strength: 0.7 },
    }),
    mist({ y: 0.63, height: 0.045, color: '#a98bc0', strength: 0.65, depth: 0.34 }),
    ridge({
      y: 0.65,
      color: '#171440',
      foot: '#2a2156',
      depth: 0.55,
      through: [
        [-0.1, 0.62],
        [0.2, 0.648],
        [0.5, 0.635],
        [0.8, 0.65],
        [1.1, 0.62],
      ],
      rise: 0.05,
      rim: { x: 0.5, color: '#bdb0f5' },
    }),
    [
      [0.24, 0.15],
      [0.49, 0.165],
      [0.74, 0.15],
    ].map(([x = 0, size = 0]) =>
      figure(camel, {
        x,
        y: 0.664,
        size: size * 1.3,
        color: '#0c0a26',
        depth: 0.58,
        drift: 0.004,
        rim: { color: '#e6dcff', from: [0, -1], width: 0.014, strength: 0.85 },
      }),
    ),
    ridge({
      y: 0.7,
      color: '#0b0920',
      foot: '#07060f',
      depth: 0.85,
      through: [
        [-0.1, 0.655],
        [0.3, 0.666],
        [0.7, 0.662],
        [1.1, 0.7],
      ],
      rise: 0.04,
      rim: { x: 0.4, color: '#7a70c0', strength: 0.5 },
    }),
  ],
}
