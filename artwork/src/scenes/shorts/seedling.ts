import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { seedling } from '../../figures/objects.ts'
import { ridge } from '../../layers/land.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const shortSeedlingScene: Scene = {
  id: 'short-seedling',
  title: { lines: ['Smaller', '~than a', 'Mustard Seed'], place: 'top', accent: '#eaf7a0' },
  layers: [
    sky(
      [
        [0, '#142a18'],
        [0.5, '#5a8a3a'],
        [0.7, '#d6e27a'],
        [1, '#1a1408'],
      ],
      { x: 0.6, y: 0.5, color: '#fbffc0', reach: 0.44 },
    ),
    bokeh({
      count: 30,
      colors: ['#e8ff9a', '#b8e06a', '#fff6c0'],
      y0: 0.2,
      y1: 0.7,
      size: 0.07,
      strength: 0.24,
    }),
    figure(seedling, {
      x: 0.5,
      y: 0.8,
      size: 0.42,
      color: '#2f5a1c',
      depth: 0.65,
      rim: { color: '#f4ffa8', from: [0.4, -0.9], width: 0.022 },
    }),
    ridge({
      y: 0.81,
      color: '#1c1208',
      depth: 0.8,
      rise: 0.04,
      texture: 0.9,
      rim: { x: 0.55, color: '#e8d880' },
    }),
    weather({ kind: 'dust', count: 100, color: '#faffc0' }),
  ],
}
