import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { skyline } from '../../figures/places.ts'
import { sky } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'
import { weather } from '../../layers/weather.ts'

export const seriesSecondStreetScene: Scene = {
  id: 'series-second-street',
  title: {
    face: 'pacifico',
    lines: ['Second Street', 'Diner'],
    align: 'left',
    place: 'top',
    accent: '#ff8f9a',
  },
  layers: [
    sky(
      [
        [0, '#0a0c20'],
        [0.6, '#252a58'],
        [1, '#0a0a14'],
      ],
      { x: 0.6, y: 0.65, color: '#ff9a8a', reach: 0.34, strength: 0.5 },
    ),
    figure(skyline(30), { x: 0.5, y: 0.78, size: 0.46, color: '#12152e', depth: 0.2, litColor: '#ffcf8a' }),
    figure(
      {
        mask: (pen) => {
          pen.shape(
            [-1.3, 0.02],
            [-1.3, 0.02],
            [-1.32, -0.6],
            [-1.2, -0.72],
            [1.2, -0.72],
            [1.32, -0.6],
            [1.3, 0.02],
            [1.3, 0.02],
          )
          pen.box(-1.4, -0.76, 2.8, 0.07)
          pen.box(-0.7, -1.06, 1.4, 0.24)
          pen.line(0.03, [-0.5, -0.84], [-0.5, -0.72])
          pen.line(0.03, [0.5, -0.84], [0.5, -0.72])
        },
        lit: (pen) => {
          for (let i = 0; i < 7; i++) if (i !== 3) pen.box(-1.2 + i * 0.35, -0.54, 0.29, 0.28)
          pen.box(-0.14, -0.56, 0.28, 0.56)
          pen.ctx.fillStyle = '#ff5a6a'
          pen.box(-1.38, -0.7, 2.76, 0.025)
          pen.box(-0.64, -1.02, 1.28, 0.02)
          pen.box(-0.64, -0.88, 1.28, 0.02)
          pen.ctx.fillStyle = '#231014'
          for (const x of [-1.05, -0.7, 0.42, 0.78, 1.05]) {
            pen.dot(x, -0.4, 0.04, 0.05)
            pen.shape([x - 0.08, -0.26], [x - 0.06, -0.33], [x + 0.06, -0.33], [x + 0.08, -0.26])
          }
        },
      },
      { x: 0.6, y: 0.8, size: 0.34, color: '#1a1424', depth: 0.4, litColor: '#ffdf9f' },
    ),
    water({
      y: 0.81,
      tint: '#06070f',
      tintStrength: 0.55,
      light: { x: 0.6, color: '#ffb890', strength: 0.5, width: 0.4 },
      chop: 0.35,
    }),
    weather({ kind: 'rain', count: 160, color: '#e0d8f0', strength: 0.5 }),
  ],
}
