import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { piano } from '../../figures/gatherings.ts'
import { room } from '../../layers/room.ts'
import { weather } from '../../layers/weather.ts'

export const podMusicThatPraysScene: Scene = {
  id: 'pod-music-that-prays',
  title: { lines: ['Music', '~that', 'Prays'], align: 'left', place: 'middle', accent: '#d0dcff' },
  layers: [
    room({
      wall: '#2b3358',
      floor: '#231a2e',
      y: 0.8,
      window: { x: 0.86, y: 0.34, w: 0.14, h: 0.5, color: '#cfdcff', panes: 2 },
      lean: -0.55,
    }),
    figure(piano, {
      x: 0.58,
      y: 0.93,
      size: 0.5,
      color: '#070916',
      depth: 0.65,
      rim: { color: '#dfe8ff', from: [0.8, -0.7], width: 0.014 },
    }),
    weather({ kind: 'dust', count: 100, color: '#e6eeff', strength: 0.7 }),
  ],
}
