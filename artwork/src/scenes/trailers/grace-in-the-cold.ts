import type { Scene } from '../../core/scene.ts'
import { chapel } from '../../figures/buildings.ts'
import { figure } from '../../figures/figure.ts'
import { ridge } from '../../layers/land.ts'
import { glow } from '../../layers/light.ts'
import { range } from '../../layers/settings.ts'
import { clouds, sky, stars } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const graceInTheColdScene: Scene = {
  id: 'grace-in-the-cold',
  title: { lines: ['Grace', '~in the', 'Cold'], place: 'top', accent: '#ffcf86' },
  camera: { pan: 0.04, push: 0.08 },
  layers: [
    sky(
      [
        [0, '#071426'],
        [0.4, '#153352'],
        [0.68, '#4c7796'],
        [1, '#9fbccb'],
      ],
      { x: 0.8, y: 0.16, color: '#d8ecff', reach: 0.22, strength: 0.6, disc: 0.04 },
    ),
    stars(180, 0.5, '#e6f2ff'),
    clouds({
      light: { x: 0.8, y: 0.16, color: '#fff' },
      lit: '#a9c8dd',
      shadow: '#10263f',
      horizon: 0.68,
      cover: 0.5,
      opacity: 0.7,
    }),
    range({
      y: 0.56,
      to: 0.68,
      count: 3,
      far: '#34597a',
      near: '#12283f',
      haze: '#8fb2c6',
      sun: 0.5,
      cover: 'pines',
      growth: 0.16,
      rise: 0.08,
      fog: 0.7,
    }),
    ridge({
      y: 0.72,
      color: '#b9d2e0',
      foot: '#5d7f99',
      depth: 0.45,
      through: [
        [-0.1, 0.75],
        [0.2, 0.73],
        [0.5, 0.722],
        [0.8, 0.745],
        [1.1, 0.72],
      ],
      rise: 0.03,
      texture: 0.7,
      rim: { x: 0.5, color: '#ffe0a8' },
    }),
    figure(chapel, {
      x: 0.46,
      y: 0.742,
      size: 0.4,
      color: '#0d1b2b',
      depth: 0.5,
      litColor: '#ffc868',
      rim: { color: '#d5e8f5', from: [0.5, -0.9], width: 0.016, strength: 0.95 },
    }),
    glow({ x: 0.48, y: 0.71, size: 0.5, color: '#ffb455', strength: 0.5, depth: 0.5 }),
    ridge({
      y: 0.8,
      color: '#8fb0c6',
      foot: '#2f4b66',
      depth: 0.75,
      through: [
        [-0.1, 0.755],
        [0.3, 0.79],
        [0.7, 0.775],
        [1.1, 0.81],
      ],
      rise: 0.03,
      texture: 0.8,
      rim: { x: 0.45, color: '#ffd9a0', strength: 0.6 },
    }),
    weather({ kind: 'snow', count: 420, color: '#f2f8ff', strength: 0.85, wind: 0.02 }),
  ],
}
