import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { ridge } from '../../layers/land.ts'
import { vista } from '../../layers/vista.ts'

export const podWhatFearCostsScene: Scene = {
  id: 'pod-what-fear-costs',
  title: { lines: ['What Fear', 'Costs'], align: 'left', place: 'bottom' },
  layers: [
    vista({
      tones: ['#1a0b2e', '#6b1d5e', '#e0587a'],
      ground: '#170a1e',
      light: { x: 0.7, y: 0.56, color: '#ffc0a0', reach: 0.5 },
      horizon: 0.6,
      stars: 160,
    }),
    figure(
      {
        mask: (pen) => {
          pen.line(0.022, [0, 0.05], [0.16, -0.86])
          pen.poly([0.13, -0.84], [0.2, -1.05], [0.195, -0.83])
          pen.dot(0.34, -0.1, 0.2, 0.2)
          pen.box(0.08, -0.1, 0.5, 0.13)
          pen.shape([0.3, -0.28], [0.28, -0.38], [0.42, -0.4], [0.56, -0.24], [0.58, -0.04], [0.5, -0.2])
        },
      },
      {
        x: 0.7,
        y: 0.84,
        size: 0.5,
        color: '#10060f',
        depth: 0.75,
        rim: { color: '#ffb0a0', from: [0.1, -1], width: 0.012 },
      },
    ),
    ridge({
      y: 0.85,
      color: '#120714',
      foot: '#0b0510',
      depth: 0.8,
      through: [
        [-0.1, 0.9],
        [0.5, 0.855],
        [0.8, 0.835],
        [1.1, 0.86],
      ],
      rise: 0.03,
      cover: 'grass',
      growth: 0.03,
      rim: { x: 0.7, color: '#ff9aa0' },
    }),
  ],
}
