import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { crowd } from '../../figures/groups.ts'
import { skyline } from '../../figures/places.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { strip } from '../../layers/settings.ts'
import { clouds, sky, stars } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const rooftopChoirScene: Scene = {
  id: 'rooftop-choir',
  title: { lines: ['Rooftop', 'Choir'], place: 'bottom', accent: '#ffd08a' },
  camera: { pan: 0.04, push: 0.07 },
  layers: [
    sky(
      [
        [0, '#150a30'],
        [0.3, '#4a1c66'],
        [0.5, '#b23a78'],
        [0.62, '#ff9a76'],
        [1, '#1c0d2c'],
      ],
      { x: 0.5, y: 0.58, color: '#ffc89a', reach: 0.34, strength: 0.8 },
    ),
    stars(160, 0.4),
    clouds({
      light: { x: 0.5, y: 0.58, color: '#fff' },
      lit: '#ffa988',
      shadow: '#38164f',
      horizon: 0.62,
      cover: 0.5,
      opacity: 0.8,
    }),
    figure(skyline(30), {
      x: 0.5,
      y: 0.66,
      size: 0.4,
      color: '#5a2458',
      depth: 0.2,
      litColor: '#ffd28a',
      haze: { color: '#d86a78', from: 0.7, strength: 0.6 },
    }),
    figure(skyline(19), {
      x: 0.46,
      y: 0.7,
      size: 0.46,
      color: '#2a1238',
      depth: 0.34,
      litColor: '#ffca7a',
      rim: { color: '#ff9f86', from: [0.4, -0.6], width: 0.008, strength: 0.6 },
    }),
    bokeh({
      count: 22,
      colors: ['#ffd68f', '#ffbf6b'],
      y0: 0.5,
      y1: 0.545,
      size: 0.02,
      strength: 0.9,
      depth: 0.7,
    }),
    figure(crowd(13, 1), {
      x: 0.5,
      y: 0.74,
      size: 0.3,
      color: '#0c0616',
      depth: 0.75,
      rim: { color: '#ffc089', from: [0, -1], width: 0.018, strength: 0.95 },
    }),
    strip({ x: 0.5, y: 0.735, near: 4, far: 3, color: '#120921', dark: '#08040f', depth: 0.8 }),
    weather({ kind: 'dust', count: 60, color: '#ffd9a0', strength: 0.6 }),
  ],
}
