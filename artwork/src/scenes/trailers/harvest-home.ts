import type { Scene } from '../../core/scene.ts'
import { barn } from '../../figures/buildings.ts'
import { figure } from '../../figures/figure.ts'
import { swing } from '../../figures/outdoors.ts'
import { ridge } from '../../layers/land.ts'
import { rays } from '../../layers/light.ts'
import { range } from '../../layers/settings.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const harvestHomeScene: Scene = {
  id: 'harvest-home',
  title: { lines: ['Harvest', 'Home'], place: 'top', accent: '#fff0b8' },
  camera: { pan: 0.05, push: 0.06 },
  layers: [
    sky(
      [
        [0, '#2f4f4a'],
        [0.24, '#7a8f57'],
        [0.45, '#d8b24e'],
        [0.6, '#ffdf8a'],
        [1, '#8a5a1c'],
      ],
      { x: 0.26, y: 0.52, color: '#fff0b0', reach: 0.36, strength: 0.95, disc: 0.06 },
    ),
    clouds({
      light: { x: 0.26, y: 0.52, color: '#fff' },
      lit: '#fff0bf',
      shadow: '#6b7a4c',
      horizon: 0.6,
      cover: 0.48,
      opacity: 0.75,
      size: 1,
    }),
    rays({ x: 0.26, y: 0.52, color: '#fff2c0', strength: 0.5, length: 0.6, upward: true }),
    range({
      y: 0.57,
      to: 0.63,
      count: 2,
      far: '#a79a52',
      near: '#7a6a2c',
      haze: '#ffdf92',
      sun: 0.26,
      rise: 0.04,
      cover: 'grass',
      growth: 0.02,
    }),
    figure(barn, {
      x: 0.76,
      y: 0.655,
      size: 0.16,
      color: '#5a2a18',
      depth: 0.36,
      rim: { color: '#ffe2a0', from: [-1, -0.5], width: 0.03, strength: 0.9 },
    }),
    ridge({
      y: 0.66,
      color: '#a87a24',
      foot: '#6a4512',
      depth: 0.45,
      through: [
        [-0.1, 0.655],
        [0.4, 0.665],
        [1.1, 0.65],
      ],
      rise: 0.03,
      cover: 'grass',
      growth: 0.035,
      rim: { x: 0.26, color: '#fff0b0' },
    }),
    figure(swing, {
      x: 0.34,
      y: 0.79,
      size: 0.66,
      color: '#241608',
      depth: 0.65,
      rim: { color: '#ffe09a', from: [-0.8, -0.2], width: 0.006, strength: 0.8 },
    }),
    ridge({
      y: 0.79,
      color: '#4d3009',
      foot: '#1f1304',
      depth: 0.8,
      through: [
        [-0.1, 0.8],
        [0.35, 0.785],
        [0.7, 0.8],
        [1.1, 0.79],
      ],
      rise: 0.03,
      cover: 'grass',
      growth: 0.075,
      rim: { x: 0.3, color: '#ffd878' },
    }),
    weather({ kind: 'dust', count: 150, color: '#fff0b8', strength: 0.7, wind: 0.01 }),
  ],
}
