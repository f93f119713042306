import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { car } from '../../figures/vehicles.ts'
import { strip } from '../../layers/settings.ts'
import { vista } from '../../layers/vista.ts'

export const shareLongRoadScene: Scene = {
  id: 'share-long-road',
  title: { face: 'anton', lines: ['Worth', 'the Drive'], align: 'left', place: 'top', accent: '#ffd28a' },
  layers: [
    vista({
      tones: ['#10304a', '#4f8a8e', '#ffd9a0'],
      ground: '#141a1c',
      light: { x: 0.56, y: 0.54, color: '#fff0c4', reach: 0.36 },
      horizon: 0.58,
      cover: 0.56,
      hills: { count: 3, to: 0.68, rise: 0.1 },
    }),
    strip({ x: 0.56, y: 0.68, near: 0.75, far: 0.01, to: 0.44, color: '#4a4640', dark: '#14130f' }),
    strip({ x: 0.56, y: 0.68, near: 0.012, far: 0.0008, to: 0.44, color: '#ffdf9a', dark: '#b98a3a' }),
    figure(car, {
      x: 0.72,
      y: 0.88,
      size: 0.2,
      color: '#0a1214',
      depth: 0.75,
      drift: 0.012,
      litColor: '#fff0c0',
      rim: { color: '#ffe6b0', from: [-0.5, -0.9], width: 0.025 },
    }),
  ],
}
