import type { Scene } from '../../core/scene.ts'
import { barn } from '../../figures/buildings.ts'
import { figure } from '../../figures/figure.ts'
import { oak } from '../../figures/outdoors.ts'
import { ridge } from '../../layers/land.ts'
import { vista } from '../../layers/vista.ts'

export const shareVineyardScene: Scene = {
  id: 'share-vineyard',
  title: { face: 'fraunces', lines: ['Slow Stories'], align: 'left', place: 'bottom', accent: '#ffe6a0' },
  layers: [
    vista({
      tones: ['#3f2a52', '#c0606a', '#ffcb80'],
      ground: '#1e0f18',
      light: { x: 0.36, y: 0.5, color: '#ffeab0', reach: 0.4, disc: 0.07 },
      horizon: 0.56,
      cover: 0.44,
      hills: { cover: 'grass', growth: 0.03, to: 0.72 },
    }),
    figure(barn, {
      x: 0.72,
      y: 0.72,
      size: 0.2,
      color: '#3a161c',
      depth: 0.5,
      rim: { color: '#ffdf9a', from: [-1, -0.4], width: 0.025 },
    }),
    figure(oak(0.9), {
      x: 0.2,
      y: 0.82,
      size: 0.6,
      color: '#180a10',
      depth: 0.65,
      rim: { color: '#ffd992', from: [0.7, -0.2], width: 0.007 },
    }),
    ridge({
      y: 0.84,
      color: '#160a10',
      depth: 0.8,
      rise: 0.03,
      cover: 'grass',
      growth: 0.07,
      rim: { x: 0.36, color: '#ffc070' },
    }),
  ],
}
