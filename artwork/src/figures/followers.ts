import type { Drawing } from './figure.ts'
import type { Pen } from './pen.ts'
import { person } from './people.ts'
import type { Headwear } from './wardrobe.ts'
import { hat } from './wardrobe.ts'

/** Someone in a robe on the ground, knees drawn up, looking to the right. */
const seated = (pen: Pen, head: Headwear): void => {
  pen.shape(
    [-0.2, 0.02],
    [-0.22, -0.2],
    [-0.17, -0.42],
    [-0.05, -0.47],
    [0.06, -0.42],
    [0.1, -0.28],
    [0.22, -0.3],
    [0.3, -0.22],
    [0.36, 0.02],
  )
  pen.limb([0.02, -0.38, 0.045], [0.12, -0.22, 0.035], [0.26, -0.25, 0.024])
  pen.limb([-0.05, -0.44, 0.035], [-0.03, -0.52, 0.032])
  pen.dot(-0.02, -0.58, 0.06, 0.07)
  hat(pen, head, -0.02, -0.58, 0.066)
}

/** A teacher standing on the shore, one hand out as he speaks. */
export const teacher: Drawing = {
  mask: (pen) => {
    person(pen, {
      garment: 'robe',
      head: 'long',
      arms: [
        [
          [-0.19, -0.66],
          [-0.27, -0.62],
        ],
        [
          [0.14, -0.64],
          [0.11, -0.5],
        ],
      ],
    })
    // The cloak over one shoulder.
    pen.shape([0.02, -0.84], [0.13, -0.8], [0.17, -0.55], [0.2, -0.22], [0.08, -0.2], [0.05, -0.5])
  },
}

/** Twelve who listen: on the ground around him, some on their feet behind. */
export const followers: Drawing = {
  mask: (pen) => {
    const heads: readonly Headwear[] = ['scarf', 'curls', 'short', 'scarf']
    for (const [i, [x, size]] of (
      [
        [-2.9, 0.96],
        [-2.58, 1],
        [1.55, 0.98],
        [1.86, 1.03],
        [2.2, 0.94],
      ] as const
    ).entries())
      pen.at(x, 0, size, () => person(pen, { garment: 'robe', head: heads[i % 4] ?? 'scarf' }), x > 0)
    for (const [i, x] of [-2.2, -1.75, -1.32, -0.92].entries())
      pen.at(x, 0.03, 1, () => seated(pen, heads[i % 4] ?? 'scarf'))
    for (const [i, x] of [0.62, 0.98, 1.28].entries())
      pen.at(x, 0.03, 1, () => seated(pen, heads[(i + 1) % 4] ?? 'scarf'), true)
  },
}

/** A fishing boat drawn up on the beach, its sail furled, a net over its side. */
export const fishingBoat: Drawing = {
  mask: (pen) => {
    pen.shape(
      [-0.9, -0.36],
      [-0.9, -0.36],
      [-0.7, -0.02],
      [0, 0.06],
      [0.62, -0.02],
      [0.95, -0.44],
      [0.95, -0.44],
      [0.5, -0.24],
      [-0.5, -0.22],
    )
    pen.line(0.035, [0.02, -0.2], [0.06, -1.3])
    pen.line(0.026, [-0.5, -0.86], [0.62, -1.14])
    pen.limb([-0.46, -0.85, 0.03], [0.05, -0.95, 0.06], [0.56, -1.1, 0.03])
    pen.line(0.008, [0.06, -1.28], [0.92, -0.44])
    pen.line(0.008, [0.06, -1.28], [-0.86, -0.36])
    pen.line(0.02, [-0.3, -0.24], [-0.42, -0.06], [-0.56, 0.04])
  },
}
