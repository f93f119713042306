import { createRandom } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import { flying, popcornBucket } from '../../figures/popcorn-bucket.ts'
import { prop } from '../../figures/prop.ts'
import { beam, glow } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

export const podPopcornScene: Scene = {
  id: 'pod-popcorn',
  title: { lines: ['Popcorn'], align: 'left', place: 'middle', accent: '#ff8d6b' },
  layers: [
    sky(
      [
        [0, '#1c0608'],
        [0.6, '#5a1214'],
        [1, '#1a0507'],
      ],
      { x: 0.72, y: 0.5, color: '#ffb070', reach: 0.4, strength: 0.7 },
    ),
    bokeh({
      count: 34,
      colors: ['#ffcf8a', '#ff7a52', '#ffe9c4'],
      y0: 0,
      y1: 0.9,
      size: 0.045,
      strength: 0.28,
    }),
    beam({
      x: 1.05,
      y: -0.1,
      angle: 146,
      spread: 24,
      length: 1.7,
      color: '#ffe2b0',
      strength: 0.5,
      sweep: 2,
    }),
    prop({ x: 0.77, y: 0.95, size: 0.7, depth: 0.7 }, (ctx) => {
      popcornBucket(ctx, createRandom(7))
      flying(ctx)
    }),
    glow({ x: 0.8, y: 0.2, size: 0.7, color: '#ffcf90', strength: 0.35, flicker: 0 }),
    weather({ kind: 'dust', count: 130, color: '#ffe0b0', strength: 0.8 }),
  ],
}
