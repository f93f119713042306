import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { cross } from '../../figures/outdoors.ts'
import { ridge } from '../../layers/land.ts'
import { rays } from '../../layers/light.ts'
import { vista } from '../../layers/vista.ts'

export const shortHillScene: Scene = {
  id: 'short-hill',
  title: { lines: ['It Is', 'Finished'], place: 'top', accent: '#ffd0a0' },
  layers: [
    vista({
      tones: ['#160a1a', '#5a1e34', '#f08a4a'],
      ground: '#0c060a',
      light: { x: 0.52, y: 0.56, color: '#ffd292', reach: 0.42 },
      horizon: 0.64,
      cover: 0.66,
    }),
    rays({ x: 0.52, y: 0.54, color: '#ffdca4', strength: 0.9, length: 0.8, upward: true }),
    figure(cross, {
      x: 0.52,
      y: 0.74,
      size: 0.52,
      color: '#12070b',
      depth: 0.6,
      rim: { color: '#ffd9a0', from: [0, 0.6], width: 0.012 },
    }),
    figure(cross, { x: 0.24, y: 0.76, size: 0.27, color: '#1a0a0e', depth: 0.55 }),
    figure(cross, { x: 0.79, y: 0.765, size: 0.25, color: '#1a0a0e', depth: 0.55 }),
    ridge({
      y: 0.75,
      color: '#10070b',
      depth: 0.65,
      through: [
        [-0.1, 0.83],
        [0.24, 0.755],
        [0.52, 0.735],
        [0.8, 0.76],
        [1.1, 0.84],
      ],
      rise: 0.03,
      cover: 'grass',
      growth: 0.02,
      rim: { x: 0.52, color: '#ffb066' },
    }),
  ],
}
