import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { palms, town } from '../../figures/places.ts'
import { procession } from '../../figures/procession.ts'
import { mist, ridge } from '../../layers/land.ts'
import { glow, rays } from '../../layers/light.ts'
import { dusk } from '../../layers/shadow.ts'
import { clouds, sky, stars } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'
import { starOfBethlehem } from '../specials.ts'

interface Staging {
  readonly id: string
  readonly star: readonly [x: number, y: number]
  /** Height of the far hills and where the sun comes up behind them. */
  readonly hills: number
  readonly sun: number
  readonly town: { readonly x: number; readonly size: number }
  readonly walk: { readonly x: number; readonly y: number; readonly size: number }
  readonly palms: { readonly x: number; readonly y: number; readonly size: number }
  readonly path: readonly (readonly [number, number])[]
  readonly calm: Parameters<typeof dusk>[0]
}

const DAWN = '#ffdfae'

/** The last star over the city and a rider on his way to it. One picture, staged for two shapes. */
const entry = (staging: Staging): Scene => {
  const { hills, sun, walk } = staging
  const [starX, starY] = staging.star
  return {
    id: staging.id,
    title: { lines: ['King', '~of', 'Kings'] },
    vignette: 0.7,
    layers: [
      sky(
        [
          [0, '#06112f'],
          [hills * 0.35, '#12306b'],
          [hills * 0.62, '#3f6a9c'],
          [hills * 0.82, '#c7a4a0'],
          [hills * 0.96, '#ffcf94'],
          [1, '#5c3a3c'],
        ],
        { x: sun, y: hills, color: '#ffe0a8', reach: 0.34, strength: 0.8 },
      ),
      stars(360, hills * 0.75, '#f6f2ff'),
      clouds({
        light: { x: sun, y: hills, color: '#fff' },
        lit: '#ffd9b8',
        shadow: '#23406f',
        horizon: hills + 0.03,
        cover: 0.42,
        opacity: 0.7,
        size: 1,
      }),
      rays({ x: sun, y: hills, color: DAWN, strength: 0.5, length: 0.6, count: 7, upward: true }),
      starOfBethlehem(starX, starY),
      ridge({
        y: hills,
        color: '#8d6a84',
        foot: '#e0a78c',
        depth: 0.2,
        rise: 0.07,
        rim: { x: sun, color: '#fff0c8' },
      }),
      mist({ y: hills + 0.03, height: 0.04, color: '#ffd2a2', strength: 0.7, depth: 0.24 }),
      figure(town(19), {
        ...staging.town,
        y: hills + 0.075,
        color: '#5b4266',
        depth: 0.3,
        litColor: '#ffdf9a',
        rim: { color: '#ffe6bb', from: [0.2, -1], width: 0.014, strength: 0.9 },
        haze: { color: '#d79b88', from: 0.6, strength: 0.55 },
      }),
      glow({ x: sun, y: hills, size: 0.42, color: '#ffe0aa', strength: 0.6, depth: 0.3, stretch: 0.7 }),
      mist({ y: hills + 0.075, height: 0.04, color: '#f3b48e', strength: 0.7, depth: 0.34 }),
      ridge({
        y: hills + 0.095,
        color: '#5a3b57',
        foot: '#9a6a6a',
        depth: 0.42,
        rise: 0.06,
        rim: { x: sun - 0.04, color: '#ffd9a8', strength: 0.8 },
      }),
      mist({ y: hills + 0.15, height: 0.05, color: '#b87c74', strength: 0.55, depth: 0.48 }),
      ridge({
        y: hills + 0.165,
        color: '#33213f',
        foot: '#553448',
        depth: 0.55,
        rise: 0.06,
        cover: 'grass',
        growth: 0.012,
        rim: { x: sun - 0.08, color: '#f0b48e', strength: 0.6 },
      }),
      mist({ y: hills + 0.22, height: 0.05, color: '#6d4454', strength: 0.5, depth: 0.6 }),
      figure(palms, {
        ...staging.palms,
        color: '#0d0a18',
        depth: 0.8,
        rim: { color: '#ffd9a4', from: [-0.7, -0.5], width: 0.008, strength: 0.8 },
      }),
      figure(procession, {
        ...walk,
        color: '#0b0814',
        depth: 0.82,
        rim: { color: '#ffdca6', from: [0.5, -0.85], width: 0.014, strength: 1 },
      }),
      ridge({
        y: walk.y + 0.01,
        through: staging.path,
        color: '#0e0a18',
        foot: '#090711',
        rise: 0.05,
        depth: 0.86,
        cover: 'grass',
        growth: 0.02,
        texture: 0.3,
        rim: { x: walk.x, color: '#ffca90', strength: 0.7 },
      }),
      weather({
        kind: 'dust',
        count: 80,
        color: '#ffe0b0',
        strength: 0.4,
        within: [0.3, 0.2, 1.1, walk.y],
      }),
      dusk(staging.calm),
    ],
  }
}

export const heroKingOfKingsWide = entry({
  id: 'hero-king-of-kings-wide',
  star: [0.745, 0.2],
  hills: 0.56,
  sun: 0.745,
  town: { x: 0.755, size: 0.17 },
  walk: { x: 0.635, y: 0.806, size: 0.17 },
  palms: { x: 0.93, y: 0.86, size: 0.52 },
  path: [
    [-0.1, 0.95],
    [0.2, 0.9],
    [0.42, 0.808],
    [0.55, 0.797],
    [0.76, 0.795],
    [0.9, 0.822],
    [1.1, 0.87],
  ],
  calm: { from: [0, 0.5], to: [0.52, 0.5], color: '#050a1c', strength: 0.85 },
})

export const heroKingOfKingsTall = entry({
  id: 'hero-king-of-kings-tall',
  star: [0.62, 0.13],
  hills: 0.345,
  sun: 0.62,
  town: { x: 0.62, size: 0.16 },
  walk: { x: 0.46, y: 0.535, size: 0.18 },
  palms: { x: 0.885, y: 0.575, size: 0.4 },
  path: [
    [-0.1, 0.55],
    [0.15, 0.531],
    [0.4, 0.527],
    [0.7, 0.529],
    [0.82, 0.533],
    [0.9, 0.555],
    [1.1, 0.57],
  ],
  calm: { from: [0.5, 1], to: [0.5, 0.52], color: '#07060f', strength: 0.7 },
})
