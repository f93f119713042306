import type { Scene } from '../../core/scene.ts'
import { cabin } from '../../figures/buildings.ts'
import { figure } from '../../figures/figure.ts'
import { ridge } from '../../layers/land.ts'
import { glow } from '../../layers/light.ts'
import { vista } from '../../layers/vista.ts'

export const sharePorchScene: Scene = {
  id: 'share-porch',
  title: { face: 'fell', lines: ['Porch Light'], align: 'left', place: 'top', accent: '#ffc66e' },
  layers: [
    vista({
      tones: ['#06142a', '#1d3b66', '#7f8fb0'],
      ground: '#070d18',
      light: { x: 0.2, y: 0.6, color: '#c8d8f0', reach: 0.3, strength: 0.4 },
      horizon: 0.66,
      stars: 300,
      cover: 0.25,
      hills: { cover: 'pines', growth: 0.18, count: 3, to: 0.8 },
    }),
    figure(cabin, {
      x: 0.66,
      y: 0.86,
      size: 0.42,
      color: '#0a0d14',
      depth: 0.6,
      litColor: '#ffc468',
      rim: { color: '#b8c8e8', from: [-0.3, -1], width: 0.012, strength: 0.6 },
    }),
    glow({ x: 0.66, y: 0.8, size: 0.5, color: '#ffb650', strength: 0.7 }),
    ridge({
      y: 0.88,
      color: '#05080f',
      depth: 0.8,
      rise: 0.03,
      cover: 'grass',
      growth: 0.05,
      rim: { x: 0.66, color: '#ffba5c' },
    }),
  ],
}
