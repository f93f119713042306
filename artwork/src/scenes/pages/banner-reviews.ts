import type { Scene } from '../../core/scene.ts'
import { type Drawing, drawing, figure } from '../../figures/figure.ts'
import { beam, glow } from '../../layers/light.ts'
import { dusk } from '../../layers/shadow.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

/** The backs of one row of seats. */
const seatBacks = (count: number): Drawing => ({
  mask: (pen) => {
    for (let i = 0; i < count; i++)
      pen.at((i - (count - 1) / 2) * 1.2, 0, 1, () =>
        pen.shape(
          [-0.5, 1.6],
          [-0.54, 0.6],
          [-0.5, 0.14],
          [-0.34, 0],
          [0.34, 0],
          [0.5, 0.14],
          [0.54, 0.6],
          [0.5, 1.6],
        ),
      )
  },
})

/** Before the audience comes: red seats and the projector already running. */
export const bannerReviews: Scene = {
  id: 'banner-reviews',
  title: { lines: ['Reviews'] },
  layers: [
    sky(
      [
        [0, '#1a0509'],
        [0.5, '#4a0d16'],
        [1, '#120306'],
      ],
      { x: 0.9, y: 0.1, color: '#ffcf8a', reach: 0.5, strength: 0.5 },
    ),
    // Folds of the curtain along the wall.
    drawing(0.15, (ctx, { w, h }) => {
      for (let i = 0; i < 46; i++) {
        const fold = ctx.createLinearGradient((i / 46) * w, 0, ((i + 1) / 46) * w, 0)
        fold.addColorStop(0, 'rgba(10,0,4,0.5)')
        fold.addColorStop(0.45, 'rgba(255,110,90,0.07)')
        fold.addColorStop(1, 'rgba(10,0,4,0.5)')
        ctx.fillStyle = fold
        ctx.fillRect((i / 46) * w, -h, w / 46 + 1, h * 3)
      }
    }),
    [30, 22, 12].map((spread, i) =>
      beam({
        x: 0.965,
        y: 0.1,
        angle: 167,
        spread,
        length: 2.9,
        color: '#ffdfa8',
        strength: 0.4 + i * 0.08,
        depth: 0.2,
      }),
    ),
    glow({ x: 0.965, y: 0.1, size: 0.42, color: '#fff2d2', strength: 0.95, depth: 0.2 }),
    weather({ kind: 'dust', count: 240, color: '#fff0d0', strength: 0.8, within: [0.25, 0.05, 1, 0.75] }),
    [0, 1, 2].map((row) =>
      figure(seatBacks(26 - row * 5), {
        x: 0.5 + row * 0.017,
        y: 0.6 + row * 0.125,
        size: [0.15, 0.2, 0.27][row] ?? 0.2,
        color: ['#3d0a12', '#2a070c', '#160306'][row] ?? '#160306',
        depth: 0.5 + row * 0.15,
        rim: { color: '#ffca8c', from: [0.6, -1], width: 0.03, strength: 0.9 - row * 0.15 },
      }),
    ),
    dusk({ from: [0, 0.5], to: [0.5, 0.5], color: '#0c0204', strength: 0.7 }),
  ],
}
