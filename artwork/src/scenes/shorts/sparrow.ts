import type { Scene } from '../../core/scene.ts'
import { sparrow } from '../../figures/animals.ts'
import { figure } from '../../figures/figure.ts'
import { mist } from '../../layers/land.ts'
import { vista } from '../../layers/vista.ts'
import { weather } from '../../layers/weather.ts'

export const shortSparrowScene: Scene = {
  id: 'short-sparrow',
  title: { lines: ['Not One', 'Sparrow'], place: 'bottom', accent: '#ffe0b0' },
  layers: [
    vista({
      tones: ['#4a6a86', '#9fb4bc', '#ffdcb4'],
      ground: '#7a6a68',
      light: { x: 0.66, y: 0.34, color: '#fff4d8', reach: 0.5, disc: 0.13 },
      horizon: 0.72,
      cover: 0.4,
    }),
    figure(sparrow, {
      x: 0.46,
      y: 0.52,
      size: 0.3,
      color: '#1c1a20',
      depth: 0.6,
      bob: 0.002,
      rim: { color: '#fff0cc', from: [0.6, -0.8], width: 0.022 },
    }),
    mist({ y: 0.8, height: 0.12, color: '#fbe6cf', strength: 0.5 }),
    weather({ kind: 'dust', count: 60, color: '#fff3d8' }),
  ],
}
