import { type Lens, view } from '../../core/lens.ts'
import type { Scene } from '../../core/scene.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { marquee } from '../../figures/marquee.ts'
import { mirrored } from '../../figures/mirrored.ts'
import { type Block, street } from '../../figures/street.ts'
import { handInHand, underUmbrella } from '../../figures/strollers.ts'
import { mist } from '../../layers/land.ts'
import { glow } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { dusk } from '../../layers/shadow.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'
import { wet } from '../../layers/wet.ts'

const LENS: Lens = { x: 0.43, y: 0.66, eye: 1.7 }
const HAZE = '#c8643f'
const RIM = { color: '#ffd08c', from: [0.7, -0.7], width: 0.013, strength: 0.95 } as const

const LEFT: readonly Block[] = [
  { from: 3, to: 11, height: 9, color: '#191430', awake: 0 },
  { from: 11, to: 19, height: 12.5, color: '#1f1738', awake: 0.35 },
  { from: 19, to: 30, height: 10, color: '#261a3c', awake: 0.22 },
  { from: 30, to: 44, height: 14, color: '#2d1d40', awake: 0.2 },
  { from: 44, to: 80, height: 11, color: '#352044', awake: 0.2 },
]

const RIGHT: readonly Block[] = [
  { from: 3.2, to: 8, height: 8, color: '#20152c', awake: 0.3, shop: '#c8853f' },
  { from: 8, to: 14, height: 13, color: '#4d2430', awake: 0 },
  { from: 14, to: 24, height: 11, color: '#33203c', awake: 0.3, shop: '#e0964e' },
  { from: 24, to: 38, height: 13, color: '#392342', awake: 0.25, shop: '#e0964e' },
  { from: 38, to: 80, height: 10, color: '#3f2646', awake: 0.2 },
]

/** Wet asphalt and the kerbs, running to the end of the street. */
const ground = drawing(0.3, (ctx, stage) => {
  const { plane } = view(ctx, stage, LENS)
  const asphalt = ctx.createLinearGradient(0, LENS.y * stage.h, 0, stage.h)
  asphalt.addColorStop(0, '#7a3f38')
  asphalt.addColorStop(0.25, '#2b1a2c')
  asphalt.addColorStop(1, '#0b0916')
  ctx.fillStyle = asphalt
  plane([-60, 0, 300], [60, 0, 300], [60, 0, 1.2], [-60, 0, 1.2])
  for (const side of [-1, 1]) {
    ctx.fillStyle = 'rgba(10,7,18,0.55)'
    plane([side * 4.2, 0, 200], [side * 7, 0, 200], [side * 7, 0, 1.2], [side * 4.2, 0, 1.2])
    ctx.fillStyle = 'rgba(255,190,120,0.16)'
    plane([side * 4.2, 0, 200], [side * 4.3, 0, 200], [side * 4.3, 0, 1.2], [side * 4.2, 0, 1.2])
  }
})

/** A side street after rain, the sun just gone, and the sign over the cinema's doors. */
export const bannerMovies: Scene = {
  id: 'banner-movies',
  title: { lines: ['Movies'] },
  vignette: 0.8,
  layers: [
    sky(
      [
        [0, '#10102e'],
        [0.3, '#33204f'],
        [0.5, '#8a3c4e'],
        [0.66, '#f0924e'],
        [1, '#1a0f1c'],
      ],
      { x: LENS.x, y: LENS.y, color: '#ffbe78', reach: 0.32, strength: 0.8 },
    ),
    clouds({
      light: { x: LENS.x, y: LENS.y, color: '#fff' },
      lit: '#f09a68',
      shadow: '#221640',
      horizon: 0.7,
      cover: 0.55,
      opacity: 0.8,
    }),
    ground,
    street({ lens: LENS, side: -7, blocks: LEFT, haze: HAZE, lamp: '#ffbe6e' }),
    street({ lens: LENS, side: 7, blocks: RIGHT, haze: HAZE, lamp: '#ffc878' }),
    mist({ y: LENS.y - 0.01, height: 0.1, color: '#f2a065', strength: 0.45, depth: 0.3 }),
    glow({ x: 0.6, y: 0.42, size: 0.95, color: '#ff9f4e', strength: 0.5, depth: 0.3, flicker: 0 }),
    marquee(LENS, [
      ['TONIGHT', 0.36],
      ['DAVID', 0.95],
    ]),
    glow({ x: 0.615, y: 0.36, size: 0.55, color: '#ffd592', strength: 0.36, depth: 0.3, flicker: 0 }),
    glow({ x: 0.6, y: 0.66, size: 0.3, color: '#ffb765', strength: 0.5, depth: 0.3, flicker: 0 }),
    wet({
      y: LENS.y + 0.05,
      strength: 0.8,
      rough: 1,
      ground: (ctx, stage) =>
        view(ctx, stage, LENS).trace([-7, 0, 90], [7, 0, 90], [7, 0, 1.2], [-7, 0, 1.2]),
    }),
    bokeh({
      count: 26,
      colors: ['#ffb35e', '#ff8a5a', '#ffe0a4'],
      y0: 0.6,
      y1: 0.7,
      size: 0.01,
      strength: 0.35,
    }),
    figure(mirrored(underUmbrella), {
      x: 0.475,
      y: 0.875,
      size: 0.22,
      color: '#130a14',
      depth: 0.5,
      blur: 0.004,
    }),
    figure(mirrored(handInHand), {
      x: 0.535,
      y: 0.835,
      size: 0.17,
      color: '#1a0d16',
      depth: 0.45,
      blur: 0.003,
    }),
    figure(underUmbrella, { x: 0.475, y: 0.875, size: 0.22, color: '#130a14', depth: 0.5, rim: RIM }),
    figure(handInHand, { x: 0.535, y: 0.835, size: 0.17, color: '#1a0d16', depth: 0.45, rim: RIM }),
    weather({
      kind: 'rain',
      count: 260,
      color: '#ffd8b0',
      strength: 0.3,
      wind: 0.08,
      within: [0.3, 0, 1, 1],
    }),
    dusk({ from: [0, 0.5], to: [0.46, 0.5], color: '#090817', strength: 0.75 }),
  ],
}
