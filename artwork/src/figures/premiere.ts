import type { Drawing } from './figure.ts'
import { person } from './people.ts'

/** A marquee theatre front with its blade sign. */
export const theatre: Drawing = {
  mask: (pen) => {
    pen.box(-0.7, -1.0, 1.4, 1.04)
    pen.poly([-0.74, -1.0], [-0.5, -1.1], [0.5, -1.1], [0.74, -1.0])
    pen.box(-1.5, -0.72, 0.82, 0.76)
    pen.box(0.68, -0.8, 0.9, 0.84)
    pen.box(-0.85, -0.5, 1.7, 0.2)
    pen.box(-0.1, -1.42, 0.2, 0.95)
    pen.poly([-0.13, -1.42], [0, -1.52], [0.13, -1.42])
  },
  lit: (pen) => {
    pen.box(-0.81, -0.46, 1.62, 0.12)
    for (let x = -0.84; x <= 0.85; x += 0.056) {
      pen.dot(x, -0.315, 0.011)
      pen.dot(x, -0.49, 0.011)
    }
    for (let y = -1.4; y < -0.52; y += 0.05) {
      pen.dot(-0.088, y, 0.01)
      pen.dot(0.088, y, 0.01)
    }
    for (const x of [-0.55, -0.3, 0.08, 0.34]) pen.box(x, -0.27, 0.2, 0.29)
    pen.ctx.fillStyle = 'rgba(255,220,150,0.45)'
    for (const [x, y] of [
      [-1.35, -0.58],
      [-1.05, -0.58],
      [-1.35, -0.3],
      [0.9, -0.64],
      [1.25, -0.64],
      [1.25, -0.32],
      [-0.52, -0.86],
      [0.36, -0.86],
    ] as const)
      pen.box(x, y, 0.12, 0.15)
  },
}

/** Photographers behind the rope, arms up with cameras. */
export const press = (count: number): Drawing => ({
  mask: (pen) => {
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 0.3 + (pen.random() - 0.5) * 0.06
      const high = pen.random() > 0.72
      pen.at(x, 0, 0.95 + pen.random() * 0.14, () => {
        const hand = high ? -1.1 : -0.9
        person(pen, {
          garment: 'suit',
          head: i % 3 === 0 ? 'cap' : 'short',
          arms: high
            ? [
                [
                  [-0.16, -0.92],
                  [-0.06, hand],
                ],
                [
                  [0.16, -0.92],
                  [0.06, hand],
                ],
              ]
            : [
                [
                  [-0.155, -0.7],
                  [-0.06, hand + 0.05],
                ],
                [
                  [0.155, -0.7],
                  [0.06, hand + 0.05],
                ],
              ],
        })
        pen.box(-0.065, hand - 0.045, 0.13, 0.085)
        pen.box(-0.03, hand - 0.1, 0.06, 0.06)
        pen.dot(0, hand, 0.04)
      })
    }
  },
})

export const ropes = (count: number): Drawing => ({
  mask: (pen) => {
    for (let i = 0; i <= count; i++) {
      const x = (i - count / 2) * 0.9
      pen.box(x - 0.02, -0.9, 0.04, 0.92)
      pen.dot(x, -0.93, 0.05)
      pen.dot(x, 0.02, 0.13, 0.04)
      if (i < count) pen.line(0.055, [x, -0.82], [x + 0.45, -0.5], [x + 0.9, -0.82])
    }
  },
})

export const chandelier: Drawing = {
  mask: (pen) => {
    pen.line(0.012, [0, -2.2], [0, -0.9])
    pen.limb([0, -0.95, 0.03], [0, -0.7, 0.05], [0, -0.4, 0.03], [0, -0.2, 0.05])
    for (const [reach, y] of [
      [0.75, -0.42],
      [0.42, -0.72],
    ] as const)
      for (let i = -3; i <= 3; i++) {
        const x = (i / 3) * reach
        pen.line(0.012, [0, y + 0.22], [x * 0.6, y + 0.26], [x, y])
        pen.box(x - 0.016, y - 0.1, 0.032, 0.11)
      }
  },
  lit: (pen) => {
    for (const [reach, y] of [
      [0.75, -0.42],
      [0.42, -0.72],
    ] as const)
      for (let i = -3; i <= 3; i++) pen.dot((i / 3) * reach, y - 0.13, 0.022, 0.04)
    pen.ctx.fillStyle = 'rgba(255,230,180,0.6)'
    for (let i = -8; i <= 8; i++)
      for (let j = 0; j < 5 - Math.abs(i) / 2; j++)
        pen.dot(i * 0.075, -0.22 + j * 0.06 + Math.abs(i) * 0.01, 0.009)
  },
}

/** A couple in evening dress from behind. */
export const couple: Drawing = {
  mask: (pen) => {
    person(pen, {
      garment: 'suit',
      arms: [
        [
          [-0.16, -0.64],
          [-0.15, -0.47],
        ],
        [
          [0.17, -0.64],
          [0.11, -0.56],
        ],
      ],
    })
    pen.at(0.27, 0, 0.93, () => {
      person(pen, {
        garment: 'dress',
        head: 'bun',
        arms: [
          [
            [-0.17, -0.66],
            [-0.12, -0.58],
          ],
          [
            [0.13, -0.64],
            [0.12, -0.47],
          ],
        ],
      })
      pen.shape(
        [-0.1, -0.5],
        [0.1, -0.5],
        [0.18, -0.2],
        [0.3, 0.02],
        [0.1, 0.03],
        [-0.12, 0.03],
        [-0.18, -0.2],
      )
    })
  },
}
