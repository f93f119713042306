import { hospitalShip } from './boats.ts'
import type { Drawing } from './figure.ts'

/** The hospital ship at her berth after dark: every cabin lit, lamps strung from bow to stern. */
export const nightShip: Drawing = {
  mask: hospitalShip.mask,
  detail: (pen) => {
    pen.box(-1.56, -0.25, 3.12, 0.02)
    pen.line(0.008, [-1.4, -0.5], [0.86, -0.5])
    pen.line(0.008, [-1.24, -0.62], [0.72, -0.62])
  },
  lit: (pen) => {
    for (const [from, to, y] of [
      [-1.3, 0.75, -0.45],
      [-1.14, 0.62, -0.575],
      [-0.88, 0.48, -0.685],
    ] as const)
      for (let x = from; x < to; x += 0.075) {
        pen.ctx.globalAlpha = 0.35 + pen.random() * 0.65
        if (pen.random() > 0.14) pen.box(x, y, 0.04, 0.034)
      }
    pen.ctx.globalAlpha = 0.9
    for (let x = -1.4; x < 1.2; x += 0.12) if (pen.random() > 0.25) pen.dot(x, -0.155, 0.011)
    pen.box(0.17, -0.81, 0.34, 0.035)
    // The lamps hang in the bow of the wire that carries them.
    for (const [x0, y0, x1, y1] of [
      [0.3, -1.1, 1.66, -0.44],
      [0.3, -1.1, -0.42, -0.98],
      [-0.42, -0.98, -1.2, -0.9],
      [-1.2, -0.9, -1.56, -0.36],
    ] as const)
      for (let t = 0; t <= 1; t += 0.08)
        pen.dot(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * 0.05, 0.0095)
  },
}

const houses = Array.from({ length: 46 }, (_, i) => {
  const chance = (n: number): number => (Math.abs(Math.sin(i * 12.9898 + n * 78.233)) * 43758.5453) % 1
  const x = chance(1) * 4 - 2.2
  const slope = 0.1 + 0.4 / (1 + Math.exp(-(x + 0.5) * 3))
  return { x, y: -slope * chance(2) - 0.02, wide: 0.1 + chance(3) * 0.08, tall: 0.07 + chance(4) * 0.07 }
}).sort((a, b) => a.y - b.y)

/** A town that climbs from the quay up its hill, lamps in its windows. */
export const hillTown: Drawing = {
  mask: (pen) => {
    pen.shape(
      [-3.2, 0.06],
      [-2.4, -0.05],
      [-1.4, -0.12],
      [-0.7, -0.24],
      [-0.2, -0.46],
      [0.25, -0.5],
      [0.8, -0.62],
      [1.5, -0.7],
      [3, -0.8],
      [3, 0.06],
    )
    for (const { x, y, wide, tall } of houses) {
      pen.box(x - wide / 2, y - tall, wide, tall + 0.04)
      pen.poly([x - wide * 0.6, y - tall], [x, y - tall - wide * 0.42], [x + wide * 0.6, y - tall])
    }
    pen.box(0.2, -0.86, 0.09, 0.4)
    pen.poly([0.18, -0.86], [0.245, -1.08], [0.31, -0.86])
  },
  lit: (pen) => {
    for (const { x, y, wide, tall } of houses)
      for (const side of [-0.25, 0.2]) {
        pen.ctx.globalAlpha = 0.4 + pen.random() * 0.6
        if (pen.random() > 0.35) pen.box(x + wide * side - 0.008, y - tall * 0.72, 0.02, 0.03)
      }
    pen.ctx.globalAlpha = 1
    for (let x = -1.9; x < 2; x += 0.19) pen.dot(x, -0.03, 0.012)
    pen.box(0.236, -0.8, 0.02, 0.05)
  },
}
