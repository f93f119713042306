import type { Drawing } from './figure.ts'
import { person } from './people.ts'

/** Someone in a cloak from behind, a staff in one hand and a lantern held high in the other. */
export const lanternBearer: Drawing = {
  mask: (pen) => {
    person(pen, {
      garment: 'robe',
      head: 'scarf',
      arms: [
        [
          [-0.17, -0.64],
          [-0.2, -0.52],
        ],
        [
          [0.2, -0.74],
          [0.33, -0.86],
        ],
      ],
    })
    // The cloak lies over the shoulders and is blown a little to the left.
    pen.shape(
      [-0.09, -0.85],
      [-0.15, -0.76],
      [-0.17, -0.5],
      [-0.25, -0.2],
      [-0.31, -0.06],
      [-0.2, -0.085],
      [-0.1, -0.03],
      [0.02, -0.05],
      [0.13, -0.02],
      [0.13, -0.4],
      [0.14, -0.72],
      [0.09, -0.85],
    )
    pen.shape([0.08, -0.8], [0.2, -0.76], [0.28, -0.8], [0.24, -0.7], [0.17, -0.62], [0.1, -0.6])
    pen.line(0.018, [-0.2, -1.02], [-0.215, -0.5], [-0.2, 0.03])
    pen.line(0.01, [0.33, -0.88], [0.33, -0.82])
    pen.poly([0.285, -0.75], [0.305, -0.8], [0.355, -0.8], [0.375, -0.75])
    pen.box(0.285, -0.575, 0.09, 0.022)
    for (const x of [0.288, 0.328, 0.366]) pen.box(x, -0.76, 0.007, 0.2)
  },
  lit: (pen) => {
    pen.box(0.297, -0.745, 0.029, 0.165)
    pen.box(0.337, -0.745, 0.027, 0.165)
  },
}
