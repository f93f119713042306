import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { parentAndChild } from '../../figures/groups.ts'
import { ridge } from '../../layers/land.ts'
import { vista } from '../../layers/vista.ts'
import { starOfBethlehem } from '../specials.ts'

export const podAFathersStoryScene: Scene = {
  id: 'pod-a-fathers-story',
  title: { lines: ['A Father’s', 'Story'], align: 'left', place: 'middle' },
  layers: [
    vista({
      tones: ['#070a2a', '#27307c', '#8f6aa8'],
      ground: '#0c0a26',
      light: { x: 0.66, y: 0.26, color: '#f0e6ff', reach: 0.3, strength: 0.7 },
      horizon: 0.7,
      stars: 320,
      cover: 0.3,
      hills: { to: 0.82, count: 3, rise: 0.05 },
    }),
    starOfBethlehem(0.66, 0.25),
    figure(parentAndChild, {
      x: 0.64,
      y: 0.87,
      size: 0.38,
      color: '#080620',
      depth: 0.75,
      rim: { color: '#ded4ff', from: [0, -1], width: 0.016 },
    }),
    ridge({
      y: 0.87,
      color: '#090722',
      depth: 0.8,
      rise: 0.02,
      through: [
        [-0.1, 0.9],
        [0.6, 0.86],
        [1.1, 0.89],
      ],
      rim: { x: 0.66, color: '#b7a9f0' },
    }),
  ],
}
