import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { parentAndChild } from '../../figures/groups.ts'
import { room } from '../../layers/room.ts'
import { weather } from '../../layers/weather.ts'

export const seriesWardSixScene: Scene = {
  id: 'series-ward-six',
  title: { lines: ['Ward', 'Six'], align: 'left', place: 'middle', accent: '#a8e8e0' },
  layers: [
    room({
      wall: '#3a6a70',
      floor: '#23474a',
      y: 0.8,
      window: { x: 0.78, y: 0.38, w: 0.26, h: 0.36, color: '#fff0cf', panes: 3 },
      lean: -0.4,
    }),
    figure(
      {
        mask: (pen) => {
          pen.box(-0.9, -0.34, 1.7, 0.1)
          pen.poly([-0.9, -0.34], [-0.88, -0.44], [0.7, -0.4], [0.8, -0.34])
          pen.shape([-0.86, -0.42], [-0.82, -0.54], [-0.6, -0.54], [-0.56, -0.42])
          pen.dot(-0.66, -0.56, 0.08, 0.07)
          pen.shape([-0.58, -0.42], [-0.3, -0.52], [0.3, -0.5], [0.66, -0.42])
          for (const x of [-0.86, 0.74]) pen.line(0.03, [x, -0.3], [x, 0.02])
          pen.line(0.025, [-0.94, -0.3], [-0.94, -0.72])
          pen.line(0.02, [-1.06, 0.02], [-1.06, -1])
          pen.shape([-1.13, -0.96], [-1, -0.96], [-1.02, -0.8], [-1.11, -0.8])
        },
      },
      {
        x: 0.78,
        y: 0.95,
        size: 0.42,
        color: '#0c1e22',
        depth: 0.6,
        rim: { color: '#fff0cf', from: [0.6, -0.9], width: 0.016 },
      },
    ),
    figure(parentAndChild, {
      x: 0.46,
      y: 0.98,
      size: 0.56,
      color: '#0a191c',
      depth: 0.65,
      rim: { color: '#fff0cf', from: [0.8, -0.6], width: 0.012 },
    }),
    weather({ kind: 'dust', count: 70, color: '#fff6dc' }),
  ],
}
