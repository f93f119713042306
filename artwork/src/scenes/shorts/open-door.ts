import type { Scene } from '../../core/scene.ts'
import { stand } from '../../figures/people.ts'
import { tunnel } from '../specials.ts'

export const shortOpenDoorScene: Scene = {
  id: 'short-open-door',
  title: { lines: ['Come', 'Home'], place: 'top', accent: '#ffe2a0' },
  camera: { push: 0.2, pan: 0 },
  layers: tunnel({
    door: true,
    wall: '#4a2c4e',
    light: '#ffb55e',
    figure: stand({
      garment: 'dress',
      head: 'bun',
      arms: [
        [
          [-0.2, -0.7],
          [-0.32, -0.76],
        ],
        [
          [0.2, -0.7],
          [0.32, -0.78],
        ],
      ],
    }),
  }),
}
