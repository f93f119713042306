import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { crowd } from '../../figures/groups.ts'
import { palms, skyline } from '../../figures/places.ts'
import { vista } from '../../layers/vista.ts'

export const eventPalmsScene: Scene = {
  id: 'event-palms',
  title: {
    face: 'pacifico',
    lines: ['Festival', 'Sunset'],
    align: 'left',
    place: 'middle',
    accent: '#ffe28f',
  },
  layers: [
    vista({
      tones: ['#1f3a7a', '#c85a8a', '#ffb868'],
      ground: '#1a0c1e',
      light: { x: 0.58, y: 0.66, color: '#ffe8a0', reach: 0.4, disc: 0.14 },
      horizon: 0.74,
      cover: 0.5,
      hills: { count: 1, to: 0.76 },
    }),
    figure(skyline(60), { x: 0.5, y: 0.79, size: 0.2, color: '#3a1838', depth: 0.3, litColor: '#ffe0a0' }),
    figure(palms, {
      x: 0.78,
      y: 0.98,
      size: 0.84,
      color: '#120818',
      depth: 0.7,
      rim: { color: '#ffc98a', from: [-0.8, 0], width: 0.01 },
    }),
    figure(crowd(34, 0.9), {
      x: 0.5,
      y: 1.1,
      size: 0.3,
      color: '#0e0614',
      depth: 0.75,
      rim: { color: '#ffc88f', from: [0.2, -1], width: 0.03 },
    }),
  ],
}
