import type { Scene } from '../../core/scene.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { mist } from '../../layers/land.ts'
import { glow } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const shareRainWindowScene: Scene = {
  id: 'share-rain-window',
  title: { lines: ['Recommended', '~on a rainy day'], align: 'left', place: 'middle', accent: '#bfe0e8' },
  layers: [
    sky(
      [
        [0, '#1a2a33'],
        [1, '#31505a'],
      ],
      { x: 0.7, y: 0.4, color: '#d0e8ea', reach: 0.5, strength: 0.5 },
    ),
    bokeh({
      count: 60,
      colors: ['#ffcf8f', '#8fd0d8', '#ff9a7a', '#ffffff'],
      y0: 0.1,
      y1: 0.9,
      size: 0.05,
      strength: 0.3,
    }),
    weather({ kind: 'rain', count: 220, color: '#e6f4f4', strength: 0.7, wind: 0.04 }),
    drawing(0.6, (ctx, { w, h }) => {
      ctx.fillStyle = '#0c1418'
      ctx.fillRect(w * 0.53, -h, w * 0.022, h * 3)
      ctx.fillRect(-w, h * 0.86, w * 3, h)
    }),
    figure(
      {
        mask: (pen) => {
          pen.shape(
            [-0.3, -0.72],
            [-0.3, -0.72],
            [-0.26, -0.06],
            [-0.14, 0],
            [0.14, 0],
            [0.26, -0.06],
            [0.3, -0.72],
            [0.3, -0.72],
          )
          pen.line(0.08, [0.28, -0.6], [0.48, -0.54], [0.46, -0.28], [0.25, -0.2])
          pen.dot(0, 0.02, 0.44, 0.05)
        },
      },
      {
        x: 0.76,
        y: 0.87,
        size: 0.26,
        color: '#0a1216',
        depth: 0.7,
        rim: { color: '#dff2f2', from: [-0.6, -0.8], width: 0.03 },
      },
    ),
    glow({ x: 0.76, y: 0.72, size: 0.42, color: '#ffb868', strength: 0.6 }),
    mist({ y: 0.6, height: 0.12, color: '#e6f4f4', strength: 0.2, depth: 0.7 }),
  ],
}
