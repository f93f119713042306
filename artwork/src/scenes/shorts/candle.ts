import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { candle } from '../../figures/objects.ts'
import { glow } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const shortCandleScene: Scene = {
  id: 'short-candle',
  title: { lines: ['One', 'Candle'], place: 'top', accent: '#ffc06a' },
  layers: [
    sky(
      [
        [0, '#0a0610'],
        [0.6, '#2a1420'],
        [1, '#0a0508'],
      ],
      { x: 0.5, y: 0.58, color: '#ff9d48', reach: 0.4, strength: 0.75 },
    ),
    bokeh({ count: 18, colors: ['#ffb060', '#ff8850'], y0: 0.35, y1: 0.85, size: 0.06, strength: 0.14 }),
    figure(candle, {
      x: 0.5,
      y: 0.86,
      size: 0.5,
      color: '#cdb48c',
      depth: 0.6,
      litColor: '#fff0c0',
      rim: { color: '#fff2cf', from: [0, -1], width: 0.03 },
      haze: { color: '#1a0b0c', from: 0.62, strength: 0.95 },
    }),
    glow({ x: 0.5, y: 0.625, size: 0.8, color: '#ffae55', strength: 0.85, flicker: 0.12 }),
    weather({ kind: 'dust', count: 50, color: '#ffd090' }),
  ],
}
