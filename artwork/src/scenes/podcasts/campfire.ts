import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { campfire } from '../../figures/gatherings.ts'
import { glow } from '../../layers/light.ts'
import { sky, stars } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'
import { forestEdge } from '../specials.ts'

export const podCampfireScene: Scene = {
  id: 'pod-campfire',
  title: { lines: ['By the Fire'], align: 'center', place: 'top', accent: '#ffb45e' },
  layers: [
    sky(
      [
        [0, '#050b1c'],
        [0.5, '#12284a'],
        [0.72, '#3d4c6a'],
        [1, '#120a0a'],
      ],
      { x: 0.5, y: 0.86, color: '#ff9a48', reach: 0.34, strength: 0.8 },
    ),
    stars(460, 0.75),
    forestEdge(),
    glow({ x: 0.5, y: 0.84, size: 0.75, color: '#ff9440', strength: 0.7, flicker: 0.14, depth: 0.6 }),
    figure(campfire, {
      x: 0.5,
      y: 0.92,
      size: 0.4,
      color: '#0a0506',
      depth: 0.7,
      rim: { color: '#ffb868', from: [0, -0.6], width: 0.016 },
    }),
    weather({ kind: 'embers', count: 70, color: '#ffb860', within: [0.35, 0.2, 0.65, 0.88], wind: 0.02 }),
  ],
}
