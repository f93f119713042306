import type { Drawing } from './figure.ts'
import type { Pen } from './pen.ts'
import { type Arm, person } from './people.ts'
import { wading } from './wading.ts'
import type { Headwear } from './wardrobe.ts'

const RAISED: readonly [Arm, Arm] = [
  [
    [-0.2, -0.92],
    [-0.24, -1.12],
  ],
  [
    [0.2, -0.92],
    [0.24, -1.12],
  ],
]

const LINKED: readonly [Arm, Arm] = [
  [
    [-0.17, -0.7],
    [-0.22, -0.6],
  ],
  [
    [0.17, -0.7],
    [0.22, -0.6],
  ],
]

/** Friends standing in the surf up to their waists; here and there both arms go up. */
export const surfCrowd = (count: number): Drawing => ({
  mask: (pen) =>
    wading(pen, 0.42, () => {
      const heads: readonly Headwear[] = ['long', 'curls', 'long', 'short', 'bun']
      for (let i = 0; i < count; i++) {
        const x = (i - (count - 1) / 2) * 0.37 + (pen.random() - 0.5) * 0.14
        const arms = pen.random() > 0.62 ? RAISED : LINKED
        const head = heads[Math.floor(pen.random() * heads.length)] ?? 'long'
        pen.at(x, 0, 0.92 + pen.random() * 0.14, () => person(pen, { garment: 'casual', head, arms }))
      }
    }),
})

/** The moment somebody comes up out of the water, held by two friends. */
export const baptism: Drawing = {
  mask: (pen) =>
    wading(pen, 0.38, () => {
      const friend = (flip: boolean): void =>
        pen.at(
          flip ? 0.46 : -0.46,
          0,
          1,
          () =>
            person(pen, {
              garment: 'casual',
              head: flip ? 'short' : 'long',
              lean: 0.03,
              arms: [
                [
                  [0.08, -0.64],
                  [0.28, -0.6],
                ],
                [
                  [0.2, -0.76],
                  [0.33, -0.74],
                ],
              ],
            }),
          flip,
        )
      friend(false)
      friend(true)
      person(pen, { garment: 'casual', head: 'long', arms: RAISED })
    }),
}

const wheel = (pen: Pen, x: number): void => {
  pen.ctx.fillStyle = '#17130f'
  pen.dot(x, -0.13, 0.17)
  pen.ctx.fillStyle = '#d8d2c2'
  pen.dot(x, -0.13, 0.075)
}

/** A rounded bus of the sixties in two colors, a surfboard on its roof; nose to the left. */
export const van: Drawing = {
  mask: (pen) => {
    pen.shape(
      [-1.05, -0.16],
      [-1.1, -0.5],
      [-1.03, -0.78],
      [-0.9, -1.04],
      [-0.72, -1.14],
      [0.8, -1.14],
      [0.97, -1.06],
      [1.03, -0.72],
      [1.04, -0.2],
      [0.96, -0.12],
      [-0.96, -0.12],
    )
    for (const x of [-0.62, 0.64]) pen.dot(x, -0.13, 0.17)
    for (const x of [-0.4, 0.5]) pen.box(x, -1.24, 0.04, 0.12)
    pen.shape([-1.0, -1.27], [-0.4, -1.31], [0.7, -1.3], [1.06, -1.25], [0.7, -1.22], [-0.5, -1.22])
  },
  detail: (pen) => {
    pen.ctx.fillStyle = '#f3e6c8'
    pen.shape(
      [-1.01, -0.72],
      [-0.9, -1.02],
      [-0.72, -1.11],
      [0.8, -1.11],
      [0.95, -1.04],
      [1.0, -0.72],
      [1.0, -0.68],
      [-1.0, -0.68],
    )
    pen.ctx.fillStyle = '#e4c45c'
    pen.shape([-0.96, -1.265], [-0.4, -1.295], [0.7, -1.285], [1.02, -1.25], [0.7, -1.235], [-0.5, -1.235])
    pen.ctx.fillStyle = '#2c4a58'
    pen.poly([-0.93, -0.74], [-0.85, -0.99], [-0.72, -0.99], [-0.72, -0.74])
    for (const x of [-0.66, -0.24, 0.18, 0.58]) pen.box(x, -0.99, 0.36, 0.25)
    pen.ctx.fillStyle = '#5a2412'
    for (const x of [-0.26, 0.16]) pen.box(x, -0.7, 0.012, 0.54)
    pen.box(-1.06, -0.68, 2.08, 0.016)
    wheel(pen, -0.62)
    wheel(pen, 0.64)
  },
}
