import type { Drawing } from './figure.ts'

/** Rows of cinema seats from behind, people in some of them. */
export const seats = (rows: number): Drawing => ({
  mask: (pen) => {
    for (let row = 0; row < rows; row++) {
      const size = 0.34 + row * 0.15
      const y = row * 0.26
      for (let i = -9; i <= 9; i++) {
        const x = (i + (row % 2) * 0.5) * size * 0.8
        pen.at(x, y, size, () => {
          pen.shape(
            [-0.34, 0.9],
            [-0.36, 0.1],
            [-0.3, -0.2],
            [0, -0.28],
            [0.3, -0.2],
            [0.36, 0.1],
            [0.34, 0.9],
          )
          if (pen.random() > 0.5) {
            pen.dot(0, -0.46, 0.17, 0.21)
            pen.shape([-0.18, -0.44], [-0.17, -0.64], [0, -0.72], [0.17, -0.64], [0.18, -0.44])
            pen.box(-0.08, -0.34, 0.16, 0.2)
          }
        })
      }
    }
  },
})

export const popcorn: Drawing = {
  mask: (pen) => {
    pen.poly([-0.32, -0.62], [-0.22, 0.02], [0.22, 0.02], [0.32, -0.62])
    for (let i = 0; i < 26; i++) {
      const a = Math.PI + (i / 25) * Math.PI
      const r = i % 2 ? 0.28 : 0.2
      pen.dot(Math.cos(a) * r, -0.66 + Math.sin(a) * r * 0.75, 0.085, 0.075, i)
    }
    pen.dot(0, -0.72, 0.22, 0.16)
    for (const [x, y] of [
      [0.44, -0.94],
      [-0.4, -1.0],
      [0.14, -1.06],
      [-0.12, -1.16],
      [0.36, -1.2],
    ] as const) {
      pen.dot(x, y, 0.05, 0.042, x * 9)
      pen.dot(x + 0.045, y + 0.02, 0.042, 0.04)
      pen.dot(x + 0.01, y - 0.035, 0.04)
    }
  },
  detail: (pen) => {
    pen.ctx.fillStyle = '#b23a2e'
    for (let i = -3; i <= 2; i += 2)
      pen.poly([i * 0.107, -0.6], [(i + 1) * 0.107, -0.6], [(i + 1) * 0.073, 0], [i * 0.073, 0])
    pen.ctx.fillStyle = '#8d6a3a'
    for (let i = 0; i < 20; i++)
      pen.dot((pen.random() - 0.5) * 0.5, -0.66 - pen.random() * 0.16, 0.018, 0.012, i)
  },
}

/** A broadcast microphone on its arm, and the pop shield before it. */
export const microphone: Drawing = {
  mask: (pen) => {
    pen.shape(
      [-0.16, -0.92],
      [0, -1.0],
      [0.16, -0.92],
      [0.19, -0.6],
      [0.16, -0.3],
      [0, -0.24],
      [-0.16, -0.3],
      [-0.19, -0.6],
    )
    pen.box(-0.1, -0.28, 0.2, 0.1)
    pen.line(
      0.03,
      [-0.26, -0.84],
      [-0.3, -0.5],
      [-0.2, -0.18],
      [0, -0.12],
      [0.2, -0.18],
      [0.3, -0.5],
      [0.26, -0.84],
    )
    pen.line(0.035, [-0.3, -0.56], [-0.16, -0.56])
    pen.line(0.035, [0.3, -0.56], [0.16, -0.56])
    pen.line(0.05, [0, -0.14], [0, 0.6])
    pen.line(0.06, [0, 0.3], [0.9, 0.9])
  },
  detail: (pen) => {
    for (let y = -0.88; y < -0.6; y += 0.045) pen.line(0.014, [-0.15, y], [0.15, y])
    pen.line(0.03, [-0.19, -0.54], [0.19, -0.54])
    for (let x = -0.12; x <= 0.13; x += 0.06) pen.line(0.012, [x, -0.46], [x, -0.32])
  },
}

/** Two pastors in armchairs, a small table with popcorn between them. */
export const twoChairs: Drawing = {
  mask: (pen) => {
    for (const side of [-1, 1])
      pen.at(
        side * 0.78,
        0,
        1,
        () => {
          pen.shape(
            [-0.42, 0],
            [-0.46, -0.4],
            [-0.44, -0.82],
            [-0.3, -0.92],
            [-0.18, -0.82],
            [-0.16, -0.4],
            [0.2, -0.38],
            [0.3, -0.3],
            [0.28, 0],
          )
          pen.shape([-0.06, -0.42], [-0.1, -0.5], [0.12, -0.54], [0.32, -0.46], [0.3, -0.3], [0, -0.3])
          pen.shape(
            [-0.24, -0.4],
            [-0.24, -0.66],
            [-0.16, -0.86],
            [-0.02, -0.86],
            [0.06, -0.66],
            [0.06, -0.38],
          )
          pen.limb([-0.02, -0.76, 0.055], [0.1, -0.58, 0.043], [0.26, -0.62, 0.028])
          pen.limb([0, -0.42, 0.085], [0.34, -0.44, 0.062], [0.36, -0.1, 0.043])
          pen.limb([0.36, -0.03, 0.03], [0.5, -0.01, 0.022])
          pen.limb([-0.07, -0.86, 0.045], [-0.05, -0.94, 0.042])
          pen.dot(-0.035, -1.02, 0.085, 0.1)
          if (side < 0) pen.shape([-0.13, -1.0], [-0.12, -1.13], [0, -1.15], [0.07, -1.06], [-0.03, -1.07])
          else pen.shape([0.02, -0.97], [0.06, -0.96], [0.055, -0.89], [0, -0.9])
        },
        side > 0,
      )
    pen.line(0.05, [0, 0], [0, -0.36])
    pen.box(-0.2, -0.39, 0.4, 0.04)
    pen.poly([-0.09, -0.58], [-0.06, -0.39], [0.06, -0.39], [0.09, -0.58])
    for (const [x, y] of [
      [-0.06, -0.6],
      [0.0, -0.63],
      [0.06, -0.6],
    ] as const)
      pen.dot(x, y, 0.05, 0.04)
  },
}
