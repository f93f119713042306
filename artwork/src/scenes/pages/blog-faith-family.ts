import type { Scene } from '../../core/scene.ts'
import { chapel } from '../../figures/buildings.ts'
import { type Drawing, figure } from '../../figures/figure.ts'
import { family } from '../../figures/life.ts'
import { oak } from '../../figures/outdoors.ts'
import { ridge } from '../../layers/land.ts'
import { glow, rays } from '../../layers/light.ts'
import { strip } from '../../layers/settings.ts'
import { vista } from '../../layers/vista.ts'
import { weather } from '../../layers/weather.ts'

const MORNING = '#fff6c8'

/** The chapel by day: white boards under a slate roof. */
const whiteChapel: Drawing = {
  ...chapel,
  detail: (pen) => {
    pen.ctx.fillStyle = '#4f5f62'
    pen.poly([-0.2, -0.27], [0.17, -0.5], [0.54, -0.27], [0.53, -0.32], [0.17, -0.54], [-0.2, -0.32])
    pen.poly([-0.33, -0.54], [-0.19, -0.86], [-0.05, -0.54])
    pen.ctx.fillStyle = '#a9ae98'
    for (let y = -0.24; y < 0; y += 0.035) pen.box(-0.07, y, 0.57, 0.006)
    for (let y = -0.5; y < 0; y += 0.035) pen.box(-0.3, y, 0.22, 0.006)
    pen.ctx.fillStyle = '#8d9480'
    pen.box(-0.09, -0.52, 0.012, 0.54)
  },
}

/** A family on the path to a little white church, on a morning in May. */
export const blogFaithFamily: Scene = {
  id: 'faith-family',
  title: { lines: ['Faith & Family'] },
  vignette: 0.6,
  layers: [
    vista({
      tones: ['#5aa0b4', '#a9d4c0', '#f4eebe'],
      ground: '#3c5a2c',
      light: { x: 0.4, y: 0.3, color: MORNING, reach: 0.34, strength: 0.85 },
      horizon: 0.56,
      cover: 0.5,
      hills: { count: 3, to: 0.68, far: '#8fb890', near: '#6a9450', haze: '#f0f0c0', rise: 0.06 },
    }),
    rays({ x: 0.4, y: 0.28, color: MORNING, strength: 0.45, length: 0.6, count: 7 }),
    ridge({
      y: 0.68,
      through: [
        [-0.1, 0.76],
        [0.3, 0.71],
        [0.62, 0.645],
        [0.85, 0.67],
        [1.1, 0.72],
      ],
      color: '#7fa348',
      foot: '#4a6d30',
      depth: 0.45,
      rise: 0.03,
      cover: 'grass',
      growth: 0.012,
      rim: { x: 0.66, color: '#fdffd0' },
    }),
    figure(whiteChapel, {
      x: 0.65,
      y: 0.662,
      size: 0.32,
      color: '#d2d2bd',
      detail: 0.95,
      depth: 0.5,
      litColor: '#ffd27a',
      rim: { color: '#ffffff', from: [-0.8, -0.6], width: 0.012, strength: 1 },
      haze: { color: '#7f9a66', from: 0.6, strength: 0.55 },
    }),
    figure(oak(1), {
      x: 0.84,
      y: 0.7,
      size: 0.42,
      color: '#35552c',
      depth: 0.5,
      rim: { color: '#f4ffc0', from: [-0.7, -0.7], width: 0.01, strength: 0.8 },
    }),
    strip({
      x: 0.635,
      y: 0.66,
      near: 0.22,
      far: 0.016,
      to: 0.44,
      color: '#f4e6b8',
      dark: '#b89a60',
      opacity: 0.85,
    }),
    glow({ x: 0.4, y: 0.3, size: 0.6, color: '#fffbd0', strength: 0.3, flicker: 0 }),
    figure(family, {
      x: 0.475,
      y: 0.95,
      size: 0.36,
      color: '#1a2616',
      depth: 0.7,
      rim: { color: '#fdffdc', from: [-0.4, -0.9], width: 0.01, strength: 0.9 },
    }),
    ridge({
      y: 0.95,
      through: [
        [-0.1, 0.86],
        [0.22, 0.93],
        [0.4, 1.02],
        [0.6, 1.02],
        [0.8, 0.95],
        [1.1, 0.88],
      ],
      color: '#31501f',
      foot: '#1b3012',
      depth: 0.85,
      rise: 0.02,
      cover: 'grass',
      growth: 0.06,
      rim: { x: 0.6, color: '#e4f5a0', strength: 0.5 },
    }),
    figure(oak(1), { x: -0.06, y: 1.02, size: 0.98, color: '#1d3018', depth: 0.9, blur: 0.002 }),
    weather({ kind: 'dust', count: 90, color: '#fffbd8', strength: 0.7 }),
  ],
}
