import { createRandom } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import { kernel, popcornBucket } from '../../figures/popcorn-bucket.ts'
import { prop } from '../../figures/prop.ts'
import { glow } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'
import { wood } from '../../layers/wood.ts'

/** What rolled out of the bucket: place and size. */
const spilled = (ctx: Parameters<typeof kernel>[0]): void => {
  const random = createRandom(41)
  const heap = Array.from({ length: 26 }, () => {
    const away = random()
    return {
      x: (random() > 0.4 ? 1 : -1) * (0.36 + away * 0.9),
      y: 0.02 + random() * 0.2 + away * 0.03,
      r: 0.07 + random() * 0.026,
    }
  }).sort((a, b) => a.y - b.y)
  for (const { x, y, r } of heap) {
    ctx.fillStyle = 'rgba(20,6,2,0.5)'
    ctx.beginPath()
    ctx.ellipse(x - r * 0.5, y + r * 0.6, r * 1.3, r * 0.5, 0, 0, 7)
    ctx.fill()
    kernel(ctx, random, x, y, r, 0.75 + x * 0.18)
  }
}

/** Popcorn in lamp light. */
export const blogPopcorn: Scene = {
  id: 'popcorn',
  title: { lines: ['Popcorn'] },
  vignette: 0.9,
  layers: [
    sky(
      [
        [0, '#2a0f0a'],
        [0.5, '#6b2a12'],
        [0.7, '#8a4218'],
        [1, '#2a0f08'],
      ],
      { x: 0.84, y: 0.2, color: '#ffca7a', reach: 0.5, strength: 0.75 },
    ),
    bokeh({
      count: 42,
      colors: ['#ffcf8a', '#ff9a4a', '#ffe9c4'],
      y0: 0.02,
      y1: 0.7,
      size: 0.06,
      strength: 0.26,
    }),
    wood({
      color: '#b0683a',
      light: { x: 0.66, y: 0.82, color: '#ffdca6', reach: 0.62 },
      y: 0.74,
      ambient: 0.25,
    }),
    prop({ x: 0.45, y: 0.88, size: 0.64 }, (ctx, { u }) => {
      ctx.filter = `blur(${u * 0.02}px)`
      ctx.fillStyle = 'rgba(16,5,2,0.75)'
      ctx.beginPath()
      ctx.ellipse(-0.22, 0.03, 0.56, 0.085, 0, 0, 7)
      ctx.fill()
    }),
    prop({ x: 0.47, y: 0.86, size: 0.64 }, (ctx) => {
      popcornBucket(ctx, createRandom(7))
      spilled(ctx)
    }),
    glow({ x: 0.72, y: 0.24, size: 0.8, color: '#ffc878', strength: 0.3, flicker: 0 }),
    weather({ kind: 'dust', count: 90, color: '#ffe2b0', strength: 0.6 }),
  ],
}
