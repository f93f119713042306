import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { crowd } from '../../figures/groups.ts'
import { chandelier } from '../../figures/premiere.ts'
import { glow } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { room } from '../../layers/room.ts'

export const eventGalaScene: Scene = {
  id: 'event-gala',
  title: {
    face: 'limelight',
    lines: ['Gala', '~at the Grand'],
    align: 'left',
    place: 'middle',
    accent: '#ffdc98',
  },
  layers: [
    room({ wall: '#5a3a1e', floor: '#3a2212', y: 0.78 }),
    bokeh({ count: 50, colors: ['#ffd48a', '#fff0c8'], y0: 0.3, y1: 0.8, size: 0.03, strength: 0.35 }),
    figure(chandelier, {
      x: 0.66,
      y: 0.5,
      size: 0.5,
      color: '#2a1606',
      depth: 0.4,
      litColor: '#fff0c0',
      rim: { color: '#ffdc98', from: [0, -1], width: 0.015 },
    }),
    glow({ x: 0.66, y: 0.32, size: 0.75, color: '#ffd08a', strength: 0.75 }),
    figure(crowd(22, 0.9), {
      x: 0.55,
      y: 1.16,
      size: 0.44,
      color: '#140a05',
      depth: 0.6,
      rim: { color: '#ffd79a', from: [0.1, -1], width: 0.02 },
    }),
  ],
}
