import { createRandom } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import { flying, popcornBucket } from '../../figures/popcorn-bucket.ts'
import { prop } from '../../figures/prop.ts'
import { glow } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'
import { spot } from '../../layers/spot.ts'
import { weather } from '../../layers/weather.ts'

export const shortPopcornScene: Scene = {
  id: 'short-popcorn',
  title: { lines: ['Two-Minute', 'Review'], place: 'top', accent: '#ffb48a' },
  layers: [
    sky(
      [
        [0, '#0e1430'],
        [0.6, '#2a3a78'],
        [1, '#080a1a'],
      ],
      { x: 0.5, y: 0.6, color: '#ffb080', reach: 0.4, strength: 0.6 },
    ),
    spot({ x: 0.5, y: 0.9, reach: 0.44, color: '#dfe6ff', strength: 0.6, pool: 0.3 }),
    bokeh({ count: 24, colors: ['#8fa8ff', '#ffb48a'], y0: 0.2, y1: 0.9, size: 0.07, strength: 0.2 }),
    prop({ x: 0.5, y: 0.88, size: 0.62, depth: 0.7 }, (ctx) => {
      popcornBucket(ctx, createRandom(9))
      flying(ctx)
    }),
    glow({ x: 0.5, y: 0.5, size: 0.7, color: '#dfe6ff', strength: 0.3, flicker: 0 }),
    weather({ kind: 'dust', count: 80, color: '#e8ecff' }),
  ],
}
