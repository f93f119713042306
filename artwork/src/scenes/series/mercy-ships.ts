import type { Scene } from '../../core/scene.ts'
import { hospitalShip } from '../../figures/boats.ts'
import { figure } from '../../figures/figure.ts'
import { vista } from '../../layers/vista.ts'
import { water } from '../../layers/water.ts'
import { birds } from '../../layers/weather.ts'

export const seriesMercyShipsScene: Scene = {
  id: 'series-mercy-ships',
  title: { lines: ['~The', 'Mercy Ships'], align: 'left', place: 'top' },
  layers: [
    vista({
      tones: ['#0f3f5a', '#3f8fa0', '#ffd9a0'],
      ground: '#0c3442',
      light: { x: 0.34, y: 0.55, color: '#fff0c8', reach: 0.4, disc: 0.06 },
      horizon: 0.62,
      cover: 0.55,
      hills: { count: 1, to: 0.62, rise: 0.05 },
    }),
    water({
      y: 0.64,
      tint: '#06303e',
      tintStrength: 0.5,
      light: { x: 0.34, color: '#fff0c8', strength: 0.9, width: 0.14 },
      chop: 0.5,
    }),
    figure(hospitalShip, {
      x: 0.66,
      y: 0.71,
      size: 0.3,
      flip: true,
      color: '#e8ece4',
      depth: 0.35,
      drift: -0.005,
      bob: 0.002,
      rim: { color: '#fffbe4', from: [-1, -0.5], width: 0.016 },
      haze: { color: '#4f8a94', from: 0.45, strength: 0.6 },
    }),
    birds(0.3, 0.3, 6, '#f4fbf6', 0.03),
  ],
}
