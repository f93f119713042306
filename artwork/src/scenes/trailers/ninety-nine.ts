import type { Scene } from '../../core/scene.ts'
import { flock, shepherd } from '../../figures/animals.ts'
import { figure } from '../../figures/figure.ts'
import { ridge } from '../../layers/land.ts'
import { rays } from '../../layers/light.ts'
import { range } from '../../layers/settings.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { birds } from '../../layers/weather.ts'

export const ninetyNineScene: Scene = {
  id: 'ninety-nine',
  title: { lines: ['Ninety', 'Nine'], align: 'left', place: 'top', accent: '#e6f2b0' },
  camera: { pan: 0.05, push: 0.06 },
  layers: [
    sky(
      [
        [0, '#10211d'],
        [0.3, '#2c4a3c'],
        [0.55, '#88a070'],
        [0.64, '#e2dfa0'],
        [1, '#20301c'],
      ],
      { x: 0.74, y: 0.42, color: '#fbffd0', reach: 0.3, strength: 0.8 },
    ),
    clouds({
      light: { x: 0.74, y: 0.36, color: '#fff' },
      lit: '#f4f5cc',
      shadow: '#152a26',
      horizon: 0.64,
      cover: 0.72,
      opacity: 0.92,
      size: 1.3,
    }),
    rays({ x: 0.78, y: 0.2, color: '#faffd2', strength: 1, length: 0.9, count: 5 }),
    range({
      y: 0.58,
      to: 0.7,
      count: 3,
      far: '#7c9468',
      near: '#2b4428',
      haze: '#dfe0a2',
      sun: 0.74,
      rise: 0.11,
      fog: 0.6,
    }),
    figure(flock(40), {
      x: 0.42,
      y: 0.735,
      size: 0.036,
      color: '#aeb893',
      depth: 0.5,
      rim: { color: '#fffbe0', from: [0.7, -0.8], width: 0.06, strength: 0.9 },
    }),
    ridge({
      y: 0.8,
      color: '#16240f',
      foot: '#0a1207',
      depth: 0.8,
      through: [
        [-0.1, 0.86],
        [0.35, 0.845],
        [0.62, 0.79],
        [0.8, 0.772],
        [1.1, 0.8],
      ],
      rise: 0.03,
      cover: 'grass',
      growth: 0.026,
      rim: { x: 0.75, color: '#e8f0a8' },
    }),
    figure(shepherd, {
      x: 0.74,
      y: 0.785,
      size: 0.34,
      color: '#0a1007',
      depth: 0.8,
      rim: { color: '#f6ffc4', from: [0.4, -0.9], width: 0.011, strength: 1 },
    }),
    birds(0.25, 0.4, 5, '#1a2a20', 0.016),
  ],
}
