import type { Scene } from '../../core/scene.ts'
import { sailBoat } from '../../figures/boats.ts'
import { lighthouse } from '../../figures/buildings.ts'
import { figure } from '../../figures/figure.ts'
import { hillTown, nightShip } from '../../figures/harbour-night.ts'
import { mist } from '../../layers/land.ts'
import { beam, glow } from '../../layers/light.ts'
import { range } from '../../layers/settings.ts'
import { dusk } from '../../layers/shadow.ts'
import { clouds, sky, stars } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'

const SEA = 0.66
const LAST = { x: 0.5, y: 0.56, color: '#ff9d63', reach: 0.34, strength: 0.8 }

/** A harbour in the blue hour, the ship of mercy home for the night. */
export const bannerSeries: Scene = {
  id: 'banner-series',
  title: { lines: ['Series'] },
  vignette: 0.8,
  layers: [
    sky(
      [
        [0, '#06122e'],
        [0.28, '#123a68'],
        [0.42, '#4a7a9c'],
        [0.53, '#d8a184'],
        [SEA, '#f0a878'],
        [1, '#06101f'],
      ],
      LAST,
    ),
    stars(240, 0.5),
    clouds({
      light: LAST,
      lit: '#e0a58a',
      shadow: '#0d2747',
      horizon: SEA + 0.04,
      cover: 0.48,
      opacity: 0.75,
    }),
    range({
      y: SEA - 0.07,
      to: SEA - 0.02,
      count: 2,
      far: '#3c5c80',
      near: '#173250',
      haze: '#c88f82',
      sun: 0.5,
      rise: 0.1,
      rimColor: '#f2b48c',
    }),
    mist({ y: SEA - 0.03, height: 0.05, color: '#b0909a', strength: 0.4, depth: 0.3 }),
    figure(hillTown, {
      x: 0.9,
      y: SEA,
      size: 0.32,
      color: '#122442',
      depth: 0.3,
      litColor: '#ffcf86',
      rim: { color: '#e8a584', from: [-0.8, -0.6], width: 0.008, strength: 0.5 },
      haze: { color: '#6d6a86', from: 0.5, strength: 0.5 },
    }),
    beam({
      x: 0.395,
      y: 0.41,
      angle: -8,
      spread: 6,
      length: 1.2,
      color: '#fff0c4',
      strength: 0.7,
      depth: 0.3,
    }),
    beam({
      x: 0.395,
      y: 0.41,
      angle: 172,
      spread: 6,
      length: 0.8,
      color: '#fff0c4',
      strength: 0.4,
      depth: 0.3,
    }),
    figure(lighthouse, {
      x: 0.395,
      y: SEA,
      size: 0.29,
      color: '#0c1a30',
      depth: 0.3,
      litColor: '#fff2c8',
      rim: { color: '#ffb98a', from: [1, 0.2], width: 0.012, strength: 0.7 },
    }),
    glow({ x: 0.395, y: 0.41, size: 0.2, color: '#fff0c4', strength: 0.8, depth: 0.3 }),
    glow({
      x: 0.66,
      y: 0.56,
      size: 0.7,
      color: '#ffbe78',
      strength: 0.5,
      depth: 0.3,
      flicker: 0,
      stretch: 0.6,
    }),
    figure(nightShip, {
      x: 0.66,
      y: SEA + 0.012,
      size: 0.34,
      color: '#2b4567',
      depth: 0.35,
      litColor: '#ffdf9e',
      rim: { color: '#ffc393', from: [-0.6, -0.8], width: 0.007, strength: 0.75 },
      haze: { color: '#7d7286', from: 0.4, strength: 0.25 },
    }),
    water({
      y: SEA,
      tint: '#071a36',
      tintStrength: 0.45,
      light: { x: 0.5, color: '#ffc694', strength: 0.5, width: 0.22 },
      chop: 0.45,
      depth: 0.3,
    }),
    figure(sailBoat, {
      x: 0.475,
      y: 0.8,
      size: 0.17,
      color: '#0a1830',
      depth: 0.5,
      rim: { color: '#ffbb8c', from: [-1, -0.3], width: 0.012, strength: 0.6 },
    }),
    dusk({ from: [0, 0.5], to: [0.46, 0.5], color: '#040d1f', strength: 0.75 }),
  ],
}
