import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { palms, well } from '../../figures/places.ts'
import { ridge } from '../../layers/land.ts'
import { vista } from '../../layers/vista.ts'
import { weather } from '../../layers/weather.ts'

export const seriesWellsScene: Scene = {
  id: 'series-wells',
  title: { lines: ['Wells'], align: 'left', place: 'top', accent: '#ffcf90' },
  layers: [
    vista({
      tones: ['#6a3a2a', '#d0743a', '#ffd08a'],
      ground: '#2a120a',
      light: { x: 0.4, y: 0.52, color: '#fff0b8', reach: 0.4, disc: 0.11 },
      horizon: 0.62,
      cover: 0.3,
      hills: { count: 2, to: 0.74, rise: 0.03, rough: 0.4 },
    }),
    figure(well, {
      x: 0.68,
      y: 0.88,
      size: 0.44,
      color: '#1c0b06',
      depth: 0.65,
      rim: { color: '#ffe2a0', from: [-0.8, -0.5], width: 0.012 },
    }),
    figure(palms, {
      x: 0.9,
      y: 0.9,
      size: 0.7,
      color: '#1c0b06',
      depth: 0.6,
      rim: { color: '#ffdc98', from: [-0.9, -0.2], width: 0.01 },
    }),
    ridge({
      y: 0.885,
      color: '#1e0c06',
      depth: 0.8,
      rise: 0.02,
      cover: 'grass',
      growth: 0.03,
      rim: { x: 0.4, color: '#ffb868' },
    }),
    weather({ kind: 'dust', count: 130, color: '#ffdca0', wind: 0.012 }),
  ],
}
