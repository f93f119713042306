import type { Drawing } from './figure.ts'
import type { Pen } from './pen.ts'
import { person } from './people.ts'

/** A flat-roofed eastern town; `wide` houses, a few lamps in the windows. */
export const town = (count: number): Drawing => ({
  mask: (pen) => {
    for (let i = 0; i < count; i++) {
      const x = (i / (count - 1) - 0.5) * 3.6 + (pen.random() - 0.5) * 0.1
      const tall = (0.28 + pen.random() * 0.34) * (1.25 - Math.abs(x) * 0.42)
      const wide = 0.2 + pen.random() * 0.16
      pen.box(x - wide / 2, -tall, wide, tall + 0.3)
      pen.box(x - wide / 2 - 0.01, -tall - 0.015, wide + 0.02, 0.03)
      const kind = pen.random()
      if (kind > 0.72) pen.dot(x, -tall, wide * 0.36, wide * 0.36)
      else if (kind > 0.5) pen.box(x - wide * 0.1, -tall - wide * 0.4, wide * 0.45, wide * 0.5)
    }
    pen.box(-0.07, -0.86, 0.14, 0.9)
    pen.dot(0, -0.86, 0.085, 0.1)
    pen.line(0.012, [0, -0.9], [0, -1])
    for (const [x, tall] of [
      [-0.95, 0.62],
      [-0.88, 0.5],
      [1.06, 0.58],
      [0.62, 0.7],
    ] as const)
      palm(pen, x, 0.05, tall)
  },
  lit: (pen) => {
    for (let i = 0; i < count * 2; i++) {
      const x = (pen.random() - 0.5) * 3.2
      const y = -0.06 - pen.random() * 0.22
      if (pen.random() > 0.35) pen.box(x, y, 0.022, 0.04)
    }
  },
})

export const palm = (pen: Pen, x: number, y: number, tall: number): void =>
  pen.at(x, y, tall, () => {
    pen.limb([0, 0, 0.035], [0.02, -0.4, 0.024], [-0.02, -0.82, 0.02])
    for (let i = 0; i < 11; i++) {
      const a = Math.PI * (0.86 + (i / 10) * 1.28)
      const long = (0.34 + pen.random() * 0.1) * (0.45 + 0.55 * Math.abs(Math.cos(a)))
      // A frond is a bowed rib with leaflets hanging from both of its sides.
      const rib = (t: number): readonly [number, number] => [
        -0.02 + Math.cos(a) * long * t,
        -0.82 + Math.sin(a) * long * 0.72 * t + (0.1 + 0.2 * Math.abs(Math.cos(a))) * t * t,
      ]
      pen.line(0.011, rib(0), rib(0.5), rib(1))
      for (let t = 0.12; t < 1; t += 0.05) {
        const [x, y] = rib(t)
        const hang = 0.115 * Math.sin(Math.PI * (0.18 + t * 0.78))
        const lean = Math.cos(a) * 0.045
        pen.poly([x - 0.007, y], [x + 0.007, y], [x + lean, y + hang])
        pen.poly([x - 0.006, y], [x + 0.006, y], [x + lean * 1.3, y - hang * 0.35])
      }
    }
  })

export const palms: Drawing = {
  mask: (pen) => {
    palm(pen, 0, 0, 1)
    palm(pen, 0.26, 0.02, 0.78)
  },
}

