import type { Scene } from '../../core/scene.ts'
import { hospitalShip } from '../../figures/boats.ts'
import { figure } from '../../figures/figure.ts'
import { mist, ridge } from '../../layers/land.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'
import { birds } from '../../layers/weather.ts'

export const theMercyShipsScene: Scene = {
  id: 'the-mercy-ships',
  title: { lines: ['~The', 'Mercy Ships'], place: 'top' },
  camera: { pan: -0.03, push: 0.06 },
  layers: [
    sky(
      [
        [0, '#0c4a5e'],
        [0.3, '#2f93a0'],
        [0.5, '#8fd0c4'],
        [0.6, '#f5e3b8'],
        [1, '#123b4a'],
      ],
      { x: 0.72, y: 0.52, color: '#fff1c8', reach: 0.34, strength: 0.95, disc: 0.035 },
    ),
    clouds({
      light: { x: 0.72, y: 0.5, color: '#fff' },
      lit: '#fff3d6',
      shadow: '#2c7484',
      horizon: 0.6,
      cover: 0.55,
      opacity: 0.8,
      size: 1,
    }),
    ridge({ y: 0.585, color: '#5a9a9c', foot: '#8fc4b8', depth: 0.16, rise: 0.06 }),
    water({
      y: 0.61,
      tint: '#07394a',
      tintStrength: 0.5,
      light: { x: 0.72, color: '#fff0c4', strength: 0.95, width: 0.12 },
      chop: 0.55,
    }),
    figure(hospitalShip, {
      x: 0.47,
      y: 0.655,
      size: 0.245,
      color: '#e6ece6',
      depth: 0.3,
      drift: 0.006,
      bob: 0.002,
      rim: { color: '#fffbe8', from: [1, -0.6], width: 0.016, strength: 1 },
      haze: { color: '#5c97a0', from: 0.5, strength: 0.55 },
    }),
    mist({ y: 0.655, height: 0.018, color: '#dff2ea', strength: 0.5, depth: 0.3 }),
    birds(0.3, 0.38, 7, '#f4fbf6', 0.022),
    birds(0.75, 0.3, 5, '#12414e', 0.014),
  ],
}
