import type { Scene } from '../../core/scene.ts'
import { house } from '../../figures/buildings.ts'
import { figure } from '../../figures/figure.ts'
import { oak } from '../../figures/outdoors.ts'
import { mist, ridge } from '../../layers/land.ts'
import { vista } from '../../layers/vista.ts'

export const podScaryMoviesScene: Scene = {
  id: 'pod-scary-movies',
  title: {
    lines: ['Should Christians', 'Watch', 'Scary Movies?'],
    align: 'left',
    place: 'bottom',
    accent: '#b8f0d0',
  },
  layers: [
    vista({
      tones: ['#04100f', '#0f3a38', '#4a8c7a'],
      ground: '#030a0a',
      light: { x: 0.7, y: 0.3, color: '#e2ffe8', reach: 0.32, disc: 0.13 },
      horizon: 0.68,
      cover: 0.68,
      hills: { rise: 0.05, cover: 'pines', growth: 0.1, count: 3, to: 0.82 },
    }),
    ridge({
      y: 0.8,
      color: '#041010',
      depth: 0.7,
      through: [
        [-0.1, 0.92],
        [0.4, 0.86],
        [0.6, 0.72],
        [0.74, 0.68],
        [0.86, 0.72],
        [1.1, 0.86],
      ],
      rise: 0.03,
      cover: 'grass',
      growth: 0.025,
      rim: { x: 0.7, color: '#a8e0c8' },
    }),
    figure(house, {
      x: 0.72,
      y: 0.695,
      size: 0.36,
      color: '#020909',
      depth: 0.7,
      litColor: '#ffcf70',
      rim: { color: '#c9f5dc', from: [-0.2, -1], width: 0.014 },
    }),
    figure(oak(0), { x: 0.9, y: 0.8, size: 0.5, color: '#020909', depth: 0.75 }),
    mist({ y: 0.88, height: 0.1, color: '#7fb8a6', strength: 0.45, depth: 0.85 }),
  ],
}
