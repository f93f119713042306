import { createRandom } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import { emptySeat } from '../../figures/cinema-seats.ts'
import { drawing } from '../../figures/figure.ts'
import { popcornBucket } from '../../figures/popcorn-bucket.ts'
import { prop } from '../../figures/prop.ts'
import { dusk } from '../../layers/shadow.ts'
import { sky } from '../../layers/sky.ts'
import { spot } from '../../layers/spot.ts'
import { weather } from '../../layers/weather.ts'

const SEAT = { x: 0.66, y: 0.83, size: 0.3 }

/** Row before row of empty seats; the nearer the larger, and only one of them in the light. */
const rows = drawing(0.4, (ctx, { w, h, u }) => {
  for (const [row, size] of [0.16, 0.22, SEAT.size].entries()) {
    const y = [0.42, 0.6, SEAT.y][row] ?? SEAT.y
    for (let i = -10; i <= 10; i++) {
      const x = SEAT.x * w + (i + (row % 2) * 0.5) * size * u * 1.08
      const away = Math.hypot((x - SEAT.x * w) / u, (y - SEAT.y) * 1.6)
      const lit = row === 2 && i === 0
      ctx.save()
      ctx.translate(x, y * h)
      ctx.scale(size * u, size * u)
      emptySeat(ctx, lit ? 0.95 : 0.34 * Math.exp(-((away / 0.3) ** 2)))
      ctx.restore()
    }
    // The air between the rows.
    ctx.fillStyle = 'rgba(12,14,22,0.3)'
    if (row < 2) ctx.fillRect(-w, -h, w * 3, h * 3)
  }
})

/** An empty cinema: one light, one seat, one bucket of popcorn. */
export const bannerNotFound: Scene = {
  id: 'banner-not-found',
  title: { lines: ['Not found'] },
  layers: [
    sky([
      [0, '#1c202c'],
      [0.4, '#262a36'],
      [1, '#0a0b10'],
    ]),
    rows,
    prop({ x: SEAT.x, y: SEAT.y - 0.045, size: 0.15, turn: -3 }, (ctx) =>
      popcornBucket(ctx, createRandom(11)),
    ),
    spot({ x: SEAT.x, y: 0.9, reach: 0.22, from: [0.6, -0.3], color: '#f4f0ff', strength: 0.55, pool: 0.2 }),
    // The row in front, out of the light.
    drawing(0.7, (ctx, { w, h, u }) => {
      ctx.fillStyle = '#08090d'
      for (let i = -8; i <= 8; i++) {
        ctx.beginPath()
        ctx.roundRect(SEAT.x * w + (i + 0.5) * u * 0.42 - u * 0.185, h * 0.925, u * 0.37, h, u * 0.09)
        ctx.fill()
      }
    }),
    weather({ kind: 'dust', count: 80, color: '#f0ecff', strength: 0.7, within: [0.56, 0, 0.76, 0.95] }),
    dusk({ from: [0, 0.5], to: [0.5, 0.5], color: '#07080c', strength: 0.6 }),
  ],
}
