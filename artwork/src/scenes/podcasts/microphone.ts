import type { Scene } from '../../core/scene.ts'
import { microphone } from '../../figures/cinema.ts'
import { figure } from '../../figures/figure.ts'
import { columns } from '../../figures/places.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'

export const podMicrophoneScene: Scene = {
  id: 'pod-microphone',
  title: {
    face: 'limelight',
    lines: ['Live', '~from the', 'Lobby'],
    align: 'left',
    place: 'middle',
    accent: '#ffc46a',
  },
  layers: [
    sky(
      [
        [0, '#0d0a18'],
        [0.6, '#3a1d3c'],
        [1, '#0a0712'],
      ],
      { x: 0.7, y: 0.4, color: '#ffb067', reach: 0.34, strength: 0.7 },
    ),
    bokeh({
      count: 40,
      colors: ['#ffb85c', '#ff6f8a', '#8f7aff', '#ffe2a8'],
      y0: 0,
      y1: 0.8,
      size: 0.06,
      strength: 0.24,
    }),
    figure(columns, { x: 0.5, y: 1.0, size: 0.9, color: '#1a0f22', depth: 0.3, blur: 0.008 }),
    figure(microphone, {
      x: 0.7,
      y: 0.9,
      size: 0.68,
      color: '#0b0810',
      depth: 0.7,
      rim: { color: '#ffd092', from: [-0.8, -0.5], width: 0.016 },
    }),
  ],
}