/** A city's edge: towers with a scatter of lit windows. */
export const skyline = (count: number): Drawing => {
  const tower = (i: number): { x: number; wide: number; tall: number } => {
    const r = (n: number): number => (Math.abs(Math.sin(i * 12.9898 + n * 78.233)) * 43758.5453) % 1
    return { x: (i / count - 0.5) * (count / 26) * 7, wide: 0.12 + r(1) * 0.15, tall: 0.28 + r(2) ** 2 * 0.7 }
  }
  return {
    mask: (pen) => {
      for (let i = 0; i < count; i++) {
        const { x, wide, tall } = tower(i)
        pen.box(x, -tall, wide, tall + 0.4)
        if (i % 4 === 0) pen.box(x + wide * 0.25, -tall - 0.05, wide * 0.5, 0.06)
        if (i % 5 === 1) pen.line(0.007, [x + wide / 2, -tall], [x + wide / 2, -tall - 0.14])
        if (i % 7 === 2) {
          pen.box(x + wide * 0.3, -tall - 0.09, wide * 0.4, 0.06)
          pen.poly(
            [x + wide * 0.27, -tall - 0.09],
            [x + wide * 0.5, -tall - 0.13],
            [x + wide * 0.73, -tall - 0.09],
          )
        }
      }
    },
    lit: (pen) => {
      for (let i = 0; i < count; i++) {
        const { x, wide, tall } = tower(i)
        for (let row = 0.05; row < tall - 0.04; row += 0.045)
          for (let column = 0.02; column < wide - 0.02; column += 0.032)
            if (pen.random() > 0.8) pen.box(x + column, -tall + row, 0.014, 0.02)
      }
    },
  }
}

export const columns: Drawing = {
  mask: (pen) => {
    for (const [x, tall] of [
      [-0.9, 0.92],
      [-0.5, 0.92],
      [-0.1, 0.92],
      [0.32, 0.5],
      [0.74, 0.7],
    ] as const) {
      pen.poly([x - 0.07, 0.02], [x - 0.058, -tall], [x + 0.058, -tall], [x + 0.07, 0.02])
      pen.box(x - 0.1, -0.04, 0.2, 0.08)
      if (tall > 0.9) pen.box(x - 0.095, -tall - 0.04, 0.19, 0.05)
    }
    pen.poly([-1.02, -0.94], [0.02, -0.94], [0.0, -1.03], [-0.2, -1.05], [-1.03, -1.05])
    pen.shape([0.9, 0.05], [0.98, -0.06], [1.2, -0.08], [1.3, 0.05])
  },
  detail: (pen) => {
    for (const x of [-0.9, -0.5, -0.1])
      for (const dx of [-0.03, 0, 0.03]) pen.line(0.006, [x + dx, -0.05], [x + dx, -0.88])
  },
}

/** A village well with two women drawing water. */
export const well: Drawing = {
  mask: (pen) => {
    pen.shape([-0.34, 0.04], [-0.36, -0.24], [-0.3, -0.3], [0.3, -0.3], [0.36, -0.24], [0.34, 0.04])
    pen.line(0.035, [-0.3, 0], [-0.28, -0.86])
    pen.line(0.035, [0.3, 0], [0.28, -0.86])
    pen.line(0.04, [-0.36, -0.8], [0.36, -0.8])
    pen.poly([-0.44, -0.84], [0, -1.05], [0.44, -0.84])
    pen.line(0.01, [0, -0.8], [0, -0.42])
    pen.poly([-0.06, -0.42], [0.06, -0.42], [0.05, -0.3], [-0.05, -0.3])
    pen.at(-0.66, 0.02, 0.86, () => {
      person(pen, {
        garment: 'robe',
        head: 'scarf',
        arms: [
          [
            [-0.2, -0.86],
            [-0.06, -1.1],
          ],
          [
            [0.17, -0.66],
            [0.3, -0.6],
          ],
        ],
      })
      pen.shape([-0.09, -1.06], [-0.12, -1.2], [-0.05, -1.28], [0.05, -1.28], [0.12, -1.2], [0.09, -1.06])
    })
    pen.at(0.68, 0.02, 0.8, () =>
      person(pen, {
        garment: 'dress',
        head: 'scarf',
        arms: [
          [
            [-0.17, -0.64],
            [-0.33, -0.62],
          ],
          [
            [0.16, -0.62],
            [0.14, -0.48],
          ],
        ],
      }),
    )
  },
}
