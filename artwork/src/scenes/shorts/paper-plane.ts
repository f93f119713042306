import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { paperPlane } from '../../figures/objects.ts'
import { room } from '../../layers/room.ts'
import { weather } from '../../layers/weather.ts'

export const shortPaperPlaneScene: Scene = {
  id: 'short-paper-plane',
  title: { lines: ['Prayers', '~we fold'], place: 'bottom', accent: '#ffe0c8' },
  layers: [
    room({
      wall: '#7a6a8a',
      floor: '#4a3a50',
      y: 0.82,
      window: { x: 0.36, y: 0.34, w: 0.5, h: 0.42, color: '#ffdcc0', panes: 2 },
      lean: 0.35,
    }),
    figure(paperPlane, {
      x: 0.62,
      y: 0.62,
      size: 0.24,
      color: '#e6dcd8',
      depth: 0.7,
      drift: 0.025,
      bob: 0.012,
      rim: { color: '#ffffff', from: [-0.4, -0.9], width: 0.02 },
    }),
    weather({ kind: 'dust', count: 90, color: '#fff0e0' }),
  ],
}
