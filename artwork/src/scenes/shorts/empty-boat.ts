import type { Scene } from '../../core/scene.ts'
import { emptyBoat } from '../../figures/boats.ts'
import { figure } from '../../figures/figure.ts'
import { mist } from '../../layers/land.ts'
import { range } from '../../layers/settings.ts'
import { sky } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'

export const shortEmptyBoatScene: Scene = {
  id: 'short-empty-boat',
  title: { lines: ['Follow'], place: 'top', accent: '#cfeef0' },
  layers: [
    sky(
      [
        [0, '#27485a'],
        [0.3, '#6a9aa0'],
        [0.46, '#e8e2c4'],
        [1, '#1c3a48'],
      ],
      { x: 0.5, y: 0.44, color: '#fff8dc', reach: 0.36, disc: 0.08 },
    ),
    range({
      y: 0.46,
      to: 0.49,
      count: 2,
      far: '#86a8a6',
      near: '#4f7880',
      haze: '#eee8cc',
      sun: 0.5,
      rise: 0.05,
    }),
    water({
      y: 0.5,
      tint: '#0f3240',
      tintStrength: 0.4,
      light: { x: 0.5, color: '#fffbe0', strength: 0.9, width: 0.08 },
      chop: 0.3,
    }),
    figure(emptyBoat, {
      x: 0.42,
      y: 0.72,
      size: 0.36,
      color: '#0b1e26',
      depth: 0.6,
      bob: 0.006,
      rim: { color: '#fff3cc', from: [0.3, -1], width: 0.02 },
    }),
    mist({ y: 0.53, height: 0.04, color: '#fbf4da', strength: 0.6 }),
  ],
}
