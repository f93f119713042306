import type { Scene } from '../../core/scene.ts'
import { type Place, wash } from '../../layers/print.ts'
import { talk as cut, type Scissors } from '../podcasts/cover.ts'

const round = (x: number, y: number, r: number, sides: number, turn = 0): Place[] =>
  Array.from({ length: sides }, (_, i): Place => {
    const a = turn + (i / sides) * Math.PI * 2
    return [x + Math.cos(a) * r, y + Math.sin(a) * r]
  })

const bee = ({ soft, line }: Scissors, x: number, y: number, s: number): void => {
  soft(
    [
      [x - s * 0.1, y - s * 0.3],
      [x - s * 0.5, y - s * 1.1],
      [x + s * 0.1, y - s * 1.2],
    ],
    '#fdf6e0',
    0.004,
  )
  soft(
    [
      [x + s * 0.2, y - s * 0.3],
      [x + s * 0.3, y - s * 1.1],
      [x + s * 0.8, y - s * 0.9],
    ],
    '#fdf6e0',
    0.004,
  )
  soft(
    round(x, y, s * 0.62, 8).map(([px, py]): Place => [x + (px - x) * 1.35, py]),
    '#3a2410',
    0.008,
  )
  for (const dx of [-0.36, 0, 0.36])
    line(
      [
        [x + dx * s, y - s * 0.42],
        [x + dx * s, y + s * 0.42],
      ],
      s * 0.17,
      '#f6b91c',
    )
}

/** A comb that fills the frame, some of its cells with honey in them. */
export const beekeepers = cut(
  'series-beekeepers',
  '#c9780f',
  [
    { text: 'The', face: 'fraunces', x: 0.11, y: 0.62, size: 0.1, color: '#3a2410' },
    { text: 'Beekeepers', face: 'fraunces', x: 0.105, y: 0.79, size: 0.165, color: '#3a2410' },
  ],
  (tools) => {
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 11; column++) {
        const [x, y] = [column * 0.208 + (row % 2) * 0.104 - 0.05, row * 0.18 - 0.06]
        tools.sharp(
          round(x, y, 0.108, 6, Math.PI / 6),
          ['#f2ac24', '#f7c44d', '#eb9a14'][(row * 5 + column * 3) % 3] ?? '#f2ac24',
          0.012,
        )
      }
    tools.sharp(
      [
        [-0.1, 0.49],
        [1.18, 0.49],
        [1.24, 0.675],
        [1.18, 0.86],
        [-0.1, 0.86],
      ],
      '#fdf0cf',
      0.016,
    )
    bee(tools, 1.42, 0.26, 0.11)
    bee(tools, 1.52, 0.74, 0.08)
    bee(tools, 0.72, 0.2, 0.065)
  },
)

/** A letter, its seal, and four hands who have read it. */
export const letters = cut(
  'series-letters-to-ephesus',
  '#6b1f24',
  [
    { text: 'Letters', face: 'cormorant', x: 0.13, y: 0.34, size: 0.2, color: '#f7e6c6' },
    { text: 'to Ephesus', face: 'cormorant', x: 0.13, y: 0.53, size: 0.2, color: '#f7e6c6' },
  ],
  ({ sharp, soft, disc, line }) => {
    sharp(
      [
        [1.12, 0.14],
        [1.62, 0.05],
        [1.7, 0.82],
        [1.2, 0.92],
      ],
      '#e9d3a4',
      0.03,
    )
    soft(
      [
        [1.08, 0.12],
        [1.64, 0.02],
        [1.66, 0.1],
        [1.1, 0.2],
      ],
      '#d2b57c',
      0.016,
    )
    soft(
      [
        [1.16, 0.88],
        [1.72, 0.78],
        [1.74, 0.86],
        [1.18, 0.96],
      ],
      '#d2b57c',
      0.016,
    )
    for (let i = 0; i < 9; i++) {
      const [x, y] = [1.19 + i * 0.007, 0.27 + i * 0.06]
      line(
        [
          [x, y],
          [x + 0.42 - (i % 3) * 0.06, y - 0.075 + (i % 3) * 0.011],
        ],
        0.009,
        '#8a6a3c',
      )
    }
    soft(round(1.53, 0.72, 0.115, 9, 0.3), '#b3201f', 0.02)
    disc(1.53, 0.72, 0.078, '#c93a33', 0.004)
    line(
      [
        [1.53, 0.68],
        [1.53, 0.77],
      ],
      0.014,
      '#7a1214',
    )
    line(
      [
        [1.5, 0.708],
        [1.56, 0.708],
      ],
      0.014,
      '#7a1214',
    )
  },
)

