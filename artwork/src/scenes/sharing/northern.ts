import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { parentAndChild } from '../../figures/groups.ts'
import { ridge } from '../../layers/land.ts'
import { aurora } from '../../layers/night-lights.ts'
import { sky, stars } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'

export const shareNorthernScene: Scene = {
  id: 'share-northern',
  title: { face: 'josefin', lines: ['Wonder'], align: 'center', place: 'middle', accent: '#b5ffd8' },
  layers: [
    sky([
      [0, '#040a1c'],
      [0.5, '#0a2a3c'],
      [0.78, '#1e5a5a'],
      [1, '#04100f'],
    ]),
    stars(360, 0.7),
    aurora('#5dffb0', '#7a5cff', 0.52, 0.3),
    ridge({ y: 0.72, color: '#0d2c34', foot: '#1e5252', depth: 0.2, rise: 0.13 }),
    water({
      y: 0.78,
      tint: '#03131a',
      tintStrength: 0.35,
      light: { x: 0.5, color: '#9affd0', strength: 0.5, width: 0.4 },
      chop: 0.2,
    }),
    figure(parentAndChild, {
      x: 0.82,
      y: 0.95,
      size: 0.3,
      color: '#02090c',
      depth: 0.75,
      rim: { color: '#9dffd4', from: [-0.3, -1], width: 0.018 },
    }),
    ridge({ y: 0.95, color: '#020a0d', depth: 0.8, rise: 0.03 }),
  ],
}
