import type { Drawing } from './figure.ts'
import { type Arm, person, RELAXED } from './people.ts'
import type { Headwear } from './wardrobe.ts'

/** Arms against the body, as in a crowd. */
const CLOSE: readonly [Arm, Arm] = [
  [
    [-0.122, -0.63],
    [-0.11, -0.47],
  ],
  [
    [0.122, -0.63],
    [0.11, -0.47],
  ],
]

/** An adult and a child hand in hand, seen from behind. */
export const parentAndChild: Drawing = {
  mask: (pen) => {
    person(pen, {
      garment: 'coat',
      head: 'fedora',
      arms: [
        RELAXED[0],
        [
          [0.155, -0.64],
          [0.19, -0.49],
        ],
      ],
    })
    pen.at(0.31, 0, 0.58, () =>
      person(pen, {
        garment: 'tunic',
        head: 'short',
        childish: 1.3,
        arms: [
          [
            [-0.17, -0.72],
            [-0.205, -0.85],
          ],
          RELAXED[1],
        ],
      }),
    )
  },
}

/** A row of people seen from behind, for crowds and choirs. */
export const crowd = (
  count: number,
  tall = 0.5,
  heads: readonly Headwear[] = ['short', 'long', 'bun', 'curls'],
): Drawing => ({
  mask: (pen) => {
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * tall * 0.27 + (pen.random() - 0.5) * tall * 0.1
      const size = tall * (0.84 + pen.random() * 0.26)
      const head = heads[Math.floor(pen.random() * heads.length)] ?? 'short'
      const garment = head === 'long' || head === 'bun' ? 'dress' : 'suit'
      pen.at(x, 0, size, () => person(pen, { head, garment, arms: CLOSE, lean: (pen.random() - 0.5) * 0.04 }))
    }
  },
})
