import type { Scene } from '../../core/scene.ts'
import { sailBoat } from '../../figures/boats.ts'
import { figure } from '../../figures/figure.ts'
import { rays } from '../../layers/light.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'
import { weather } from '../../layers/weather.ts'

export const podStormScene: Scene = {
  id: 'pod-storm',
  title: { lines: ['Asleep', '~in the', 'Storm'], align: 'left', place: 'middle', accent: '#bfe4ea' },
  layers: [
    sky(
      [
        [0, '#0b161c'],
        [0.45, '#2b4650'],
        [0.66, '#7a989a'],
        [1, '#08131a'],
      ],
      { x: 0.66, y: 0.4, color: '#eaf8f4', reach: 0.3, strength: 0.7 },
    ),
    clouds({
      light: { x: 0.66, y: 0.34, color: '#fff' },
      lit: '#b6cccb',
      shadow: '#0c1c24',
      horizon: 0.68,
      cover: 0.86,
      opacity: 0.95,
      size: 1.3,
      drift: 0.014,
    }),
    rays({ x: 0.66, y: 0.2, color: '#eafaf4', strength: 0.8, length: 0.5 }),
    water({
      y: 0.66,
      tint: '#06141b',
      tintStrength: 0.6,
      light: { x: 0.66, color: '#dff5f0', strength: 0.7, width: 0.2 },
      chop: 1,
    }),
    figure(sailBoat, {
      x: 0.66,
      y: 0.76,
      size: 0.42,
      color: '#061015',
      depth: 0.5,
      bob: 0.008,
      rim: { color: '#dff3ee', from: [0, -1], width: 0.014 },
    }),
    weather({ kind: 'rain', count: 200, color: '#d5ecec', strength: 0.6, wind: 0.3 }),
  ],
}
