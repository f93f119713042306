import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { press } from '../../figures/premiere.ts'
import { bokeh, flashes } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'

export const eventPressLineScene: Scene = {
  id: 'event-press-line',
  title: { face: 'anton', lines: ['The Press Line'], align: 'left', place: 'top', accent: '#d4e0ff' },
  layers: [
    sky(
      [
        [0, '#0c1020'],
        [0.6, '#2a3458'],
        [1, '#0a0c16'],
      ],
      { x: 0.5, y: 0.6, color: '#dfe8ff', reach: 0.4, strength: 0.5 },
    ),
    bokeh({
      count: 40,
      colors: ['#cfdcff', '#fff0cc', '#8fa8ff'],
      y0: 0.1,
      y1: 0.7,
      size: 0.035,
      strength: 0.3,
    }),
    figure(press(13), {
      x: 0.5,
      y: 1.18,
      size: 0.66,
      color: '#070912',
      depth: 0.6,
      rim: { color: '#dce6ff', from: [0, -1], width: 0.012 },
    }),
    flashes(0.48, 1.6),
  ],
}
