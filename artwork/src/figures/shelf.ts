import type { Drawing } from './figure.ts'
import type { Pen } from './pen.ts'

const reel = (pen: Pen, x: number, y: number, r: number): void => {
  pen.dot(x, y, r)
  pen.cut(() => {
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * 6.28 + 0.3
      pen.dot(x + Math.cos(a) * r * 0.55, y + Math.sin(a) * r * 0.55, r * 0.24)
    }
    pen.dot(x, y, r * 0.08)
  })
}

/** What a church needs for its film night: reels, rolled posters, booklets, a projector. */
export const filmNightThings: Drawing = {
  mask: (pen) => {
    reel(pen, -1.72, -0.42, 0.42)
    reel(pen, -1.12, -0.27, 0.27)
    // A box of rolled posters.
    pen.poly([-0.66, 0], [-0.7, -0.5], [-0.04, -0.5], [-0.08, 0])
    for (const [x, tall, lean] of [
      [-0.58, 0.98, -0.1],
      [-0.42, 1.08, 0.02],
      [-0.27, 0.9, 0.06],
      [-0.15, 1.02, 0.16],
    ] as const)
      pen.limb([x, -0.4, 0.055], [x + lean, -tall, 0.055])
    // Booklets, standing and one leaning on the others.
    for (let i = 0; i < 6; i++) pen.box(0.24 + i * 0.09, -0.62 - (i % 3) * 0.05, 0.078, 0.63 + (i % 3) * 0.05)
    pen.poly([0.8, 0], [0.9, 0], [1.08, -0.6], [0.99, -0.63])
    // The projector on its feet.
    pen.shape([1.36, -0.08], [1.34, -0.4], [1.42, -0.48], [2.1, -0.48], [2.18, -0.4], [2.16, -0.08])
    pen.box(1.22, -0.36, 0.16, 0.2)
    for (const x of [1.48, 1.98]) pen.box(x, -0.1, 0.07, 0.1)
    reel(pen, 1.56, -0.78, 0.28)
    reel(pen, 2.06, -0.72, 0.22)
  },
  lit: (pen) => pen.dot(1.23, -0.26, 0.022, 0.075),
}
