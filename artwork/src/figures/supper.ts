import type { Drawing } from './figure.ts'
import { type Arm, person } from './people.ts'
import type { Headwear } from './wardrobe.ts'

const RESTING: readonly [Arm, Arm] = [
  [
    [-0.17, -0.66],
    [-0.09, -0.57],
  ],
  [
    [0.17, -0.66],
    [0.09, -0.57],
  ],
]

const PASSING: readonly [Arm, Arm] = [
  [
    [-0.16, -0.66],
    [-0.1, -0.56],
  ],
  [
    [0.2, -0.7],
    [0.36, -0.64],
  ],
]

/** Four at table, seen over its edge: who sits, how tall, and what they wear on their heads. */
const GUESTS: readonly (readonly [
  x: number,
  size: number,
  head: Headwear,
  arms: readonly [Arm, Arm],
  childish: number,
])[] = [
  [-0.98, 1, 'bun', PASSING, 1],
  [-0.36, 0.74, 'curls', RESTING, 1.25],
  [0.3, 1.05, 'short', RESTING, 1],
  [0.9, 0.8, 'long', RESTING, 1.2],
]

/** A family at its table from the front; the table's top is 0.5 above the ground, feet at 0,0. */
export const familyAtTable: Drawing = {
  mask: (pen) => {
    for (const [x, size, head, arms, childish] of GUESTS)
      pen.at(x, 0.06 - (size < 0.9 ? 0.1 : 0), size, () =>
        person(pen, { garment: head === 'short' ? 'casual' : 'dress', head, arms, childish }),
      )
  },
}
