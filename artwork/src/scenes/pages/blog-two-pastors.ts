import { createRandom } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import { type Drawing, drawing, figure } from '../../figures/figure.ts'
import { popcornBucket } from '../../figures/popcorn-bucket.ts'
import { prop } from '../../figures/prop.ts'
import { hat } from '../../figures/wardrobe.ts'
import { glow } from '../../layers/light.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

/** Two men from behind, turned to each other; one explains with his hand. */
const friends: Drawing = {
  mask: (pen) => {
    for (const side of [-1, 1])
      pen.at(
        side * 0.62,
        0,
        1,
        () => {
          pen.shape(
            [-0.44, 0.9],
            [-0.42, 0.1],
            [-0.32, -0.12],
            [0, -0.2],
            [0.32, -0.12],
            [0.42, 0.1],
            [0.44, 0.9],
          )
          pen.limb([0.02, -0.16, 0.11], [0.05, -0.36, 0.1])
          // Turned a little to the friend: nose and chin, no more.
          pen.shape(
            [-0.1, -0.3],
            [-0.13, -0.5],
            [-0.03, -0.68],
            [0.14, -0.66],
            [0.215, -0.54],
            [0.25, -0.46],
            [0.215, -0.43],
            [0.2, -0.33],
            [0.1, -0.28],
          )
          if (side < 0) hat(pen, 'cap', 0.045, -0.52, 0.165)
          else
            pen.shape(
              [-0.14, -0.42],
              [-0.13, -0.62],
              [0.02, -0.73],
              [0.17, -0.68],
              [0.2, -0.58],
              [0.05, -0.56],
            )
        },
        side > 0,
      )
    pen.limb([0.34, 0.05, 0.1], [0.13, 0.18, 0.08], [0.04, -0.08, 0.06])
    pen.limb([0.04, -0.1, 0.055], [0.0, -0.2, 0.04])
    for (const [x, y] of [
      [-0.06, -0.27],
      [-0.02, -0.31],
      [0.03, -0.31],
      [0.075, -0.27],
    ] as const)
      pen.limb([0.005, -0.2, 0.022], [x, y, 0.015])
  },
}

/** The backs of a row of seats. */
const row: Drawing = {
  mask: (pen) => {
    for (let i = -3; i <= 3; i++)
      pen.at(i * 1.24 + 0.62, 0, 1, () =>
        pen.shape(
          [-0.52, 0.95],
          [-0.55, 0.42],
          [-0.5, 0.12],
          [-0.36, 0.02],
          [0.36, 0.02],
          [0.5, 0.12],
          [0.55, 0.42],
          [0.52, 0.95],
        ),
      )
  },
}

/** Two pastors, popcorn and a movie. */
export const blogTwoPastors: Scene = {
  id: 'two-pastors',
  title: { lines: ['Two Pastors'] },
  layers: [
    sky(
      [
        [0, '#071c22'],
        [0.5, '#0f3a40'],
        [1, '#061014'],
      ],
      { x: 0.5, y: 0.34, color: '#bff0e4', reach: 0.5, strength: 0.4 },
    ),
    drawing(0.2, (ctx, { w, h, u }) => {
      // The film is out of focus: only its light matters here.
      ctx.filter = `blur(${u * 0.014}px)`
      const film = ctx.createLinearGradient(0, 0.06 * h, 0, 0.62 * h)
      film.addColorStop(0, '#3f8f96')
      film.addColorStop(0.5, '#a6dccb')
      film.addColorStop(0.68, '#ffe9b8')
      film.addColorStop(0.7, '#4f8f7c')
      film.addColorStop(1, '#1d4a4a')
      ctx.fillStyle = film
      ctx.fillRect(0.12 * w, 0.06 * h, 0.76 * w, 0.55 * h)
      ctx.fillStyle = '#fffbe8'
      ctx.beginPath()
      ctx.arc(0.6 * w, 0.38 * h, u * 0.05, 0, 7)
      ctx.fill()
      ctx.fillStyle = '#2b6a62'
      ctx.beginPath()
      ctx.moveTo(0.12 * w, 0.46 * h)
      ctx.quadraticCurveTo(0.3 * w, 0.34 * h, 0.46 * w, 0.47 * h)
      ctx.quadraticCurveTo(0.7 * w, 0.5 * h, 0.88 * w, 0.42 * h)
      ctx.lineTo(0.88 * w, 0.61 * h)
      ctx.lineTo(0.12 * w, 0.61 * h)
      ctx.fill()
    }),
    glow({ x: 0.5, y: 0.36, size: 0.9, color: '#bdf0e2', strength: 0.35, flicker: 0, depth: 0.3 }),
    figure(row, {
      x: 0.55,
      y: 0.63,
      size: 0.15,
      color: '#1c0d10',
      depth: 0.4,
      rim: { color: '#a8e0d4', from: [0, -1], width: 0.03, strength: 0.7 },
    }),
    figure(friends, {
      x: 0.5,
      y: 0.66,
      size: 0.4,
      color: '#090f12',
      depth: 0.6,
      rim: { color: '#d6fff2', from: [0, -1], width: 0.014, strength: 1 },
    }),
    prop({ x: 0.483, y: 0.8, size: 0.19, turn: 4, depth: 0.65 }, (ctx) =>
      popcornBucket(ctx, createRandom(3), 0.2),
    ),
    figure(row, {
      x: 0.5,
      y: 0.7,
      size: 0.4,
      color: '#34090f',
      depth: 0.7,
      rim: { color: '#e59a8c', from: [0, -1], width: 0.016, strength: 0.8 },
    }),
    weather({ kind: 'dust', count: 90, color: '#dffff4', strength: 0.6 }),
  ],
}
