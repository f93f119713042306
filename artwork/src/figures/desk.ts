import type { Drawing } from './figure.ts'

/** A typewriter from the side of the one who writes, a page in its roller. */
export const typewriter: Drawing = {
  mask: (pen) => {
    pen.shape(
      [-0.62, 0.02],
      [-0.62, 0.02],
      [-0.6, -0.16],
      [-0.46, -0.3],
      [-0.44, -0.52],
      [-0.34, -0.58],
      [0.34, -0.58],
      [0.44, -0.52],
      [0.46, -0.3],
      [0.6, -0.16],
      [0.62, 0.02],
      [0.62, 0.02],
    )
    pen.limb([-0.52, -0.62, 0.075], [0.52, -0.62, 0.075])
    for (const x of [-0.66, 0.66]) pen.limb([x - 0.03, -0.62, 0.055], [x + 0.03, -0.62, 0.055])
    pen.line(0.03, [-0.6, -0.66], [-0.74, -0.84])
  },
  detail: (pen) => {
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 10; i++) pen.dot(-0.4 + row * 0.012 + i * 0.088, -0.24 + row * 0.062, 0.03, 0.02)
    pen.box(-0.3, -0.5, 0.6, 0.03)
  },
  lit: (pen) => {
    pen.poly([-0.32, -0.64], [-0.31, -1.12], [0.33, -1.1], [0.32, -0.64])
    pen.ctx.fillStyle = 'rgba(70,56,60,0.75)'
    for (let i = 0; i < 6; i++)
      pen.box(-0.24, -1.02 + i * 0.062, i === 5 ? 0.22 : 0.46 - (i % 3) * 0.03, 0.016)
  },
}

/** A desk lamp on a bent arm, its shade turned down to the left. */
export const deskLamp: Drawing = {
  mask: (pen) => {
    pen.dot(0, 0, 0.22, 0.05)
    pen.line(0.035, [0, 0], [0.16, -0.5])
    pen.line(0.035, [0.16, -0.5], [-0.2, -0.98])
    pen.dot(0.16, -0.5, 0.035)
    pen.poly([-0.14, -1.08], [-0.26, -1.04], [-0.56, -0.86], [-0.36, -0.66], [-0.12, -0.94])
  },
  lit: (pen) => pen.dot(-0.45, -0.775, 0.13, 0.03, 0.78),
}

/** Letters tied and loose, a mug with its pen, a pile of books. */
export const deskThings: Drawing = {
  mask: (pen) => {
    for (const [i, [x, wide, tall]] of (
      [
        [0, 0.9, 0.13],
        [0.05, 0.78, 0.1],
        [-0.03, 0.84, 0.15],
        [0.06, 0.66, 0.09],
      ] as const
    ).entries())
      pen.box(x - wide / 2, -0.13 - i * 0.118, wide, tall)
    pen.poly([0.95, 0], [0.97, -0.34], [1.27, -0.34], [1.29, 0])
    pen.line(0.025, [1.06, -0.3], [1.0, -0.66])
    pen.line(0.025, [1.16, -0.3], [1.24, -0.62])
    pen.line(0.02, [1.12, -0.3], [1.13, -0.7])
  },
}

/** A country mailbox on its post, flag up, a letter looking out. */
export const mailbox: Drawing = {
  mask: (pen) => {
    pen.poly([-0.06, 0.03], [-0.05, -0.6], [0.05, -0.6], [0.06, 0.03])
    pen.poly([0.04, -0.42], [0.22, -0.6], [0.28, -0.6], [0.04, -0.34])
    pen.box(-0.4, -0.62, 0.8, 0.05)
    pen.shape(
      [-0.38, -0.6],
      [-0.38, -0.6],
      [-0.38, -0.84],
      [-0.3, -0.98],
      [-0.2, -1],
      [0.3, -1],
      [0.4, -0.96],
      [0.44, -0.84],
      [0.44, -0.6],
      [0.44, -0.6],
    )
    pen.poly([-0.36, -0.6], [-0.56, -0.46], [-0.6, -0.5], [-0.4, -0.66])
    pen.line(0.028, [0.12, -0.78], [0.12, -1.16])
  },
  detail: (pen) => {
    pen.line(0.012, [-0.28, -0.6], [-0.28, -0.84], [-0.2, -0.985])
  },
  lit: (pen) => {
    pen.ctx.fillStyle = '#b8402a'
    pen.poly([0.12, -1.18], [0.34, -1.18], [0.34, -1.06], [0.12, -1.06])
    pen.ctx.fillStyle = '#b3a384'
    pen.poly([-0.62, -0.86], [-0.3, -0.9], [-0.28, -0.68], [-0.6, -0.64])
    pen.ctx.fillStyle = '#7d6a48'
    pen.poly([-0.62, -0.86], [-0.44, -0.74], [-0.3, -0.9], [-0.44, -0.765])
  },
}
