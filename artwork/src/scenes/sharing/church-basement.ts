import type { Scene } from '../../core/scene.ts'
import { seats } from '../../figures/cinema.ts'
import { figure } from '../../figures/figure.ts'
import { beam, glow } from '../../layers/light.ts'
import { room } from '../../layers/room.ts'
import { weather } from '../../layers/weather.ts'
import { screen } from '../specials.ts'

export const shareChurchBasementScene: Scene = {
  id: 'share-church-basement',
  title: {
    lines: ['Folding Chairs', '~and a bedsheet'],
    align: 'left',
    place: 'bottom',
    accent: '#ffd79a',
  },
  layers: [
    room({ wall: '#5a4630', floor: '#33241a', y: 0.74 }),
    screen(0.5, 0.36, 0.46, 0.42, '#ffe8be'),
    glow({ x: 0.5, y: 0.38, size: 0.8, color: '#ffe2a8', strength: 0.5, flicker: 0.08, depth: 0.3 }),
    beam({
      x: 0.5,
      y: 1.1,
      angle: -90,
      spread: 36,
      length: 0.9,
      color: '#fff0cc',
      strength: 0.5,
      depth: 0.4,
    }),
    figure(seats(2), {
      x: 0.5,
      y: 0.8,
      size: 0.42,
      color: '#120c08',
      depth: 0.7,
      rim: { color: '#ffe2b0', from: [0, -1], width: 0.018 },
    }),
    weather({ kind: 'dust', count: 90, color: '#fff2d0' }),
  ],
}