/** A street of lamps at dusk, one of them lit. */
export const lamplighters = cut(
  'series-lamplighters',
  '#e58a6a',
  [{ text: 'Lamplighters', face: 'fell', x: 0.11, y: 0.24, size: 0.175, color: '#2a1740' }],
  ({ sharp, soft, disc, line }) => {
    disc(1.34, 0.56, 0.34, '#f0a577', 0.002)
    disc(1.34, 0.56, 0.22, '#f9cf8d', 0.002)
    const roofs: Place[] = [[-0.2, 1.2]]
    for (let i = 0; i < 13; i++) {
      const y = 0.62 + ((i * 7) % 5) * 0.035
      roofs.push([i * 0.16 - 0.2, y], [i * 0.16 - 0.12, y - 0.07 * (i % 2)], [i * 0.16 - 0.04, y])
    }
    sharp([...roofs, [2, 0.7], [2, 1.2]], '#8b4468', 0.012)
    sharp(
      [
        [-0.2, 0.9],
        [2, 0.9],
        [2, 1.2],
        [-0.2, 1.2],
      ],
      '#2a1740',
      0.01,
    )
    for (const x of [0.2, 0.58, 0.96, 1.34, 1.72]) {
      const lit = x === 1.34
      line(
        [
          [x, 0.92],
          [x, 0.62],
        ],
        0.018,
        '#2a1740',
      )
      sharp(
        [
          [x - 0.035, 0.62],
          [x + 0.035, 0.62],
          [x + 0.055, 0.5],
          [x - 0.055, 0.5],
        ],
        lit ? '#fff3c4' : '#5c3560',
        0.004,
      )
      sharp(
        [
          [x - 0.075, 0.5],
          [x, 0.44],
          [x + 0.075, 0.5],
        ],
        '#2a1740',
        0.004,
      )
    }
    line(
      [
        [1.43, 0.93],
        [1.36, 0.66],
      ],
      0.01,
      '#2a1740',
    )
    line(
      [
        [1.49, 0.93],
        [1.42, 0.66],
      ],
      0.01,
      '#2a1740',
    )
    for (let i = 0; i < 5; i++)
      line(
        [
          [1.42 - i * 0.014, 0.88 - i * 0.05],
          [1.48 - i * 0.014, 0.88 - i * 0.05],
        ],
        0.007,
        '#2a1740',
      )
    soft(
      [
        [1.385, 0.8],
        [1.4, 0.67],
        [1.44, 0.64],
        [1.47, 0.7],
        [1.46, 0.8],
      ],
      '#2a1740',
      0.003,
    )
    disc(1.43, 0.605, 0.03, '#2a1740', 0.002)
    line(
      [
        [1.43, 0.67],
        [1.375, 0.6],
      ],
      0.016,
      '#2a1740',
    )
  },
)

/** The table from above, laid for one more than are expected. */
export const kitchen = cut(
  'series-sunday-kitchen',
  '#f8efe0',
  [
    { text: 'Sunday', face: 'fredoka', x: 0.13, y: 0.5, size: 0.16, color: '#b3261e' },
    { text: 'Kitchen', face: 'fredoka', x: 0.13, y: 0.66, size: 0.16, color: '#b3261e' },
  ],
  ({ ctx, stage: { u }, sharp, disc, line, soft }) => {
    ctx.fillStyle = 'rgba(214,58,48,0.32)'
    for (let i = -1; i < 20; i++) {
      ctx.fillRect(i * 0.13 * u, -u, 0.065 * u, u * 3)
      ctx.fillRect(-u, i * 0.13 * u, u * 4, 0.065 * u)
    }
    sharp(
      [
        [0.06, 0.29],
        [0.77, 0.29],
        [0.77, 0.76],
        [0.06, 0.76],
      ],
      '#fffaf0',
      0.014,
    )
    disc(1.3, 0.5, 0.36, '#ffffff', 0.03)
    disc(1.3, 0.5, 0.27, '#eef3f4', 0.004)
    soft(round(1.3, 0.5, 0.215, 14, 0.2), '#d98e2f', 0.014)
    soft(round(1.3, 0.5, 0.175, 14, 0.4), '#eeb04c', 0.004)
    for (const a of [0.5, 1.55, 2.6])
      line(
        [
          [1.3 - Math.cos(a) * 0.15, 0.5 - Math.sin(a) * 0.15],
          [1.3 + Math.cos(a) * 0.15, 0.5 + Math.sin(a) * 0.15],
        ],
        0.014,
        '#b3671c',
      )
    for (const dx of [-0.024, 0, 0.024])
      line(
        [
          [0.875 + dx, 0.27],
          [0.875 + dx, 0.4],
        ],
        0.009,
        '#7d8a93',
      )
    line(
      [
        [0.851, 0.4],
        [0.899, 0.4],
      ],
      0.012,
      '#7d8a93',
    )
    line(
      [
        [0.875, 0.4],
        [0.875, 0.76],
      ],
      0.018,
      '#7d8a93',
    )
    soft(
      [
        [1.7, 0.25],
        [1.74, 0.3],
        [1.73, 0.5],
        [1.69, 0.5],
      ],
      '#7d8a93',
      0.004,
    )
    line(
      [
        [1.71, 0.48],
        [1.71, 0.76],
      ],
      0.02,
      '#5b6870',
    )
  },
)

