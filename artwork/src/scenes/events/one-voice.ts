import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { stand } from '../../figures/people.ts'
import { ropes } from '../../figures/premiere.ts'
import { bokeh, flashes } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'

export const eventOneVoiceScene: Scene = {
  id: 'event-one-voice',
  title: { lines: ['Behind', 'the Rope'], align: 'left', place: 'bottom', accent: '#ffd07a' },
  layers: [
    sky(
      [
        [0, '#2a0508'],
        [0.6, '#7a1018'],
        [1, '#1c0306'],
      ],
      { x: 0.7, y: 0.4, color: '#ffbf80', reach: 0.4, strength: 0.65 },
    ),
    bokeh({ count: 40, colors: ['#ffcf8a', '#ff8a6a'], y0: 0, y1: 0.7, size: 0.05, strength: 0.26 }),
    figure(stand({ garment: 'suit', head: 'short' }), {
      x: 0.7,
      y: 1.05,
      size: 0.78,
      color: '#100306',
      depth: 0.5,
      rim: { color: '#ffd8a0', from: [-0.7, -0.6], width: 0.01 },
    }),
    figure(ropes(4), {
      x: 0.55,
      y: 1.04,
      size: 0.46,
      color: '#1c060a',
      depth: 0.8,
      rim: { color: '#ffd48f', from: [-0.4, -0.9], width: 0.02 },
    }),
    flashes(0.4),
  ],
}
