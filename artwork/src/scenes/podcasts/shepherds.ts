import type { Scene } from '../../core/scene.ts'
import { flock } from '../../figures/animals.ts'
import { figure } from '../../figures/figure.ts'
import { cross } from '../../figures/outdoors.ts'
import { ridge } from '../../layers/land.ts'
import { vista } from '../../layers/vista.ts'

export const podShepherdsScene: Scene = {
  id: 'pod-shepherds',
  title: { lines: ['Shepherds', '~and hirelings'], align: 'left', place: 'top', accent: '#f6e6a0' },
  layers: [
    vista({
      tones: ['#21405a', '#7fa8a0', '#f6e2a6'],
      ground: '#22330f',
      light: { x: 0.3, y: 0.48, color: '#fff6c8', reach: 0.4, disc: 0.05 },
      horizon: 0.55,
      cover: 0.5,
      hills: { near: '#3f5a1c', to: 0.74, count: 3 },
    }),
    figure(flock(40), {
      x: 0.6,
      y: 0.78,
      size: 0.07,
      color: '#efe9cc',
      depth: 0.6,
      rim: { color: '#ffffff', from: [-0.7, -0.8], width: 0.08 },
    }),
    figure(cross, {
      x: 0.14,
      y: 0.72,
      size: 0.26,
      color: '#1a240c',
      depth: 0.5,
      rim: { color: '#fff2b8', from: [0.8, -0.4], width: 0.02 },
    }),
    ridge({
      y: 0.9,
      color: '#18260a',
      depth: 0.85,
      rise: 0.03,
      cover: 'grass',
      growth: 0.06,
      rim: { x: 0.3, color: '#e6e88a' },
    }),
  ],
}
