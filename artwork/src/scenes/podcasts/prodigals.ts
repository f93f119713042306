import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { walk } from '../../figures/people.ts'
import { ridge } from '../../layers/land.ts'
import { strip } from '../../layers/settings.ts'
import { vista } from '../../layers/vista.ts'

export const podProdigalsScene: Scene = {
  id: 'pod-prodigals',
  title: { lines: ['Prodigals'], align: 'left', place: 'top', accent: '#ffe3a0' },
  layers: [
    vista({
      tones: ['#3a2a5a', '#b8706a', '#ffcf8c'],
      ground: '#2a1a20',
      light: { x: 0.5, y: 0.5, color: '#fff0c0', reach: 0.42, disc: 0.06 },
      horizon: 0.56,
      cover: 0.42,
      hills: { to: 0.68, count: 3 },
    }),
    ridge({
      y: 0.7,
      color: '#4a2c28',
      foot: '#1c1014',
      depth: 0.6,
      rise: 0.03,
      cover: 'grass',
      growth: 0.03,
      rim: { x: 0.5, color: '#ffdf9a' },
    }),
    strip({
      x: 0.5,
      y: 0.69,
      near: 0.62,
      far: 0.012,
      to: 0.42,
      color: '#f0b878',
      dark: '#5a342a',
      depth: 0.6,
      opacity: 0.85,
    }),
    figure(
      walk({
        garment: 'robe',
        head: 'scarf',
        arms: [
          [
            [-0.2, -0.72],
            [-0.32, -0.8],
          ],
          [
            [0.2, -0.72],
            [0.33, -0.82],
          ],
        ],
      }),
      {
        x: 0.6,
        y: 0.84,
        size: 0.34,
        flip: true,
        color: '#1a0d10',
        depth: 0.7,
        rim: { color: '#ffe0a0', from: [0.5, -0.8], width: 0.016 },
      },
    ),
    figure(walk({ garment: 'tunic', head: 'curls' }), {
      x: 0.4,
      y: 0.9,
      size: 0.4,
      color: '#150a0d',
      depth: 0.75,
      drift: 0.006,
      rim: { color: '#ffe0a0', from: [-0.5, -0.8], width: 0.014 },
    }),
  ],
}