/** A chart at the foot of a bed: a line that goes on. */
export const ward = cut(
  'series-ward-six',
  '#bfe0d6',
  [
    { text: 'Ward', face: 'courier', x: 0.11, y: 0.3, size: 0.15, color: '#0f4a46' },
    { text: 'Six', face: 'courier', x: 0.11, y: 0.44, size: 0.15, color: '#0f4a46' },
  ],
  ({ sharp, line, soft }) => {
    sharp(
      [
        [1.02, 0.12],
        [1.62, 0.16],
        [1.57, 1.2],
        [0.97, 1.2],
      ],
      '#a9713d',
      0.03,
    )
    sharp(
      [
        [1.06, 0.2],
        [1.575, 0.235],
        [1.53, 1.2],
        [1.01, 1.2],
      ],
      '#fffdf5',
      0.006,
    )
    soft(
      [
        [1.19, 0.09],
        [1.45, 0.105],
        [1.455, 0.2],
        [1.185, 0.185],
      ],
      '#6f7f86',
      0.012,
    )
    for (let i = 0; i < 9; i++)
      line(
        [
          [1.06 - i * 0.004, 0.32 + i * 0.085],
          [1.56 - i * 0.004, 0.352 + i * 0.085],
        ],
        0.003,
        '#c5d8d4',
      )
    line(
      [
        [-0.1, 0.7],
        [0.5, 0.7],
        [0.58, 0.6],
        [0.66, 0.84],
        [0.75, 0.48],
        [0.84, 0.76],
        [0.9, 0.7],
        [1.12, 0.7],
        [1.2, 0.58],
        [1.27, 0.82],
        [1.36, 0.42],
        [1.44, 0.76],
        [1.9, 0.7],
      ],
      0.022,
      '#d2433b',
    )
    soft(
      [
        [1.36, 0.42],
        [1.3, 0.35],
        [1.31, 0.3],
        [1.35, 0.31],
        [1.37, 0.335],
        [1.4, 0.31],
        [1.44, 0.31],
        [1.44, 0.36],
      ],
      '#d2433b',
      0.006,
    )
  },
)

/** Straight down: stones, water, and a face of the sky in it. */
export const wells: Scene = cut(
  'series-wells',
  '#e9c48d',
  [{ text: 'Wells', face: 'alfa', x: 0.1, y: 0.58, size: 0.205, color: '#7a3116' }],
  ({ ctx, stage, disc, sharp, soft, line }) => {
    const { u, random } = stage
    const [x, y] = [1.28, 0.5]
    for (let i = 0; i < 26; i++) {
      const p: Place = [random() * 1.8, random()]
      wash(ctx, stage, '#c98f4e', round(p[0] * u, p[1] * u, u * 0.06, 6), { coats: 5, strength: 0.04 })
    }
    disc(x, y, 0.43, '#b97f4a', 0.02)
    const ring = (r0: number, r1: number, count: number, colors: readonly string[]): void => {
      for (let i = 0; i < count; i++) {
        const [a, b] = [(i / count) * 6.2832 + 0.02, ((i + 1) / count) * 6.2832 - 0.02]
        sharp(
          [
            [x + Math.cos(a) * r0, y + Math.sin(a) * r0],
            [x + Math.cos(a) * r1, y + Math.sin(a) * r1],
            [x + Math.cos((a + b) / 2) * r1 * 1.015, y + Math.sin((a + b) / 2) * r1 * 1.015],
            [x + Math.cos(b) * r1, y + Math.sin(b) * r1],
            [x + Math.cos(b) * r0, y + Math.sin(b) * r0],
          ],
          colors[i % colors.length] ?? '#d8b98a',
          0.006,
        )
      }
    }
    ring(0.32, 0.42, 15, ['#d9c3a0', '#c7a981', '#e3d2b4'])
    disc(x, y, 0.315, '#5a2e18', 0.002)
    disc(x, y + 0.01, 0.28, '#14506b', 0.002)
    disc(x + 0.02, y + 0.03, 0.21, '#1d6f8c', 0.002)
    disc(x + 0.04, y + 0.05, 0.13, '#69b6c4', 0.002)
    soft(
      [
        [x - 0.02, y + 0.03],
        [x + 0.04, y],
        [x + 0.09, y + 0.03],
        [x + 0.04, y + 0.05],
      ],
      '#e9f5f2',
      0.001,
    )
    line(
      [
        [x - 0.5, y - 0.24],
        [x + 0.55, y - 0.06],
      ],
      0.05,
      '#6b3d1e',
    )
    line(
      [
        [x + 0.02, y - 0.15],
        [x + 0.02, y + 0.02],
      ],
      0.012,
      '#f3e3c3',
    )
  },
)
