import type { Scene } from '../../core/scene.ts'
import { baptism, surfCrowd, van } from '../../figures/beach.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { mirrored } from '../../figures/mirrored.ts'
import { palms } from '../../figures/places.ts'
import { mist, ridge } from '../../layers/land.ts'
import { glow, rays } from '../../layers/light.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { surf } from '../../layers/surf.ts'
import { water } from '../../layers/water.ts'
import { birds } from '../../layers/weather.ts'

const SUN = '#fff0b8'

/** From the farthest row of the crowd to the three in the middle. */
const friends = [
  { who: surfCrowd(21), x: 0.62, y: 0.625, size: 0.12, level: 0.42, color: '#4d4a40', depth: 0.36 },
  { who: surfCrowd(6), x: 0.36, y: 0.72, size: 0.18, level: 0.42, color: '#33241e', depth: 0.44 },
  { who: surfCrowd(5), x: 0.86, y: 0.72, size: 0.18, level: 0.42, color: '#33241e', depth: 0.44 },
  { who: baptism, x: 0.615, y: 0.8, size: 0.29, level: 0.38, color: '#26160f', depth: 0.55 },
]

/** A California beach in 1971: half a town in the surf, a bus on the sand. */
export const reviewJesusRevolution: Scene = {
  id: 'jesus-revolution',
  title: { lines: ['Jesus', 'Revolution'] },
  vignette: 0.55,
  layers: [
    sky(
      [
        [0, '#2f9fb0'],
        [0.25, '#7cc8be'],
        [0.42, '#f2e2a4'],
        [0.5, '#ffd27a'],
        [1, '#e0a860'],
      ],
      { x: 0.6, y: 0.32, color: SUN, reach: 0.34, strength: 0.9, disc: 0.075 },
    ),
    clouds({
      light: { x: 0.6, y: 0.32, color: '#fff' },
      lit: '#fffbe6',
      shadow: '#6ab4b8',
      horizon: 0.5,
      cover: 0.42,
      opacity: 0.7,
      size: 1,
    }),
    rays({ x: 0.6, y: 0.32, color: SUN, strength: 0.35, length: 0.6, count: 8 }),
    ridge({
      y: 0.47,
      through: [
        [-0.1, 0.36],
        [0.08, 0.4],
        [0.2, 0.45],
        [0.32, 0.485],
        [1.1, 0.5],
      ],
      color: '#b98a5c',
      foot: '#d8b878',
      depth: 0.16,
      rise: 0.08,
      rim: { x: 0.3, color: '#fff2c8' },
    }),
    water({
      y: 0.49,
      tint: '#1d8f98',
      tintStrength: 0.5,
      light: { x: 0.6, color: '#fff6d0', strength: 1, width: 0.2 },
      chop: 0.8,
    }),
    mist({ y: 0.495, height: 0.02, color: '#fff0c0', strength: 0.6, depth: 0.2 }),
    surf({ y: 0.56, height: 0.014, color: '#fffdf0', depth: 0.3, strength: 0.4 }),
    friends.flatMap(({ who, level, color, depth, ...at }) => [
      figure(mirrored(who, level), { ...at, color: '#1d7077', depth, blur: 0.003 }),
      figure(who, {
        ...at,
        color,
        depth,
        rim: { color: '#fff4cc', from: [(0.61 - at.x) * 1.4, -1], width: 0.014, strength: 0.95 },
      }),
      surf({
        y: at.y - level * at.size + 0.006,
        height: 0.008,
        color: '#fffdf2',
        depth,
        strength: 0.5,
      }),
    ]),
    glow({ x: 0.61, y: 0.5, size: 0.5, color: '#ffe9a8', strength: 0.16, depth: 0.4 }),
    surf({ y: 0.775, height: 0.028, color: '#fffdf4', depth: 0.56, strength: 0.8 }),
    ridge({
      y: 0.84,
      through: [
        [-0.1, 0.82],
        [0.3, 0.845],
        [0.6, 0.87],
        [1.1, 0.845],
      ],
      color: '#c98f50',
      foot: '#8a5528',
      depth: 0.7,
      rise: 0.02,
      texture: 0.35,
      rim: { x: 0.6, color: '#fff2cc', strength: 1 },
    }),
    drawing(0.74, (ctx, { w, h, u }) => {
      ctx.filter = `blur(${u * 0.012}px)`
      ctx.fillStyle = 'rgba(58,26,8,0.75)'
      ctx.beginPath()
      ctx.ellipse(0.17 * w, 0.937 * h, u * 0.33, u * 0.022, 0, 0, 7)
      ctx.fill()
    }),
    figure(van, {
      x: 0.185,
      y: 0.935,
      size: 0.26,
      color: '#c2531f',
      depth: 0.75,
      detail: 0.95,
      rim: { color: '#fff0c0', from: [0.7, -0.7], width: 0.014, strength: 0.9 },
      haze: { color: '#4a220c', from: 0.7, strength: 0.6 },
    }),
    figure(palms, {
      x: 0.975,
      y: 0.99,
      size: 0.74,
      flip: true,
      color: '#22140b',
      depth: 0.8,
      rim: { color: '#ffe6a8', from: [-0.8, -0.3], width: 0.005, strength: 0.6 },
    }),
    birds(0.34, 0.2, 6, '#ffffff', 0.018),
  ],
}
