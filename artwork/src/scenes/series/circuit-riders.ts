import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { circuitRider } from '../../figures/horses.ts'
import { ridge } from '../../layers/land.ts'
import { vista } from '../../layers/vista.ts'
import { weather } from '../../layers/weather.ts'

export const seriesCircuitRidersScene: Scene = {
  id: 'series-circuit-riders',
  title: { face: 'rye', lines: ['Circuit', 'Riders'], align: 'left', place: 'top', accent: '#e8d8b0' },
  layers: [
    vista({
      tones: ['#1a2024', '#4a5450', '#c8b890'],
      ground: '#14140f',
      light: { x: 0.36, y: 0.56, color: '#f8ecc0', reach: 0.4, strength: 0.7 },
      horizon: 0.64,
      cover: 0.82,
      cloudSize: 1.4,
    }),
    figure(circuitRider, {
      x: 0.66,
      y: 0.86,
      size: 0.5,
      color: '#0c0c0a',
      depth: 0.7,
      drift: 0.006,
      bob: 0.002,
      rim: { color: '#f4e6b8', from: [-0.7, -0.7], width: 0.01 },
    }),
    ridge({
      y: 0.87,
      color: '#0e0e0a',
      depth: 0.8,
      rise: 0.02,
      cover: 'grass',
      growth: 0.06,
      rim: { x: 0.4, color: '#d8c890' },
    }),
    weather({ kind: 'rain', count: 220, color: '#e0e4dc', wind: 0.35, strength: 0.6 }),
  ],
}
