import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { crowd } from '../../figures/groups.ts'
import { skyline } from '../../figures/places.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { vista } from '../../layers/vista.ts'
import { water } from '../../layers/water.ts'

export const eventHarborScene: Scene = {
  id: 'event-harbor',
  title: { face: 'outfit', lines: ['Harbor', 'Screening'], align: 'left', place: 'top', accent: '#a8f0e4' },
  layers: [
    vista({
      tones: ['#04161e', '#0c4450', '#3a9a92'],
      ground: '#041014',
      light: { x: 0.68, y: 0.5, color: '#d0fff0', reach: 0.35, strength: 0.6 },
      horizon: 0.64,
      stars: 180,
      cover: 0.3,
      hills: { count: 1, to: 0.66, rise: 0.04 },
    }),
    figure(skyline(46), {
      x: 0.5,
      y: 0.67,
      size: 0.26,
      color: '#08252c',
      depth: 0.25,
      litColor: '#ffdc98',
    }),
    water({
      y: 0.67,
      tint: '#031418',
      tintStrength: 0.45,
      light: { x: 0.68, color: '#c8fff0', strength: 0.6, width: 0.3 },
      chop: 0.35,
    }),
    bokeh({
      count: 22,
      colors: ['#ffe0a0', '#a8fff0'],
      y0: 0.16,
      y1: 0.24,
      size: 0.018,
      strength: 0.9,
      depth: 0.6,
    }),
    figure(crowd(24, 0.9), {
      x: 0.54,
      y: 1.14,
      size: 0.38,
      color: '#020c10',
      depth: 0.75,
      rim: { color: '#b8f5e8', from: [0.2, -1], width: 0.02 },
    }),
  ],
}
