import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { oak } from '../../figures/outdoors.ts'
import { ridge } from '../../layers/land.ts'
import { rays } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { vista } from '../../layers/vista.ts'
import { weather } from '../../layers/weather.ts'

export const podWhoToldYouThatScene: Scene = {
  id: 'pod-who-told-you-that',
  title: { lines: ['Who Told', 'You That?'], align: 'left', place: 'middle', accent: '#e9f5a8' },
  layers: [
    vista({
      tones: ['#0b1d14', '#2f5a2c', '#b9c85a'],
      ground: '#0c1a0c',
      light: { x: 0.68, y: 0.5, color: '#f9ffb8', reach: 0.45 },
      horizon: 0.62,
      cover: 0.45,
    }),
    rays({ x: 0.68, y: 0.3, color: '#faffc8', strength: 0.8, length: 0.6, count: 6 }),
    figure(oak(1.05), {
      x: 0.72,
      y: 0.88,
      size: 0.86,
      color: '#0b160b',
      depth: 0.7,
      rim: { color: '#f0f8a0', from: [-0.4, -0.6], width: 0.006 },
    }),
    bokeh({
      count: 16,
      colors: ['#ff6a4a', '#ffb04a'],
      y0: 0.25,
      y1: 0.55,
      size: 0.012,
      strength: 0.7,
      depth: 0.7,
    }),
    ridge({
      y: 0.88,
      color: '#0a150a',
      depth: 0.8,
      rise: 0.03,
      cover: 'grass',
      growth: 0.06,
      rim: { x: 0.68, color: '#d5e880' },
    }),
    weather({ kind: 'dust', count: 90, color: '#f4ffb0', strength: 0.7 }),
  ],
}
