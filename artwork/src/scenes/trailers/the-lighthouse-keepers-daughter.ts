import type { Scene } from '../../core/scene.ts'
import { lighthouse } from '../../figures/buildings.ts'
import { figure } from '../../figures/figure.ts'
import { mist } from '../../layers/land.ts'
import { beam, glow } from '../../layers/light.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'
import { weather } from '../../layers/weather.ts'

/** `tall` is the tower's height in u, `lamp` how high its light stands in the frame. */
const keepers = (tall: number, lamp: number): Scene => ({
  id: 'the-lighthouse-keepers-daughter',
  title: { lines: ['~The', 'Lighthouse', 'Keeper’s', 'Daughter'], place: 'bottom', accent: '#d9f0d0' },
  camera: { pan: 0.03, push: 0.07 },
  layers: [
    sky(
      [
        [0, '#0b1a1c'],
        [0.4, '#24454a'],
        [0.66, '#6f8f86'],
        [1, '#0c1c20'],
      ],
      { x: 0.5, y: 0.3, color: '#e8f5d8', reach: 0.25, strength: 0.4 },
    ),
    clouds({
      light: { x: 0.55, y: 0.3, color: '#fff' },
      lit: '#a9bfae',
      shadow: '#0d2226',
      horizon: 0.66,
      cover: 0.85,
      opacity: 0.95,
      size: 1.5,
      drift: 0.014,
    }),
    beam({
      x: 0.6,
      y: lamp,
      angle: 182,
      spread: 17,
      length: 1.5,
      color: '#fbffdf',
      strength: 0.85,
      sweep: 9,
      speed: 0.7,
      depth: 0.3,
    }),
    beam({
      x: 0.6,
      y: lamp,
      angle: 2,
      spread: 17,
      length: 1.2,
      color: '#fbffdf',
      strength: 0.5,
      sweep: 9,
      speed: 0.7,
      depth: 0.3,
    }),
    water({
      y: 0.63,
      tint: '#081c20',
      tintStrength: 0.55,
      light: { x: 0.55, color: '#e6f5d8', strength: 0.55, width: 0.25 },
      chop: 1,
    }),
    figure(lighthouse, {
      x: 0.6,
      y: 0.62,
      size: tall,
      color: '#0a1719',
      depth: 0.34,
      litColor: '#fbffd0',
      rim: { color: '#cfe2cf', from: [-1, -0.4], width: 0.008, strength: 0.8 },
    }),
    glow({ x: 0.6, y: lamp, size: 0.26, color: '#faffd8', strength: 1, depth: 0.34, flicker: 0.1 }),
    mist({ y: 0.66, height: 0.03, color: '#b9d2c6', strength: 0.6, depth: 0.5 }),
    weather({ kind: 'rain', count: 200, color: '#d5e8e0', strength: 0.6, wind: -0.3 }),
  ],
})

export const theLighthouseKeepersDaughterScene = keepers(0.68, 0.252)

/** The tower has to fit under the upper edge of a wide frame. */
export const theLighthouseKeepersDaughterWide = keepers(0.53, 0.193)
