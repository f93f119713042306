import type { Scene } from '../core/scene.ts'
import { lamb } from '../figures/animals.ts'
import { boulders, shepherdBoy } from '../figures/david.ts'
import { drawMask, type FigureOptions, figure } from '../figures/figure.ts'
import { giant } from '../figures/giant.ts'
import { mist, ridge } from '../layers/land.ts'
import { glow, rays } from '../layers/light.ts'
import { clouds, sky, stars } from '../layers/sky.ts'
import { weather } from '../layers/weather.ts'

export interface Staging {
  readonly id: string
  readonly giant: { readonly x: number; readonly y: number; readonly size: number }
  readonly boy: { readonly x: number; readonly y: number; readonly size: number }
  readonly sun: { readonly x: number; readonly y: number }
  /** Height of the far hills; everything nearer follows from it. */
  readonly hills: number
  readonly knoll: readonly (readonly [number, number])[]
  readonly lambs: readonly (readonly [x: number, y: number, size: number])[]
  readonly crest: number
  /** A second, larger light behind the giant, for a picture that the page lays its own shades over. */
  readonly blaze?: boolean
}

const LIGHT = '#ffc670'

/** The valley of Elah at last light. One picture, staged anew for each shape of screen. */
export const elah = (staging: Staging): Scene => {
  const { sun, hills, boy, blaze = false } = staging
  const light = { ...sun, color: LIGHT, reach: blaze ? 0.5 : 0.42, strength: blaze ? 1.3 : 1.15 }
  const colossus: FigureOptions = {
    ...staging.giant,
    color: '#23131f',
    depth: 0.16,
    detail: 0.4,
    rim: { color: '#ffd08a', from: [-0.5, 0.35], width: 0.007, strength: 0.95 },
    haze: { color: '#c4703f', from: 0.5, strength: 0.75 },
  }
  const small = boy.size
  return {
    id: staging.id,
    title: { lines: ['David'] },
    camera: { pan: 0.03, push: 0.1 },
    vignette: 1,
    grain: 0.8,
    layers: [
      sky(
        [
          [0, blaze ? '#0b0a24' : '#080816'],
          [hills * 0.3, blaze ? '#251652' : '#151238'],
          [hills * 0.58, blaze ? '#6a2560' : '#43204f'],
          [hills * 0.8, blaze ? '#b8434c' : '#8c3a45'],
          [hills * 0.95, blaze ? '#ee7f3c' : '#d9743c'],
          [hills, '#f09a4c'],
          [1, '#5a2c30'],
        ],
        light,
      ),
      stars(330, hills * 0.75),
      clouds({
        light: { ...light, y: sun.y - 0.02 },
        lit: blaze ? '#ff9f62' : '#ffb873',
        shadow: '#241436',
        horizon: hills,
        cover: 0.56,
        opacity: 0.85,
        size: 0.9,
        drift: 0.005,
      }),
      rays({
        ...sun,
        color: blaze ? '#ff9a66' : '#ffcf8e',
        strength: 0.85,
        length: blaze ? 1.05 : 0.8,
        count: 6,
        upward: true,
        occluder: (ctx, stage) => drawMask(ctx, stage, giant, colossus),
      }),
      glow({
        x: sun.x,
        y: sun.y,
        size: 0.55,
        color: '#ffb45e',
        strength: 0.75,
        flicker: 0.03,
        depth: 0.1,
        stretch: 0.62,
      }),
      ...(blaze
        ? [
            glow({
              x: staging.giant.x,
              y: hills - 0.03,
              size: 0.9,
              color: '#ff8a42',
              strength: 0.6,
              flicker: 0.02,
              depth: 0.1,
              stretch: 0.5,
            }),
          ]
        : []),
      figure(giant, colossus),
      glow({
        x: sun.x,
        y: sun.y,
        size: blaze ? 0.21 : 0.17,
        color: '#ffe2ae',
        strength: 0.85,
        flicker: 0.03,
        depth: 0.12,
      }),
      rays({ ...sun, color: '#ffd9a0', strength: 0.34, length: 0.5, count: 9 }),
      mist({ y: hills - 0.012, height: 0.06, color: '#f2a45c', strength: 0.6, depth: 0.18 }),
      ridge({
        y: hills,
        color: '#7e3f45',
        foot: '#c0683f',
        rise: 0.07,
        depth: 0.2,
        rim: { x: sun.x, color: '#ffd594' },
      }),
      mist({ y: hills + 0.045, height: 0.05, color: '#d88550', strength: 0.55, depth: 0.26 }),
      ridge({
        y: hills + 0.05,
        color: '#552c40',
        foot: '#8c4b42',
        rise: 0.08,
        depth: 0.3,
        rim: { x: sun.x - 0.04, color: '#f9b46c', strength: 0.6 },
      }),
      mist({ y: hills + 0.1, height: 0.055, color: '#a9623f', strength: 0.55, depth: 0.36 }),
      ridge({
        y: hills + 0.105,
        color: '#331c33',
        foot: '#5a3036',
        rise: 0.08,
        depth: 0.44,
        rim: { x: sun.x - 0.08, color: '#e29a5c', strength: 0.4 },
      }),
      mist({ y: hills + 0.17, height: 0.06, color: '#70403c', strength: 0.55, depth: 0.5 }),
      ridge({
        y: hills + 0.18,
        color: '#1d1224',
        foot: '#2a1828',
        rise: 0.07,
        depth: 0.6,
        cover: 'grass',
        growth: 0.012,
      }),
      mist({ y: hills + 0.26, height: 0.07, color: '#47292f', strength: 0.5, depth: 0.66 }),
      figure(shepherdBoy, {
        ...boy,
        color: '#0a0710',
        depth: 0.85,
        rim: { color: '#ffcf8d', from: [1, -0.35], width: 0.014, strength: 1 },
      }),
      figure(boulders, {
        x: boy.x + 0.02,
        y: boy.y + 0.012,
        size: small * 0.42,
        color: '#0b0812',
        depth: 0.855,
        rim: { color: '#f6bd7b', from: [0.7, -0.8], width: 0.045, strength: 0.75 },
      }),
      staging.lambs.map(([x, y, size]) =>
        figure(lamb, {
          x,
          y,
          size: small * size,
          color: '#0c0811',
          depth: 0.85,
          rim: { color: '#f6bd7b', from: [0.9, -0.7], width: 0.05, strength: 0.8 },
        }),
      ),
      ridge({
        y: staging.crest,
        through: staging.knoll,
        color: '#0d0914',
        foot: '#09070f',
        rise: 0.1,
        depth: 0.86,
        cover: 'grass',
        growth: 0.022,
        rim: { x: boy.x + 0.06, color: '#f0b26c', strength: 0.75 },
        texture: 0.3,
      }),
      weather({
        kind: 'dust',
        count: 90,
        color: '#ffcf8c',
        strength: 0.34,
        wind: 0.006,
        within: [0.3, 0.2, 1.1, 0.95],
      }),
    ],
  }
}

