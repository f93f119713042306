import type { Drawing } from './figure.ts'
import type { Pen } from './pen.ts'
import { person } from './people.ts'

const WALKING = [
  [[-0.035, -0.27], [-0.13, -0.06], 0.04],
  [[0.085, -0.28], [0.1, -0.03], 0.045],
] as const

const RUNNING = [
  [[-0.06, -0.3], [-0.24, -0.2], 0.03],
  [[0.16, -0.36], [0.15, -0.1], 0.05],
] as const

const AT_EASE = [
  [
    [-0.1, -0.63],
    [-0.06, -0.48],
  ],
  [
    [0.1, -0.64],
    [0.14, -0.5],
  ],
] as const

/** A boy at a run, arms wide. */
export const running = (pen: Pen): void =>
  person(pen, {
    garment: 'tunic',
    head: 'curls',
    childish: 1.28,
    side: true,
    lean: 0.04,
    legs: RUNNING,
    arms: [
      [
        [-0.16, -0.74],
        [-0.28, -0.86],
      ],
      [
        [0.2, -0.76],
        [0.32, -0.88],
      ],
    ],
  })

/** A whole life on one road: a boy, a youth with his bag, a man, an old man on his stick. */
export const life: Drawing = {
  mask: (pen) => {
    pen.at(-1.9, 0.07, 0.52, () => running(pen))
    pen.at(-0.72, 0.02, 0.92, () => {
      person(pen, { garment: 'casual', side: true, lean: 0.02, legs: WALKING, arms: AT_EASE })
      pen.shape([-0.08, -0.8], [-0.2, -0.78], [-0.23, -0.62], [-0.17, -0.52], [-0.07, -0.54])
    })
    pen.at(0.56, -0.02, 1, () => {
      person(pen, { garment: 'coat', head: 'fedora', side: true, lean: 0.02, legs: WALKING, arms: AT_EASE })
      pen.box(0.07, -0.5, 0.19, 0.13)
    })
    pen.at(1.86, 0.04, 0.93, () => {
      person(pen, {
        garment: 'coat',
        head: 'fedora',
        side: true,
        lean: 0.1,
        legs: WALKING,
        arms: [
          [
            [-0.06, -0.62],
            [-0.04, -0.5],
          ],
          [
            [0.2, -0.64],
            [0.27, -0.52],
          ],
        ],
      })
      pen.line(0.018, [0.26, -0.55], [0.31, 0.02])
    })
  },
}

/** Father, mother and two children hand in hand, seen from behind. */
export const family: Drawing = {
  mask: (pen) => {
    pen.at(-0.46, 0, 1, () =>
      person(pen, {
        garment: 'suit',
        arms: [
          [
            [-0.15, -0.63],
            [-0.145, -0.47],
          ],
          [
            [0.15, -0.64],
            [0.2, -0.5],
          ],
        ],
      }),
    )
    pen.at(-0.14, 0, 0.58, () =>
      person(pen, {
        garment: 'dress',
        head: 'long',
        childish: 1.25,
        arms: [
          [
            [-0.16, -0.74],
            [-0.2, -0.86],
          ],
          [
            [0.16, -0.7],
            [0.22, -0.62],
          ],
        ],
      }),
    )
    pen.at(0.14, 0, 0.48, () =>
      person(pen, {
        garment: 'tunic',
        childish: 1.32,
        arms: [
          [
            [-0.17, -0.74],
            [-0.24, -0.78],
          ],
          [
            [0.18, -0.84],
            [0.26, -0.98],
          ],
        ],
      }),
    )
    pen.at(0.46, 0, 0.95, () =>
      person(pen, {
        garment: 'dress',
        head: 'bun',
        arms: [
          [
            [-0.15, -0.64],
            [-0.2, -0.5],
          ],
          [
            [0.15, -0.64],
            [0.14, -0.48],
          ],
        ],
      }),
    )
  },
}
