import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { train } from '../../figures/vehicles.ts'
import { mist } from '../../layers/land.ts'
import { beam } from '../../layers/light.ts'
import { range } from '../../layers/settings.ts'
import { clouds, sky, stars } from '../../layers/sky.ts'

export const theNightTrainToBethelScene: Scene = {
  id: 'the-night-train-to-bethel',
  title: { lines: ['~The', 'Night Train', '~to', 'Bethel'], place: 'top', accent: '#cfe0ff' },
  camera: { pan: 0.05, push: 0.05 },
  layers: [
    sky(
      [
        [0, '#060a1e'],
        [0.35, '#152a58'],
        [0.6, '#4a6c9a'],
        [1, '#0a1028'],
      ],
      { x: 0.3, y: 0.4, color: '#eef4ff', reach: 0.3, strength: 0.85, disc: 0.1 },
    ),
    stars(260, 0.6, '#eaf1ff'),
    clouds({
      light: { x: 0.3, y: 0.4, color: '#fff' },
      lit: '#c6d6f0',
      shadow: '#0d1a3c',
      horizon: 0.64,
      cover: 0.5,
      opacity: 0.75,
    }),
    range({
      y: 0.58,
      to: 0.66,
      count: 2,
      far: '#3c5788',
      near: '#1c2d57',
      haze: '#8aa6cc',
      sun: 0.3,
      rise: 0.13,
      fog: 0.8,
    }),
    mist({ y: 0.74, height: 0.07, color: '#8fa8cf', strength: 0.8, depth: 0.4 }),
    figure(train, {
      x: 0.52,
      y: 0.68,
      size: 0.2,
      color: '#070b1c',
      depth: 0.5,
      drift: 0.008,
      litColor: '#ffcf7a',
      rim: { color: '#cfdcf5', from: [-0.4, -0.9], width: 0.022, strength: 0.85 },
    }),
    mist({ y: 0.57, height: 0.035, color: '#dfe8f7', strength: 0.75, depth: 0.5, drift: -0.03 }),
    beam({
      x: 0.83,
      y: 0.637,
      angle: 4,
      spread: 14,
      length: 0.5,
      color: '#ffe2a0',
      strength: 0.9,
      depth: 0.5,
    }),
    mist({ y: 0.88, height: 0.09, color: '#5d78a8', strength: 0.8, depth: 0.7 }),
    range({
      y: 0.88,
      to: 0.94,
      count: 2,
      far: '#101b38',
      near: '#060a18',
      haze: '#3b5180',
      sun: 0.3,
      cover: 'pines',
      growth: 0.16,
      rise: 0.05,
    }),
  ],
}
