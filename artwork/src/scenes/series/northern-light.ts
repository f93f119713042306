import type { Scene } from '../../core/scene.ts'
import { cabin } from '../../figures/buildings.ts'
import { figure } from '../../figures/figure.ts'
import { ridge } from '../../layers/land.ts'
import { glow } from '../../layers/light.ts'
import { aurora } from '../../layers/night-lights.ts'
import { sky, stars } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const seriesNorthernLightScene: Scene = {
  id: 'series-northern-light',
  title: { face: 'josefin', lines: ['Northern', 'Light'], align: 'left', place: 'middle', accent: '#a8ffd8' },
  layers: [
    sky([
      [0, '#030818'],
      [0.5, '#08243a'],
      [0.75, '#1c5a60'],
      [1, '#030c12'],
    ]),
    stars(320, 0.7),
    aurora('#6affc0', '#8a5cff', 0.5, 0.34),
    ridge({ y: 0.68, color: '#17404a', foot: '#2e6a6c', depth: 0.2, rise: 0.16, texture: 0.8 }),
    ridge({
      y: 0.78,
      color: '#0b2028',
      foot: '#0a161c',
      depth: 0.4,
      rise: 0.05,
      cover: 'pines',
      growth: 0.2,
    }),
    ridge({
      y: 0.84,
      color: '#a8c8cc',
      foot: '#3a5a66',
      depth: 0.6,
      rise: 0.03,
      texture: 0.8,
      rim: { x: 0.7, color: '#ffe0a0' },
    }),
    figure(cabin, {
      x: 0.74,
      y: 0.87,
      size: 0.24,
      color: '#061014',
      depth: 0.6,
      litColor: '#ffcf70',
      rim: { color: '#9affd8', from: [0, -1], width: 0.02 },
    }),
    glow({ x: 0.74, y: 0.83, size: 0.35, color: '#ffc060', strength: 0.6 }),
    weather({ kind: 'snow', count: 160, color: '#f0fffa', strength: 0.6 }),
  ],
}
