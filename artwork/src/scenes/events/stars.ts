import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { crowd } from '../../figures/groups.ts'
import { theatre } from '../../figures/premiere.ts'
import { beam } from '../../layers/light.ts'
import { strip } from '../../layers/settings.ts'
import { sky, stars } from '../../layers/sky.ts'

export const eventStarsScene: Scene = {
  id: 'event-stars',
  title: { face: 'josefin', lines: ['Under', 'the Stars'], align: 'center', place: 'top', accent: '#ffdca8' },
  layers: [
    sky(
      [
        [0, '#050818'],
        [0.5, '#18245a'],
        [0.8, '#6a5a8a'],
        [1, '#0a0814'],
      ],
      { x: 0.5, y: 0.8, color: '#ffc08f', reach: 0.35, strength: 0.6 },
    ),
    stars(420, 0.8),
    beam({
      x: 0.08,
      y: 0.9,
      angle: -62,
      spread: 6,
      length: 1.6,
      color: '#e0e8ff',
      strength: 0.6,
      sweep: 10,
      depth: 0.2,
    }),
    beam({
      x: 0.92,
      y: 0.9,
      angle: -118,
      spread: 6,
      length: 1.6,
      color: '#e0e8ff',
      strength: 0.6,
      sweep: 10,
      depth: 0.2,
    }),
    figure(theatre, { x: 0.5, y: 0.86, size: 0.3, color: '#120c20', depth: 0.4, litColor: '#ffe0a0' }),
    strip({ x: 0.5, y: 0.86, near: 0.5, far: 0.05, color: '#a82040', dark: '#300a18' }),
    figure(crowd(34, 0.9), {
      x: 0.5,
      y: 1.1,
      size: 0.3,
      color: '#06040c',
      depth: 0.8,
      rim: { color: '#ffd8a8', from: [0, -1], width: 0.03 },
    }),
  ],
}
