import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { fishingBoat, followers, teacher } from '../../figures/followers.ts'
import { mist, ridge } from '../../layers/land.ts'
import { glow } from '../../layers/light.ts'
import { range } from '../../layers/settings.ts'
import { clouds, sky, stars } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'
import { weather } from '../../layers/weather.ts'

const ROSE = '#ffc0a0'

/** The lake at dusk: a teacher on the shore and the twelve around him. */
export const reviewTheChosen: Scene = {
  id: 'the-chosen-season-4',
  title: { lines: ['~The', 'Chosen'] },
  vignette: 0.8,
  layers: [
    sky(
      [
        [0, '#122a3c'],
        [0.2, '#2f5866'],
        [0.38, '#9a7f8c'],
        [0.5, '#e89a86'],
        [0.54, '#ffc69a'],
        [1, '#1c2a38'],
      ],
      { x: 0.44, y: 0.52, color: '#ffd0a0', reach: 0.34, strength: 0.7 },
    ),
    stars(140, 0.3),
    clouds({
      light: { x: 0.44, y: 0.5, color: '#fff' },
      lit: '#ffb69c',
      shadow: '#31506a',
      horizon: 0.56,
      cover: 0.55,
      opacity: 0.85,
      size: 1.1,
    }),
    range({
      y: 0.5,
      to: 0.545,
      count: 2,
      far: '#8d7d90',
      near: '#5a5f76',
      haze: '#f2a892',
      sun: 0.44,
      rimColor: '#ffd9b4',
      rise: 0.09,
    }),
    water({
      y: 0.585,
      tint: '#14303e',
      tintStrength: 0.42,
      light: { x: 0.44, color: '#ffd3ae', strength: 0.9, width: 0.14 },
      chop: 0.35,
    }),
    mist({ y: 0.59, height: 0.02, color: '#ffccb0', strength: 0.6, depth: 0.2 }),
    figure(fishingBoat, {
      x: 0.87,
      y: 0.84,
      size: 0.27,
      color: '#0d141d',
      depth: 0.6,
      rim: { color: ROSE, from: [-0.8, -0.6], width: 0.014, strength: 0.8 },
    }),
    figure(followers, {
      x: 0.45,
      y: 0.868,
      size: 0.27,
      color: '#0c121b',
      depth: 0.7,
      rim: { color: ROSE, from: [0, -1], width: 0.016, strength: 0.9 },
    }),
    figure(teacher, {
      x: 0.438,
      y: 0.852,
      size: 0.33,
      color: '#10141d',
      depth: 0.7,
      rim: { color: '#ffe6c4', from: [0.1, -1], width: 0.014, strength: 1 },
    }),
    glow({ x: 0.44, y: 0.56, size: 0.4, color: '#ffc898', strength: 0.35, depth: 0.4 }),
    ridge({
      y: 0.86,
      through: [
        [-0.1, 0.862],
        [0.15, 0.862],
        [0.43, 0.845],
        [0.7, 0.858],
        [0.9, 0.845],
        [1.1, 0.83],
      ],
      color: '#141a22',
      foot: '#0a0e15',
      depth: 0.75,
      rise: 0.04,
      texture: 0.7,
      cover: 'grass',
      growth: 0.016,
      rim: { x: 0.44, color: '#f2b294', strength: 0.8 },
    }),
    weather({ kind: 'dust', count: 50, color: '#ffdcc0', strength: 0.4 }),
  ],
}
