import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { room } from '../../layers/room.ts'
import { weather } from '../../layers/weather.ts'

export const seriesSundayKitchenScene: Scene = {
  id: 'series-sunday-kitchen',
  title: { lines: ['Sunday', 'Kitchen'], align: 'left', place: 'top', accent: '#ffe0b0' },
  layers: [
    room({
      wall: '#8a6040',
      floor: '#4a2e1e',
      y: 0.8,
      window: { x: 0.72, y: 0.36, w: 0.22, h: 0.44, color: '#ffe8b8', panes: 2 },
      lean: -0.4,
    }),
    figure(
      {
        mask: (pen) => {
          pen.box(-1.2, -0.5, 2.4, 0.06)
          for (const x of [-1.1, 1.06]) pen.box(x, -0.46, 0.05, 0.48)
          pen.shape([-0.2, -0.5], [-0.24, -0.6], [-0.1, -0.66], [0.1, -0.66], [0.24, -0.6], [0.2, -0.5])
          pen.dot(0, -0.67, 0.03)
          pen.poly([-0.62, -0.5], [-0.64, -0.72], [-0.5, -0.72], [-0.52, -0.5])
          pen.poly([0.6, -0.5], [0.58, -0.62], [0.74, -0.62], [0.72, -0.5])
          for (const x of [-0.85, 0.95]) {
            pen.box(x - 0.16, -0.3, 0.3, 0.04)
            pen.line(0.03, [x - 0.15, 0], [x - 0.15, -0.76])
            pen.line(0.03, [x + 0.13, 0], [x + 0.13, -0.76])
            for (const y of [-0.72, -0.6]) pen.line(0.03, [x - 0.15, y], [x + 0.13, y])
          }
        },
      },
      {
        x: 0.58,
        y: 0.98,
        size: 0.5,
        color: '#1c0f08',
        depth: 0.6,
        rim: { color: '#ffe6b4', from: [0.4, -1], width: 0.012 },
      },
    ),
    weather({ kind: 'dust', count: 90, color: '#fff0cc' }),
  ],
}
