import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { skyline } from '../../figures/places.ts'
import { car } from '../../figures/vehicles.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'
import { weather } from '../../layers/weather.ts'

export const eventRainArrivalScene: Scene = {
  id: 'event-rain-arrival',
  title: {
    face: 'cormorant',
    lines: ['Arrivals', '~in the rain'],
    align: 'left',
    place: 'top',
    accent: '#ff9a9a',
  },
  layers: [
    sky(
      [
        [0, '#0a0f18'],
        [0.7, '#2a2238'],
        [1, '#080a10'],
      ],
      { x: 0.7, y: 0.6, color: '#ff8a8a', reach: 0.4, strength: 0.5 },
    ),
    figure(skyline(28), {
      x: 0.5,
      y: 0.74,
      size: 0.5,
      color: '#141826',
      depth: 0.2,
      litColor: '#ffcf8a',
      haze: { color: '#5a3a50', from: 0.5 },
    }),
    bokeh({
      count: 46,
      colors: ['#ff5a5a', '#ffb05c', '#7fc8ff'],
      y0: 0.4,
      y1: 0.72,
      size: 0.04,
      strength: 0.5,
    }),
    water({
      y: 0.76,
      tint: '#07090f',
      tintStrength: 0.5,
      light: { x: 0.7, color: '#ffc08a', strength: 0.6, width: 0.3 },
      chop: 0.4,
    }),
    figure(car, {
      x: 0.64,
      y: 0.88,
      size: 0.28,
      color: '#07080d',
      depth: 0.6,
      litColor: '#ffe6b8',
      rim: { color: '#ff9a8a', from: [0, -1], width: 0.016 },
    }),
    weather({ kind: 'rain', count: 260, color: '#f0dce0', wind: 0.14 }),
  ],
}
