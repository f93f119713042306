import type { Scene } from '../../core/scene.ts'
import { twoChairs } from '../../figures/cinema.ts'
import { figure } from '../../figures/figure.ts'
import { glow } from '../../layers/light.ts'
import { room } from '../../layers/room.ts'
import { weather } from '../../layers/weather.ts'

export const podTwoChairsScene: Scene = {
  id: 'pod-two-chairs',
  title: { lines: ['Two Chairs,', '~one question'], align: 'left', place: 'top', accent: '#ffcf80' },
  layers: [
    room({
      wall: '#244248',
      floor: '#3b2417',
      y: 0.78,
      window: { x: 0.76, y: 0.36, w: 0.17, h: 0.42, color: '#ffc983' },
      lean: -0.3,
    }),
    figure(twoChairs, {
      x: 0.5,
      y: 0.93,
      size: 0.46,
      color: '#0b1315',
      depth: 0.6,
      rim: { color: '#ffc680', from: [0.6, -0.8], width: 0.014 },
    }),
    glow({ x: 0.5, y: 0.62, size: 0.5, color: '#ffba6a', strength: 0.35 }),
    weather({ kind: 'dust', count: 80, color: '#ffe0a8', strength: 0.6 }),
  ],
}
