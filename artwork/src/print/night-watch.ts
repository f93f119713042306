import type { Scene } from '../core/scene.ts'
import { lamb } from '../figures/animals.ts'
import { boulders, shepherdBoy } from '../figures/david.ts'
import { figure } from '../figures/figure.ts'
import { mist, ridge } from '../layers/land.ts'
import { glow } from '../layers/light.ts'
import { clouds, sky, stars } from '../layers/sky.ts'

const MOON = { x: 0.7, y: 0.2, color: '#cfd8ff', reach: 0.34, strength: 0.85, disc: 0.052 }
const RIM = { color: '#c9d2f5', from: [0.8, -0.7], width: 0.014, strength: 0.85 } as const

/** David before anybody had heard of him: the sheep, the hill, the stars. */
export const nightWatch: Scene = {
  id: 'david-night-watch',
  title: { lines: ['David'] },
  vignette: 0.9,
  layers: [
    sky(
      [
        [0, '#070a1c'],
        [0.25, '#101a40'],
        [0.42, '#26305f'],
        [0.54, '#57527f'],
        [0.6, '#7d6584'],
        [1, '#0b0a14'],
      ],
      MOON,
    ),
    stars(620, 0.58),
    clouds({ light: MOON, lit: '#8f97c4', shadow: '#0d1230', horizon: 0.56, cover: 0.36, opacity: 0.6 }),
    glow({ x: MOON.x, y: MOON.y, size: 0.3, color: '#dfe4ff', strength: 0.4, flicker: 0, depth: 0.05 }),
    mist({ y: 0.535, height: 0.05, color: '#8b7a9c', strength: 0.5, depth: 0.2 }),
    ridge({
      y: 0.53,
      color: '#2c2f57',
      foot: '#4b466e',
      rise: 0.09,
      depth: 0.2,
      rim: { x: 0.7, color: '#aeb6de' },
    }),
    mist({ y: 0.575, height: 0.05, color: '#5d5880', strength: 0.5, depth: 0.3 }),
    ridge({ y: 0.575, color: '#1b1d3b', foot: '#2b2a4a', rise: 0.07, depth: 0.4 }),
    mist({ y: 0.615, height: 0.05, color: '#3a3a60', strength: 0.5, depth: 0.5 }),
    figure(shepherdBoy, { x: 0.36, y: 0.622, size: 0.27, color: '#080913', depth: 0.8, rim: RIM }),
    figure(boulders, { x: 0.36, y: 0.632, size: 0.1, color: '#090a14', depth: 0.8, rim: RIM }),
    [
      [0.52, 0.628, 0.082, false],
      [0.6, 0.634, 0.07, true],
      [0.2, 0.632, 0.076, true],
      [0.7, 0.646, 0.074, false],
    ].map(([x, y, size, flip]) =>
      figure(lamb, {
        x: Number(x),
        y: Number(y),
        size: Number(size),
        flip: flip === true,
        color: '#0b0c18',
        depth: 0.82,
        rim: { ...RIM, width: 0.05 },
      }),
    ),
    ridge({
      y: 0.64,
      through: [
        [-0.1, 0.65],
        [0.2, 0.627],
        [0.36, 0.619],
        [0.52, 0.625],
        [0.75, 0.65],
        [1.1, 0.675],
      ],
      color: '#0b0c19',
      foot: '#08080f',
      rise: 0.08,
      depth: 0.86,
      cover: 'grass',
      growth: 0.02,
      rim: { x: 0.5, color: '#aab3de', strength: 0.7 },
      texture: 0.3,
    }),
  ],
}
