import type { Scene } from '../../core/scene.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { skyline } from '../../figures/places.ts'
import { lamplighter } from '../../figures/vehicles.ts'
import { mist } from '../../layers/land.ts'
import { glow } from '../../layers/light.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const seriesLamplightersScene: Scene = {
  id: 'series-lamplighters',
  title: { lines: ['Lamplighters'], align: 'left', place: 'bottom', accent: '#ffd890' },
  layers: [
    sky(
      [
        [0, '#0c1428'],
        [0.6, '#34406a'],
        [0.78, '#7a7a9a'],
        [1, '#10121f'],
      ],
      { x: 0.72, y: 0.4, color: '#ffcf8a', reach: 0.32, strength: 0.6 },
    ),
    figure(skyline(30), {
      x: 0.5,
      y: 0.86,
      size: 0.42,
      color: '#20284a',
      depth: 0.25,
      litColor: '#ffd28a',
      haze: { color: '#6a6a8a', from: 0.6, strength: 0.6 },
    }),
    mist({ y: 0.78, height: 0.08, color: '#a8a4c0', strength: 0.6 }),
    drawing(0.5, (ctx, { w, h }) => {
      ctx.fillStyle = '#0c1020'
      ctx.fillRect(-w, h * 0.88, w * 3, h)
    }),
    figure(lamplighter, {
      x: 0.74,
      y: 0.9,
      size: 0.62,
      color: '#080b16',
      depth: 0.6,
      litColor: '#ffe2a0',
      rim: { color: '#ffd08a', from: [0.5, -0.8], width: 0.01 },
    }),
    glow({ x: 0.74, y: 0.32, size: 0.55, color: '#ffc468', strength: 0.9, flicker: 0.08 }),
    weather({ kind: 'snow', count: 240, color: '#f4f2ff', strength: 0.75, wind: 0.015 }),
  ],
}
