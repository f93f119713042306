import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { lantern } from '../../figures/objects.ts'
import { glow } from '../../layers/light.ts'
import { vista } from '../../layers/vista.ts'
import { weather } from '../../layers/weather.ts'

export const shortLanternScene: Scene = {
  id: 'short-lantern',
  title: { lines: ['A Lamp', '~unto my feet'], place: 'bottom', accent: '#ffcf7a' },
  layers: [
    vista({
      tones: ['#041018', '#0e2a38', '#2e5a60'],
      ground: '#040a0e',
      light: { x: 0.4, y: 0.5, color: '#ffb860', reach: 0.45, strength: 0.7 },
      horizon: 0.6,
      cover: 0,
      stars: 160,
      hills: { cover: 'pines', growth: 0.3 },
    }),
    figure(lantern, {
      x: 0.38,
      y: 0.62,
      size: 0.46,
      color: '#0a0a0c',
      depth: 0.7,
      bob: 0.004,
      litColor: '#ffe2a0',
      rim: { color: '#ffc878', from: [-0.2, 1], width: 0.012 },
    }),
    glow({ x: 0.38, y: 0.54, size: 0.85, color: '#ffb450', strength: 0.85, flicker: 0.1 }),
    weather({ kind: 'snow', count: 90, color: '#ffe9c8', strength: 0.5, wind: 0.01 }),
  ],
}
