import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { crowd } from '../../figures/groups.ts'
import { columns } from '../../figures/places.ts'
import { ridge } from '../../layers/land.ts'
import { rays } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { strip } from '../../layers/settings.ts'
import { vista } from '../../layers/vista.ts'

export const seriesLettersToEphesusScene: Scene = {
  id: 'series-letters-to-ephesus',
  title: { lines: ['Letters', '~to', 'Ephesus'], align: 'left', place: 'middle', accent: '#ffe0c0' },
  layers: [
    vista({
      tones: ['#2a4a7a', '#8aa0b8', '#ffd8b8'],
      ground: '#4a3428',
      light: { x: 0.5, y: 0.55, color: '#fff2d8', reach: 0.42 },
      horizon: 0.64,
      cover: 0.5,
      hills: { count: 2, to: 0.76 },
    }),
    rays({ x: 0.5, y: 0.5, color: '#fff0d0', strength: 0.6, length: 0.6, upward: true }),
    figure(columns, {
      x: 0.8,
      y: 0.86,
      size: 0.62,
      color: '#4a342c',
      depth: 0.6,
      rim: { color: '#fff0d0', from: [-0.9, -0.3], width: 0.01 },
    }),
    figure(crowd(3, 1, ['scarf', 'curls', 'scarf']), {
      x: 0.62,
      y: 0.93,
      size: 0.28,
      color: '#1c120f',
      depth: 0.7,
      rim: { color: '#ffe8c4', from: [0, -1], width: 0.02 },
    }),
    ridge({
      y: 0.92,
      color: '#2a1c16',
      depth: 0.8,
      rise: 0.02,
      cover: 'grass',
      growth: 0.04,
      rim: { x: 0.5, color: '#ffd8a8' },
    }),
    bokeh({ count: 8, colors: ['#fff0d0'], y0: 0.5, y1: 0.8, size: 0.04, strength: 0.1 }),
    strip({ x: 0.5, y: 0.9, near: 0.4, far: 0.1, color: '#a07a5a', dark: '#3a281e', opacity: 0.4 }),
  ],
}
