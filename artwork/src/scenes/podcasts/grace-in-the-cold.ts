import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { walk } from '../../figures/people.ts'
import { ridge } from '../../layers/land.ts'
import { vista } from '../../layers/vista.ts'
import { weather } from '../../layers/weather.ts'

export const podGraceInTheColdScene: Scene = {
  id: 'pod-grace-in-the-cold',
  title: { lines: ['Grace', '~in the cold'], align: 'left', place: 'bottom', accent: '#ffd596' },
  layers: [
    vista({
      tones: ['#0b2036', '#44739a', '#c3d9e4'],
      ground: '#88a8bf',
      light: { x: 0.62, y: 0.42, color: '#fffaf0', reach: 0.4, disc: 0.05 },
      horizon: 0.58,
      cover: 0.6,
      hills: { cover: 'pines', growth: 0.16, near: '#1c3a54', to: 0.7, count: 3 },
    }),
    ridge({
      y: 0.74,
      color: '#d8e6ee',
      foot: '#6e90aa',
      depth: 0.7,
      through: [
        [-0.1, 0.78],
        [0.4, 0.745],
        [0.75, 0.735],
        [1.1, 0.77],
      ],
      rise: 0.03,
      texture: 0.8,
      rim: { x: 0.62, color: '#fff6e0' },
    }),
    figure(walk({ garment: 'coat', head: 'scarf' }), {
      x: 0.7,
      y: 0.8,
      size: 0.3,
      color: '#0d1d2c',
      depth: 0.75,
      drift: 0.006,
      rim: { color: '#fff3dc', from: [-0.5, -0.9], width: 0.018 },
    }),
    weather({ kind: 'snow', count: 300, color: '#ffffff', wind: 0.03 }),
  ],
}
