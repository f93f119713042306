import type { Drawing } from './figure.ts'
import type { Pen } from './pen.ts'
import { person } from './people.ts'

/** Draws only what is above the water; `level` is how high it stands on the figure. */
export const wading = (pen: Pen, level: number, draw: () => void): void => {
  pen.ctx.save()
  pen.ctx.beginPath()
  pen.ctx.rect(-9, -9, 18, 9 - level)
  pen.ctx.clip()
  draw()
  pen.ctx.restore()
}

/** A man up to his thighs in a river, a sleeping child across his arms; seen from behind. */
export const carrying: Drawing = {
  mask: (pen) =>
    wading(pen, 0.28, () => {
      person(pen, {
        garment: 'casual',
        lean: -0.015,
        arms: [
          [
            [-0.18, -0.67],
            [-0.13, -0.58],
          ],
          [
            [0.18, -0.66],
            [0.15, -0.57],
          ],
        ],
        legs: [
          [[-0.07, -0.27], [-0.09, -0.05], 0.04],
          [[0.07, -0.28], [0.09, -0.03], 0.045],
        ],
      })
      // The child: head and one arm to the left, both legs over the other elbow.
      pen.limb([-0.06, -0.66, 0.06], [-0.19, -0.69, 0.058])
      pen.limb([-0.19, -0.7, 0.045], [-0.235, -0.745, 0.045])
      pen.dot(-0.25, -0.765, 0.062, 0.056, -0.6)
      pen.limb([-0.175, -0.66, 0.026], [-0.2, -0.58, 0.02], [-0.19, -0.49, 0.015])
      for (const [x, y] of [
        [0.3, -0.7],
        [0.27, -0.67],
      ] as const) {
        pen.limb(
          [0.1, -0.63, 0.045],
          [x, y, 0.032],
          [x + 0.035, y + 0.13, 0.024],
          [x + 0.03, y + 0.22, 0.017],
        )
        pen.limb([x + 0.03, y + 0.225, 0.017], [x + 0.06, y + 0.24, 0.012])
      }
    }),
}

/** A river boat with its cabin lamp lit, someone in the bow holding out a lantern. */
export const riverBoat: Drawing = {
  mask: (pen) => {
    pen.shape(
      [-1.0, -0.3],
      [-1.0, -0.3],
      [-0.84, -0.02],
      [0, 0.03],
      [0.86, -0.02],
      [1.06, -0.26],
      [1.06, -0.26],
      [0.4, -0.16],
      [-0.6, -0.2],
    )
    for (const x of [-0.02, 0.32, 0.66]) pen.line(0.024, [x, -0.16], [x, -0.68])
    pen.shape([-0.14, -0.66], [0.3, -0.76], [0.8, -0.66], [0.8, -0.62], [0.3, -0.69], [-0.14, -0.61])
    pen.at(-0.6, -0.14, 0.78, () =>
      person(pen, {
        garment: 'casual',
        head: 'fedora',
        arms: [
          [
            [-0.18, -0.72],
            [-0.32, -0.74],
          ],
          [
            [0.15, -0.64],
            [0.2, -0.5],
          ],
        ],
      }),
    )
    pen.at(0.46, -0.1, 0.7, () => {
      pen.shape([-0.16, 0], [-0.17, -0.3], [-0.1, -0.46], [0.09, -0.46], [0.16, -0.3], [0.15, 0])
      pen.dot(0, -0.58, 0.085, 0.1)
    })
    pen.line(0.008, [-0.85, -0.72], [-0.85, -0.62])
  },
  lit: (pen) => {
    pen.box(-0.88, -0.63, 0.06, 0.085)
    pen.dot(0.16, -0.58, 0.04, 0.05)
  },
}
