import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { walk } from '../../figures/people.ts'
import { skyline } from '../../figures/places.ts'
import { glow } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'
import { weather } from '../../layers/weather.ts'

export const walterPruittScene: Scene = {
  id: 'walter-pruitt',
  title: {
    lines: ['~The ordinary', '~miracle of', 'Walter', 'Pruitt'],
    align: 'left',
    place: 'top',
    accent: '#ffc978',
  },
  camera: { pan: 0.02, push: 0.1 },
  layers: [
    sky(
      [
        [0, '#071318'],
        [0.5, '#17323a'],
        [0.75, '#3d5a55'],
        [1, '#0a1418'],
      ],
      { x: 0.62, y: 0.6, color: '#ffca78', reach: 0.32, strength: 0.5 },
    ),
    figure(skyline(20), {
      x: 0.5,
      y: 0.74,
      size: 0.62,
      color: '#122a31',
      depth: 0.2,
      litColor: '#ffcd84',
      haze: { color: '#5f7466', from: 0.6, strength: 0.6 },
    }),
    bokeh({
      count: 46,
      colors: ['#ffb65c', '#ff7a4a', '#7fd0c8', '#ffe3a8'],
      y0: 0.52,
      y1: 0.72,
      size: 0.03,
      strength: 0.55,
    }),
    water({
      y: 0.74,
      tint: '#061015',
      tintStrength: 0.55,
      light: { x: 0.62, color: '#ffcf88', strength: 0.7, width: 0.2 },
      chop: 0.45,
    }),
    glow({ x: 0.62, y: 0.5, size: 0.5, color: '#ffc878', strength: 0.55, depth: 0.4, flicker: 0.03 }),
    figure(
      walk(
        {
          garment: 'coat',
          head: 'fedora',
          arms: [
            [
              [-0.1, -0.62],
              [-0.06, -0.47],
            ],
            [
              [0.14, -0.68],
              [0.08, -0.8],
            ],
          ],
        },
        (pen) => {
          pen.line(0.012, [0.08, -0.78], [0.07, -1.22])
          pen.shape(
            [-0.4, -1.02],
            [-0.4, -1.02],
            [-0.3, -1.2],
            [0.07, -1.32],
            [0.42, -1.2],
            [0.52, -1.02],
            [0.52, -1.02],
            [0.38, -1.07],
            [0.24, -1.05],
            [0.07, -1.09],
            [-0.1, -1.05],
            [-0.26, -1.07],
          )
        },
      ),
      {
        x: 0.56,
        y: 0.875,
        size: 0.46,
        color: '#05090c',
        depth: 0.7,
        drift: 0.006,
        rim: { color: '#ffd08a', from: [0.7, -0.6], width: 0.011, strength: 0.9 },
      },
    ),
    weather({ kind: 'rain', count: 300, color: '#cfe6e4', strength: 0.8, wind: 0.12 }),
  ],
}
