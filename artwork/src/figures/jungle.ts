import type { Drawing } from './figure.ts'
import type { Pen } from './pen.ts'
import { palm } from './places.ts'

const leaf = (pen: Pen, x: number, y: number, long: number, turn: number): void => {
  pen.ctx.save()
  pen.ctx.translate(x, y)
  pen.ctx.rotate(turn)
  // A banana leaf: long, bowed, torn along its veins.
  pen.shape(
    [0, 0],
    [long * 0.25, -long * 0.13],
    [long * 0.6, -long * 0.14],
    [long, long * 0.06],
    [long, long * 0.06],
    [long * 0.6, long * 0.1],
    [long * 0.25, long * 0.09],
  )
  pen.cut(() => {
    for (let t = 0.3; t < 0.95; t += 0.13)
      pen.poly([long * t, long * 0.13], [long * (t + 0.012), long * 0.02], [long * (t + 0.05), long * 0.13])
  })
  pen.ctx.restore()
}

/** Leaves and hanging vines that frame a river, from the left edge in. */
export const jungleEdge: Drawing = {
  mask: (pen) => {
    for (let i = 0; i < 9; i++) leaf(pen, -0.1, -0.04 - i * 0.03, 0.34 + pen.random() * 0.3, -1.45 + i * 0.19)
    for (let i = 0; i < 6; i++) leaf(pen, -0.05, -1.2, 0.3 + pen.random() * 0.3, 0.1 + i * 0.26)
    for (let i = 0; i < 6; i++) {
      const x = 0.05 + i * 0.09 + pen.random() * 0.05
      const drop = 0.2 + pen.random() * 0.34
      pen.line(0.007, [x, -1.2], [x + 0.02, -1.05 + drop * 0.4], [x - 0.01, -1.05 + drop])
      for (let y = -1; y < -1.05 + drop; y += 0.045)
        pen.dot(x + (pen.random() - 0.5) * 0.03, y, 0.018, 0.008, pen.random() * 3)
    }
  },
}

/** The far bank: leaf on leaf, crown over crown, palms standing out of them. */
export const canopy: Drawing = {
  mask: (pen) => {
    for (let i = 0; i < 70; i++) {
      const x = (i / 69 - 0.5) * 6
      const tall = 0.2 + pen.random() ** 2 * 0.42 + Math.abs(x) * 0.07
      pen.box(x - 0.07, -tall * 0.8, 0.15, tall)
      for (let k = 0; k < 130; k++) {
        const turn = pen.random() * 6.28
        const away = Math.sqrt(pen.random())
        pen.dot(
          x + Math.cos(turn) * away * 0.13,
          -tall * 0.88 + Math.sin(turn) * away * 0.13,
          0.022,
          0.01,
          pen.random() * 3,
        )
      }
    }
    for (const [x, tall] of [
      [-1.6, 0.95],
      [-1.4, 0.72],
      [-0.2, 0.66],
      [0.95, 0.86],
      [1.12, 0.66],
    ] as const)
      palm(pen, x, 0, tall)
  },
}
