import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { kite, kiteChild } from '../../figures/outdoors.ts'
import { ridge } from '../../layers/land.ts'
import { vista } from '../../layers/vista.ts'

export const shortKiteScene: Scene = {
  id: 'short-kite',
  title: { lines: ['Let', '~it', 'Fly'], place: 'bottom', accent: '#ffdf8a' },
  layers: [
    vista({
      tones: ['#1f6a9a', '#6ab4d0', '#ffe6b4'],
      ground: '#2a4a2a',
      light: { x: 0.3, y: 0.5, color: '#fff6d8', reach: 0.45 },
      horizon: 0.62,
      cover: 0.6,
      hills: { to: 0.7, count: 2, near: '#5a8a4a' },
    }),
    ridge({
      y: 0.72,
      color: '#2f5a2a',
      foot: '#12260f',
      depth: 0.7,
      rise: 0.03,
      through: [
        [-0.1, 0.73],
        [0.3, 0.705],
        [1.1, 0.76],
      ],
      cover: 'grass',
      growth: 0.04,
      rim: { x: 0.3, color: '#f4f5a8' },
    }),
    figure(kiteChild, {
      x: 0.5,
      y: 0.715,
      size: 0.62,
      color: '#10240f',
      depth: 0.72,
      rim: { color: '#ffe8c0', from: [-0.6, -0.7], width: 0.01 },
    }),
    figure(kite, {
      x: 0.5,
      y: 0.715,
      size: 0.62,
      color: '#c23a2c',
      depth: 0.72,
      bob: 0.005,
      rim: { color: '#ffe8c0', from: [-0.6, -0.7], width: 0.014 },
    }),
  ],
}
