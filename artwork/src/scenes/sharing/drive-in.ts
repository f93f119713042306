import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { rowOfCars } from '../../figures/vehicles.ts'
import { glow } from '../../layers/light.ts'
import { vista } from '../../layers/vista.ts'
import { screen } from '../specials.ts'

export const shareDriveInScene: Scene = {
  id: 'share-drive-in',
  title: { face: 'pacifico', lines: ['Drive-In', 'Sunday'], align: 'left', place: 'top', accent: '#ffb0a0' },
  layers: [
    vista({
      tones: ['#170f3a', '#6a2f72', '#ff9a80'],
      ground: '#0c0816',
      light: { x: 0.2, y: 0.6, color: '#ffc39a', reach: 0.4 },
      horizon: 0.66,
      stars: 180,
      hills: { count: 2, to: 0.74, rise: 0.05 },
    }),
    screen(0.68, 0.42, 0.38, 0.38, '#b8d8ff'),
    glow({ x: 0.68, y: 0.44, size: 0.75, color: '#cfe2ff', strength: 0.5, flicker: 0.08, depth: 0.3 }),
    figure(rowOfCars(4), {
      x: 0.5,
      y: 0.78,
      size: 0.13,
      color: '#100a1e',
      depth: 0.5,
      rim: { color: '#d6e4ff', from: [0.2, -1], width: 0.03 },
    }),
    figure(rowOfCars(5), {
      x: 0.53,
      y: 0.95,
      size: 0.22,
      color: '#08050f',
      depth: 0.8,
      rim: { color: '#cadcff', from: [0.2, -1], width: 0.022 },
    }),
  ],
}
