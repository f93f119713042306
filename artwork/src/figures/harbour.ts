import type { Drawing } from './figure.ts'
import type { Pen } from './pen.ts'
import { type Arm, person } from './people.ts'

const seat = (pen: Pen, x: number, size: number): void =>
  pen.at(x, -0.12, size, () => {
    pen.shape([-0.15, 0.05], [-0.16, -0.2], [-0.09, -0.36], [0.09, -0.36], [0.16, -0.2], [0.15, 0.05])
    pen.dot(0.01, -0.48, 0.085, 0.1)
  })

/** A long wooden boat full of people, someone standing at the pole; bow to the right. */
export const pirogue = (people: number): Drawing => ({
  mask: (pen) => {
    pen.shape(
      [-1.15, -0.26],
      [-1.15, -0.26],
      [-0.85, -0.02],
      [0, 0.03],
      [0.85, -0.02],
      [1.25, -0.36],
      [1.25, -0.36],
      [0.8, -0.19],
      [0, -0.13],
      [-0.8, -0.16],
    )
    for (let i = 0; i < people; i++) seat(pen, -0.5 + (i / people) * 1.35, 0.72 + pen.random() * 0.2)
    pen.at(-0.82, -0.1, 0.78, () =>
      person(pen, {
        garment: 'casual',
        arms: [
          [
            [-0.16, -0.66],
            [-0.2, -0.56],
          ],
          [
            [0.14, -0.72],
            [-0.12, -0.66],
          ],
        ],
      }),
    )
    pen.line(0.018, [-0.86, -0.92], [-1.02, -0.4], [-1.16, 0.1])
  },
})

const WAVING: readonly [Arm, Arm] = [
  [
    [-0.15, -0.63],
    [-0.14, -0.47],
  ],
  [
    [0.18, -0.94],
    [0.22, -1.12],
  ],
]

const WAITING: readonly [Arm, Arm] = [
  [
    [-0.13, -0.63],
    [-0.12, -0.47],
  ],
  [
    [0.13, -0.63],
    [0.12, -0.47],
  ],
]

/** A mother with her baby on her back and a full basin on her head. */
const mother = (pen: Pen): void => {
  person(pen, { garment: 'dress', head: 'scarf', arms: WAITING })
  pen.dot(0.01, -0.66, 0.1, 0.12)
  pen.dot(0.02, -0.77, 0.055)
  pen.poly([-0.12, -1.07], [-0.085, -0.99], [0.085, -0.99], [0.12, -1.07])
  for (const [x, r] of [
    [-0.06, 0.045],
    [0.01, 0.055],
    [0.07, 0.04],
  ] as const)
    pen.dot(x, -1.075, r)
}

/** Families on the quay, seen from behind, watching a ship come in. */
export const quayFamilies: Drawing = {
  mask: (pen) => {
    pen.at(-1.5, 0, 0.98, () => person(pen, { garment: 'casual', arms: WAITING }))
    pen.at(-1.17, 0, 0.96, () => mother(pen))
    pen.at(-0.9, 0, 0.55, () => person(pen, { garment: 'tunic', childish: 1.28, arms: WAVING }))
    pen.at(-0.42, 0, 1.02, () => person(pen, { garment: 'robe', head: 'cap', arms: WAVING }))
    pen.at(-0.14, 0, 0.62, () => person(pen, { garment: 'dress', head: 'curls', childish: 1.25 }))
    pen.at(0.42, 0, 0.95, () => person(pen, { garment: 'dress', head: 'bun', arms: WAITING }))
    pen.at(0.66, 0, 1, () => person(pen, { garment: 'suit', arms: WAITING }))
    pen.at(0.95, 0, 0.94, () => mother(pen))
    pen.at(1.22, 0, 0.5, () => person(pen, { garment: 'tunic', childish: 1.3, arms: WAVING }))
    pen.at(1.62, 0, 1, () => person(pen, { garment: 'casual', head: 'cap', arms: WAVING }))
  },
}

/** Cargo cranes of a working harbour, far off. */
export const cranes: Drawing = {
  mask: (pen) => {
    for (const [x, s] of [
      [-1.6, 0.9],
      [-0.9, 1],
      [-0.3, 0.8],
    ] as const)
      pen.at(x, 0, s, () => {
        for (const leg of [-0.12, 0.12]) pen.line(0.03, [leg, 0.02], [leg * 0.8, -0.6])
        pen.line(0.022, [-0.11, -0.3], [0.11, -0.3])
        pen.line(0.035, [-0.3, -0.6], [0.62, -0.6])
        pen.line(0.024, [0.02, -0.6], [0.02, -0.98])
        pen.line(0.01, [0.02, -0.97], [0.58, -0.61])
        pen.line(0.01, [0.02, -0.97], [-0.28, -0.61])
      })
    for (let i = 0; i < 14; i++) pen.box(-2.2 + i * 0.28, -0.06 - pen.random() * 0.14, 0.24, 0.24)
  },
  lit: (pen) => {
    for (let i = 0; i < 12; i++) pen.dot(-2.1 + i * 0.3, -0.03 - pen.random() * 0.1, 0.012)
  },
}
