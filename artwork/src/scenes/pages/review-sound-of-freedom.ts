import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { canopy, jungleEdge } from '../../figures/jungle.ts'
import { mirrored } from '../../figures/mirrored.ts'
import { carrying, riverBoat } from '../../figures/wading.ts'
import { mist } from '../../layers/land.ts'
import { glow } from '../../layers/light.ts'
import { clouds, sky, stars } from '../../layers/sky.ts'
import { ripples } from '../../layers/surf.ts'
import { water } from '../../layers/water.ts'
import { weather } from '../../layers/weather.ts'

const LAMP = '#ffc878'

/** A jungle river by night: a man carries a child through the water towards a lamp. */
export const reviewSoundOfFreedom: Scene = {
  id: 'sound-of-freedom',
  title: { lines: ['Sound of', 'Freedom'] },
  vignette: 0.9,
  layers: [
    sky(
      [
        [0, '#04140f'],
        [0.3, '#0c3a30'],
        [0.55, '#3f7d68'],
        [0.62, '#6a9a80'],
        [1, '#04100d'],
      ],
      { x: 0.3, y: 0.2, color: '#dffbe4', reach: 0.3, strength: 0.7, disc: 0.05 },
    ),
    stars(160, 0.4),
    clouds({
      light: { x: 0.3, y: 0.2, color: '#fff' },
      lit: '#a8d8bc',
      shadow: '#0a2b25',
      horizon: 0.62,
      cover: 0.45,
      opacity: 0.6,
    }),
    figure(canopy, { x: 0.5, y: 0.6, size: 0.5, color: '#1c4a40', depth: 0.2, blur: 0.002 }),
    mist({ y: 0.55, height: 0.06, color: '#8fc4a4', strength: 0.6, depth: 0.22 }),
    figure(canopy, {
      x: 0.46,
      y: 0.625,
      size: 0.4,
      flip: true,
      color: '#0c2823',
      depth: 0.28,
    }),
    glow({ x: 0.705, y: 0.6, size: 0.5, color: LAMP, strength: 0.6, depth: 0.3, stretch: 0.7 }),
    water({
      y: 0.63,
      tint: '#04150f',
      tintStrength: 0.45,
      light: { x: 0.7, color: LAMP, strength: 0.95, width: 0.12 },
      chop: 0.4,
    }),
    mist({ y: 0.65, height: 0.03, color: '#9fd0b0', strength: 0.5, depth: 0.3 }),
    figure(riverBoat, {
      x: 0.79,
      y: 0.72,
      size: 0.26,
      color: '#071310',
      depth: 0.45,
      bob: 0.002,
      litColor: '#ffe0a0',
      rim: { color: LAMP, from: [-0.8, -0.4], width: 0.02, strength: 0.9 },
    }),
    glow({ x: 0.66, y: 0.57, size: 0.3, color: '#ffd592', strength: 0.85, depth: 0.45, flicker: 0.08 }),
    figure(mirrored(carrying, 0.28), {
      x: 0.43,
      y: 0.99,
      size: 0.5,
      color: '#03100c',
      depth: 0.6,
      blur: 0.004,
    }),
    glow({
      x: 0.43,
      y: 0.8,
      size: 0.3,
      color: '#7fc8a0',
      strength: 0.3,
      depth: 0.5,
      stretch: 0.5,
      flicker: 0,
    }),
    figure(carrying, {
      x: 0.43,
      y: 0.99,
      size: 0.5,
      color: '#06110e',
      depth: 0.6,
      rim: { color: '#ffd79a', from: [0.85, -0.5], width: 0.012, strength: 1 },
    }),
    ripples({ x: 0.43, y: 0.855, reach: 0.1, color: '#ffdca0' }),
    figure(jungleEdge, { x: 0, y: 1.06, size: 0.85, color: '#020806', depth: 0.9, blur: 0.003 }),
    figure(jungleEdge, { x: 1, y: 1.14, size: 0.85, flip: true, color: '#020806', depth: 0.92, blur: 0.004 }),
    weather({
      kind: 'dust',
      count: 60,
      color: '#e8ffb0',
      strength: 0.8,
      within: [0, 0.35, 1, 0.95],
    }),
  ],
}
