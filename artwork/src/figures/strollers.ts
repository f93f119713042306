import type { Drawing } from './figure.ts'
import type { Pen } from './pen.ts'
import { person, RELAXED } from './people.ts'

const umbrella = (pen: Pen, x: number, y: number): void => {
  pen.line(0.012, [x, y + 0.42], [x, y - 0.04])
  pen.shape(
    [x - 0.36, y + 0.1],
    [x - 0.36, y + 0.1],
    [x - 0.26, y - 0.06],
    [x, y - 0.14],
    [x + 0.26, y - 0.06],
    [x + 0.36, y + 0.1],
    [x + 0.36, y + 0.1],
    [x + 0.24, y + 0.065],
    [x + 0.12, y + 0.095],
    [x, y + 0.06],
    [x - 0.12, y + 0.095],
    [x - 0.24, y + 0.065],
  )
}

/** A couple under one umbrella on their way in. */
export const underUmbrella: Drawing = {
  mask: (pen) => {
    person(pen, {
      garment: 'coat',
      arms: [
        RELAXED[0],
        [
          [0.16, -0.66],
          [0.13, -0.8],
        ],
      ],
    })
    pen.at(0.27, 0, 0.92, () => person(pen, { garment: 'dress', head: 'long', side: true }))
    umbrella(pen, 0.13, -1.14)
  },
}

/** Parents with a child between them, hand in hand. */
export const handInHand: Drawing = {
  mask: (pen) => {
    person(pen, {
      garment: 'casual',
      head: 'cap',
      arms: [
        RELAXED[0],
        [
          [0.16, -0.64],
          [0.19, -0.49],
        ],
      ],
    })
    pen.at(0.3, 0, 0.56, () =>
      person(pen, {
        garment: 'tunic',
        childish: 1.3,
        arms: [
          [
            [-0.17, -0.72],
            [-0.2, -0.87],
          ],
          [
            [0.17, -0.72],
            [0.2, -0.87],
          ],
        ],
      }),
    )
    pen.at(0.59, 0, 0.94, () =>
      person(pen, {
        garment: 'coat',
        head: 'bun',
        arms: [
          [
            [-0.16, -0.64],
            [-0.19, -0.51],
          ],
          RELAXED[1],
        ],
      }),
    )
  },
}
