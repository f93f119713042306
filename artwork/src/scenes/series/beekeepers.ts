import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { hives } from '../../figures/gatherings.ts'
import { oak } from '../../figures/outdoors.ts'
import { ridge } from '../../layers/land.ts'
import { vista } from '../../layers/vista.ts'
import { weather } from '../../layers/weather.ts'

export const seriesBeekeepersScene: Scene = {
  id: 'series-beekeepers',
  title: { lines: ['~The', 'Beekeepers'], align: 'left', place: 'top', accent: '#ffe27a' },
  layers: [
    vista({
      tones: ['#3a6a4a', '#a8b85a', '#ffe89a'],
      ground: '#4a4a12',
      light: { x: 0.26, y: 0.5, color: '#fffac8', reach: 0.42, disc: 0.07 },
      horizon: 0.6,
      cover: 0.4,
      hills: { to: 0.74, count: 3, cover: 'grass', growth: 0.03 },
    }),
    figure(oak(1), {
      x: 0.88,
      y: 0.82,
      size: 0.7,
      color: '#24340c',
      depth: 0.5,
      rim: { color: '#fff6a8', from: [-0.8, -0.3], width: 0.007 },
    }),
    figure(hives, {
      x: 0.5,
      y: 0.88,
      size: 0.4,
      color: '#2a2408',
      depth: 0.65,
      rim: { color: '#fff4b0', from: [-0.8, -0.6], width: 0.014 },
    }),
    ridge({
      y: 0.89,
      color: '#2c300a',
      depth: 0.8,
      rise: 0.02,
      cover: 'grass',
      growth: 0.09,
      rim: { x: 0.26, color: '#ffee90' },
    }),
    weather({ kind: 'dust', count: 180, color: '#ffe36a', strength: 0.9, wind: 0.014 }),
  ],
}
