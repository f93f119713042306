import type { Scene } from '../../core/scene.ts'
import { stand } from '../../figures/people.ts'
import { tunnel } from '../specials.ts'

export const theLuckiestManOnEarthScene: Scene = {
  id: 'the-luckiest-man-on-earth',
  title: { lines: ['~The', 'Luckiest', 'Man', '~on Earth'], place: 'top', accent: '#ffe09a' },
  camera: { pan: 0, push: 0.22 },
  layers: tunnel({
    wall: '#1c4644',
    light: '#ffdb94',
    figure: stand({
      garment: 'suit',
      head: 'fedora',
      arms: [
        [
          [-0.15, -0.63],
          [-0.145, -0.47],
        ],
        [
          [0.16, -0.62],
          [0.17, -0.44],
        ],
      ],
    }),
  }),
}
