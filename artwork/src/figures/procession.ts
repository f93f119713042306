import type { Drawing } from './figure.ts'
import type { Pen } from './pen.ts'
import { person } from './people.ts'

/** A palm branch cut for waving: a bowed rib with its leaflets. */
const branch = (pen: Pen, x: number, y: number, long: number, lean: number): void => {
  const rib = (t: number): readonly [number, number] => [
    x + lean * long * t + lean * long * 0.45 * t * t,
    y - long * t * (1 - 0.28 * t * Math.abs(lean)),
  ]
  pen.line(0.014, rib(0), rib(0.5), rib(1))
  for (let t = 0.22; t <= 1; t += 0.055) {
    const [px, py] = rib(t)
    const leaf = long * 0.3 * Math.sin(Math.PI * (0.2 + t * 0.72))
    for (const side of [-1, 1])
      pen.poly(
        [px, py + 0.012],
        [px + side * leaf * 0.75 + lean * leaf * 0.5, py - leaf * 0.5],
        [px, py - 0.012],
      )
  }
}

/** A donkey at a walk, facing right; its withers are one unit high. */
export const donkey = (pen: Pen): void => {
  pen.limb([-0.46, -0.76, 0.19], [-0.15, -0.72, 0.2], [0.2, -0.74, 0.18], [0.38, -0.78, 0.16])
  pen.limb([0.36, -0.84, 0.15], [0.52, -1.02, 0.11], [0.62, -1.16, 0.09])
  pen.limb([0.6, -1.18, 0.09], [0.74, -1.08, 0.075], [0.88, -0.95, 0.05], [0.93, -0.91, 0.045])
  pen.shape([0.56, -1.2], [0.47, -1.4], [0.46, -1.56], [0.54, -1.46], [0.62, -1.24])
  pen.shape([0.6, -1.22], [0.58, -1.44], [0.62, -1.58], [0.67, -1.46], [0.67, -1.22])
  for (const [hip, knee, foot] of [
    [0.36, 0.44, 0.38],
    [0.26, 0.2, 0.26],
    [-0.36, -0.34, -0.26],
    [-0.48, -0.56, -0.54],
  ] as const) {
    pen.limb([hip, -0.68, 0.1], [knee, -0.4, 0.05], [(knee + foot) / 2, -0.2, 0.035], [foot, -0.05, 0.032])
    pen.limb([foot, -0.03, 0.036], [foot + 0.035, -0.02, 0.034])
  }
  pen.line(0.035, [-0.62, -0.82], [-0.72, -0.6], [-0.7, -0.36])
  pen.dot(-0.7, -0.3, 0.045, 0.09)
}

/** The rider sits sideways in a long robe, one hand a little raised. */
const rider = (pen: Pen): void => {
  pen.shape([-0.3, -0.98], [0, -1.06], [0.24, -0.96], [0.26, -0.6], [0.02, -0.5], [-0.28, -0.58])
  pen.shape(
    [-0.2, -0.96],
    [-0.19, -1.3],
    [-0.13, -1.5],
    [0.1, -1.5],
    [0.16, -1.3],
    [0.24, -1.0],
    [0.32, -0.66],
    [0.2, -0.42],
    [0.02, -0.44],
    [-0.06, -0.8],
  )
  pen.limb([0.1, -1.42, 0.07], [0.26, -1.24, 0.055], [0.4, -1.34, 0.035])
  pen.dot(0.41, -1.36, 0.04)
  pen.limb([0.12, -0.5, 0.06], [0.2, -0.36, 0.045], [0.26, -0.3, 0.035])
  pen.limb([-0.02, -1.48, 0.06], [-0.01, -1.6, 0.05])
  pen.dot(0, -1.69, 0.095, 0.115)
  pen.shape(
    [-0.1, -1.78],
    [0, -1.83],
    [0.09, -1.78],
    [0.08, -1.7],
    [0.0, -1.6],
    [0.02, -1.46],
    [-0.14, -1.42],
  )
}

/** Someone of the crowd with a branch held high; `lean` waves it to one side. */
const greeter = (pen: Pen, x: number, size: number, lean: number, scarf: boolean): void =>
  pen.at(x, 0, size, () => {
    person(pen, {
      garment: 'robe',
      head: scarf ? 'scarf' : 'curls',
      arms: [
        [
          [-0.16, -0.68],
          [-0.14, -0.52],
        ],
        [
          [0.16, -0.9],
          [0.14, -1.08],
        ],
      ],
    })
    branch(pen, 0.14, -1.06, 0.62, lean)
  })

/** The way into the city: a rider on a donkey, friends before and behind, palms in the air. */
export const procession: Drawing = {
  mask: (pen) => {
    greeter(pen, -1.9, 0.94, -0.35, true)
    greeter(pen, -1.55, 1, 0.3, false)
    pen.at(-1.22, 0, 0.6, () => person(pen, { garment: 'tunic', childish: 1.25 }))
    greeter(pen, -0.92, 0.97, -0.2, true)
    pen.at(0, 0, 0.72, () => {
      donkey(pen)
      rider(pen)
      pen.line(0.018, [0.9, -0.93], [1.06, -0.72], [1.2, -0.72])
    })
    pen.at(0.98, 0, 1, () =>
      person(pen, {
        garment: 'robe',
        head: 'scarf',
        side: true,
        lean: 0.03,
        arms: [
          [
            [-0.1, -0.66],
            [-0.14, -0.52],
          ],
          [
            [0.12, -0.64],
            [0.18, -0.52],
          ],
        ],
      }),
    )
    greeter(pen, 1.4, 0.96, 0.35, true)
    pen.at(1.68, 0, 0.58, () => {
      person(pen, {
        garment: 'tunic',
        head: 'curls',
        childish: 1.25,
        arms: [
          [
            [-0.2, -0.92],
            [-0.2, -1.12],
          ],
          [
            [0.2, -0.92],
            [0.2, -1.12],
          ],
        ],
      })
      branch(pen, 0.2, -1.1, 0.7, 0.25)
    })
    greeter(pen, 1.98, 1, -0.3, false)
  },
}
