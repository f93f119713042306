import type { Scene } from '../../core/scene.ts'
import { fishing } from '../../figures/boats.ts'
import { figure } from '../../figures/figure.ts'
import { mist } from '../../layers/land.ts'
import { range } from '../../layers/settings.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'
import { weather } from '../../layers/weather.ts'

export const stillWatersScene: Scene = {
  id: 'still-waters',
  title: { lines: ['Still', 'Waters'], place: 'top', accent: '#ffd9c2' },
  camera: { pan: 0.03, push: 0.05 },
  layers: [
    sky(
      [
        [0, '#3d4a72'],
        [0.22, '#7d7aa0'],
        [0.38, '#d79ba2'],
        [0.48, '#f8cfae'],
        [1, '#40476a'],
      ],
      { x: 0.36, y: 0.45, color: '#fff0cf', reach: 0.3, strength: 0.85, disc: 0.04 },
    ),
    clouds({
      light: { x: 0.36, y: 0.45, color: '#fff' },
      lit: '#ffe3cc',
      shadow: '#6a6690',
      horizon: 0.5,
      cover: 0.42,
      opacity: 0.65,
      size: 1,
    }),
    range({
      y: 0.44,
      to: 0.515,
      count: 3,
      far: '#9b8fa8',
      near: '#3d4864',
      haze: '#f0c4b0',
      sun: 0.36,
      rise: 0.07,
      cover: 'pines',
      growth: 0.075,
      fog: 0.8,
    }),
    mist({ y: 0.53, height: 0.025, color: '#fbdcc6', strength: 0.8, depth: 0.3 }),
    water({
      y: 0.54,
      tint: '#27304f',
      tintStrength: 0.42,
      light: { x: 0.36, color: '#fff1d6', strength: 0.7, width: 0.1 },
      chop: 0.12,
    }),
    mist({ y: 0.575, height: 0.025, color: '#fde6d4', strength: 0.55, depth: 0.4 }),
    figure(fishing, {
      x: 0.53,
      y: 0.705,
      size: 0.27,
      color: '#141a30',
      depth: 0.6,
      bob: 0.003,
      rim: { color: '#ffe6c8', from: [-0.8, -0.8], width: 0.014, strength: 0.9 },
    }),
    weather({
      kind: 'dust',
      count: 60,
      color: '#fff3dc',
      strength: 0.4,
      wind: 0.004,
      within: [0, 0.4, 1, 0.9],
    }),
  ],
}
