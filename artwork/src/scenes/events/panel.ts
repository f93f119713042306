import type { Scene } from '../../core/scene.ts'
import { seats } from '../../figures/cinema.ts'
import { figure } from '../../figures/figure.ts'
import { crowd } from '../../figures/groups.ts'
import { beam } from '../../layers/light.ts'
import { strip } from '../../layers/settings.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const eventPanelScene: Scene = {
  id: 'event-panel',
  title: { face: 'archivo', lines: ['Cast &', 'Filmmakers'], align: 'left', place: 'top', accent: '#c4b0ff' },
  layers: [
    sky(
      [
        [0, '#140a2a'],
        [0.7, '#4a2a88'],
        [1, '#0e0720'],
      ],
      { x: 0.5, y: 0.3, color: '#c8a8ff', reach: 0.4, strength: 0.5 },
    ),
    [0.2, 0.4, 0.6, 0.8].map((x) =>
      beam({
        x,
        y: -0.12,
        angle: 90 + (0.5 - x) * 26,
        spread: 16,
        length: 1.5,
        color: '#d8c4ff',
        strength: 0.6,
        sweep: 3,
        depth: 0.3,
      }),
    ),
    strip({ x: 0.5, y: 0.76, near: 3, far: 2, color: '#2a1650', dark: '#0c0618' }),
    figure(crowd(5, 1, ['short', 'bun', 'curls', 'long', 'fedora']), {
      x: 0.5,
      y: 0.84,
      size: 0.4,
      color: '#0e0720',
      depth: 0.5,
      rim: { color: '#e2d4ff', from: [0, -1], width: 0.016 },
    }),
    figure(seats(2), {
      x: 0.5,
      y: 0.92,
      size: 0.4,
      color: '#06030f',
      depth: 0.8,
      rim: { color: '#a88fe8', from: [0, -1], width: 0.014 },
    }),
    weather({ kind: 'dust', count: 80, color: '#e6dcff' }),
  ],
}