/** Everything that counts stands between the site's header and the lower third, which wide windows cut off. */
export const heroWide = elah({
  id: 'hero-wide',
  blaze: true,
  hills: 0.52,
  sun: { x: 0.682, y: 0.5 },
  giant: { x: 0.785, y: 0.645, size: 0.38 },
  boy: { x: 0.6, y: 0.625, size: 0.17 },
  crest: 0.63,
  knoll: [
    [-0.1, 0.84],
    [0.16, 0.79],
    [0.36, 0.69],
    [0.5, 0.625],
    [0.6, 0.608],
    [0.7, 0.613],
    [0.79, 0.632],
    [0.92, 0.72],
    [1.1, 0.78],
  ],
  lambs: [
    [0.65, 0.629, 0.3],
    [0.685, 0.634, 0.24],
  ],
})

/** On a phone the words cover the lower two thirds. */
export const heroTall = elah({
  id: 'hero-tall',
  blaze: true,
  hills: 0.315,
  sun: { x: 0.437, y: 0.287 },
  giant: { x: 0.635, y: 0.387, size: 0.405 },
  boy: { x: 0.29, y: 0.392, size: 0.175 },
  crest: 0.4,
  knoll: [
    [-0.1, 0.43],
    [0.1, 0.405],
    [0.22, 0.39],
    [0.29, 0.388],
    [0.42, 0.395],
    [0.58, 0.415],
    [0.8, 0.455],
    [1.1, 0.48],
  ],
  lambs: [
    [0.41, 0.396, 0.3],
    [0.5, 0.407, 0.24],
  ],
})
