import { createRandom } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import { kernel } from '../../figures/popcorn-bucket.ts'
import { gouge, type Place, polygon, wash } from '../../layers/print.ts'
import { type Scissors, talk } from './cover.ts'

/** The box so near that only its stripes, its heap and its label are seen. */
const popcorn = talk(
  'pod-popcorn',
  '#f7ead0',
  [{ text: 'Popcorn', face: 'londrina', x: 0.889, y: 0.735, size: 0.29, anchor: 'middle', color: '#fff3d6' }],
  ({ ctx, stage: { u }, sharp, soft }) => {
    for (let i = 0; i < 8; i++)
      sharp(
        [
          [-0.1 + i * 0.26, 0.2],
          [0.03 + i * 0.26, 0.2],
          [0.04 + i * 0.258, 1.1],
          [-0.09 + i * 0.258, 1.1],
        ],
        '#d7352f',
        0.002,
      )
    const random = createRandom(11)
    for (let i = 0; i < 230; i++) {
      const x = random() * 2 - 0.1
      const depth = random()
      kernel(
        ctx,
        random,
        x * u,
        (-0.06 + depth * 0.34 + 0.05 * Math.sin(x * 5)) * u,
        u * 0.062,
        0.88 + depth * 0.12,
      )
    }
    soft(
      [
        [0.24, 0.66],
        [0.42, 0.46],
        [0.889, 0.42],
        [1.36, 0.46],
        [1.54, 0.66],
        [1.36, 0.86],
        [0.889, 0.9],
        [0.42, 0.86],
      ],
      '#17415c',
      0.02,
    )
  },
)

const armchair = (
  { soft, sharp, line }: Scissors,
  x: number,
  side: 1 | -1,
  colors: readonly [string, string],
): void => {
  const at = (places: readonly Place[]): Place[] => places.map(([px, py]) => [x + px * side, py])
  for (const [from, to] of [
    [-0.13, -0.17],
    [0.14, 0.18],
  ] as const)
    line(
      at([
        [from, 0.8],
        [to, 0.94],
      ]),
      0.022,
      '#5a3320',
    )
  soft(
    at([
      [-0.22, 0.76],
      [-0.3, 0.4],
      [-0.27, 0.26],
      [-0.16, 0.25],
      [-0.1, 0.44],
      [-0.04, 0.74],
    ]),
    colors[1],
    0.016,
  )
  sharp(
    at([
      [-0.18, 0.68],
      [0.2, 0.66],
      [0.21, 0.79],
      [-0.18, 0.81],
    ]),
    colors[0],
    0.016,
  )
  soft(
    at([
      [-0.16, 0.57],
      [0.2, 0.55],
      [0.24, 0.6],
      [0.2, 0.64],
      [-0.14, 0.65],
      [-0.2, 0.61],
    ]),
    colors[1],
    0.02,
  )
}

const twoChairs = talk(
  'pod-two-chairs',
  '#f2c3ab',
  [
    {
      text: 'Two Chairs,',
      face: 'fredoka',
      x: 0.889,
      y: 0.17,
      size: 0.135,
      anchor: 'middle',
      color: '#233a5e',
    },
    {
      text: 'One Question',
      face: 'fredoka',
      x: 0.889,
      y: 0.31,
      size: 0.135,
      anchor: 'middle',
      color: '#a3261f',
    },
    { text: '?', face: 'limelight', x: 0.889, y: 0.78, size: 0.44, anchor: 'middle', color: '#a3261f' },
  ],
  (cut) => {
    cut.sharp(
      [
        [-0.2, 0.86],
        [2, 0.86],
        [2, 1.3],
        [-0.2, 1.3],
      ],
      '#c98468',
      0.004,
    )
    armchair(cut, 0.42, 1, ['#1f6f78', '#2a8c94'])
    armchair(cut, 1.36, -1, ['#c8781f', '#e6a13a'])
  },
)

/** Somebody behind the sofa, and what the screen throws on the wall. */
const scary = talk(
  'pod-scary-movies',
  '#151022',
  [
    {
      text: 'SHOULD CHRISTIANS',
      face: 'anton',
      x: 0.1,
      y: 0.24,
      size: 0.152,
      color: '#c9f24b',
      tracking: 0.01,
    },
    {
      text: 'WATCH SCARY MOVIES?',
      face: 'anton',
      x: 0.1,
      y: 0.43,
      size: 0.152,
      color: '#c9f24b',
      tracking: 0.01,
    },
  ],
  ({ soft, sharp, disc, line }) => {
    sharp(
      [
        [1.3, -0.1],
        [1.9, -0.1],
        [1.9, 0.95],
        [0.3, 0.95],
      ],
      '#241b3d',
      0.001,
    )
    soft(
      [
        [1.06, 0.8],
        [1.04, 0.6],
        [1.12, 0.5],
        [1.25, 0.475],
        [1.38, 0.5],
        [1.46, 0.6],
        [1.44, 0.8],
      ],
      '#d9a57f',
      0.01,
    )
    soft(
      [
        [1.03, 0.6],
        [1.07, 0.5],
        [1.16, 0.46],
        [1.25, 0.475],
        [1.36, 0.45],
        [1.44, 0.5],
        [1.47, 0.6],
        [1.36, 0.535],
        [1.24, 0.55],
        [1.13, 0.53],
      ],
      '#4a2a1a',
      0.006,
    )
    for (const x of [1.17, 1.33]) {
      disc(x, 0.64, 0.066, '#fff7e2', 0.004)
      disc(x - 0.024, 0.645, 0.028, '#151022', 0.001)
    }
    soft(
      [
        [-0.2, 0.76],
        [0.4, 0.7],
        [0.889, 0.72],
        [1.4, 0.7],
        [2, 0.76],
        [2, 1.3],
        [-0.2, 1.3],
      ],
      '#7b2d8b',
      0.02,
    )
    for (const x of [0.99, 1.51])
      for (let i = 0; i < 4; i++)
        soft(
          [
            [x - 0.058 + i * 0.034, 0.69],
            [x - 0.04 + i * 0.034, 0.668],
            [x - 0.024 + i * 0.034, 0.69],
            [x - 0.028 + i * 0.034, 0.76],
            [x - 0.054 + i * 0.034, 0.76],
          ],
          '#efc29c',
          0.005,
        )
    for (const x of [0.3, 0.889, 1.48])
      line(
        [
          [x, 0.86],
          [x, 1.1],
        ],
        0.006,
        '#5b1c69',
      )
  },
)

/** A long way home, nearly all of it white. */
const prodigals = talk(
  'pod-prodigals',
  '#fbf6ea',
  [{ text: 'Prodigals', face: 'cormorant', x: 0.1, y: 0.3, size: 0.25, color: '#38404f', tracking: -0.01 }],
  ({ ctx, stage, line, disc }) => {
    const { u } = stage
    const px = (places: readonly Place[]): Place[] => places.map(([x, y]) => [x * u, y * u])
    wash(
      ctx,
      stage,
      '#e7b65a',
      px([
        [1.1, 0.2],
        [1.9, 0.12],
        [1.9, 0.5],
        [1.2, 0.46],
      ]),
      { strength: 0.03 },
    )
    wash(
      ctx,
      stage,
      '#7f9a86',
      px([
        [-0.2, 0.6],
        [0.5, 0.52],
        [1.2, 0.5],
        [1.9, 0.46],
        [1.9, 0.66],
        [-0.2, 0.74],
      ]),
    )
    wash(
      ctx,
      stage,
      '#c9a06a',
      px([
        [-0.2, 0.74],
        [1, 0.62],
        [1.9, 0.62],
        [1.9, 1.2],
        [-0.2, 1.2],
      ]),
      { strength: 0.035 },
    )
    const road = (side: number): Place[] =>
      Array.from({ length: 40 }, (_, i): Place => {
        const t = i / 39
        return [
          0.5 + 1.0 * t + 0.13 * Math.sin(t * 6.5) + side * (0.085 * (1 - t) ** 1.6 + 0.01),
          1.06 - 0.51 * t ** 0.7,
        ]
      })
    polygon(ctx, px([...road(-1), ...road(1).reverse()]))
    ctx.fillStyle = 'rgba(252,244,224,0.82)'
    ctx.fill()
    line(
      [
        [1.42, 0.53],
        [1.42, 0.43],
        [1.5, 0.37],
        [1.58, 0.43],
        [1.58, 0.53],
      ],
      0.008,
      '#38404f',
    )
    line(
      [
        [1.33, 0.585],
        [1.33, 0.53],
      ],
      0.013,
      '#a3261f',
    )
    line(
      [
        [1.29, 0.515],
        [1.33, 0.535],
        [1.37, 0.515],
      ],
      0.008,
      '#a3261f',
    )
    disc(1.33, 0.513, 0.011, '#a3261f', 0.001)
    line(
      [
        [0.66, 0.94],
        [0.67, 0.8],
        [0.66, 0.8],
      ],
      0.026,
      '#2b3f63',
    )
    line(
      [
        [0.64, 0.96],
        [0.668, 0.87],
        [0.7, 0.96],
      ],
      0.013,
      '#2b3f63',
    )
    disc(0.672, 0.765, 0.024, '#2b3f63', 0.001)
    line(
      [
        [0.69, 0.81],
        [0.735, 0.77],
        [0.735, 0.96],
      ],
      0.007,
      '#6a4a2a',
    )
  },
)

const bird = ({ soft, sharp }: Scissors, x: number, y: number, color: string): void => {
  sharp(
    [
      [x - 0.06, y + 0.005],
      [x - 0.13, y + 0.06],
      [x - 0.1, y + 0.075],
      [x - 0.03, y + 0.03],
    ],
    color,
    0.004,
  )
  soft(
    [
      [x - 0.075, y],
      [x - 0.02, y - 0.045],
      [x + 0.03, y - 0.06],
      [x + 0.062, y - 0.03],
      [x + 0.04, y + 0.02],
      [x - 0.02, y + 0.034],
    ],
    color,
    0.01,
  )
  sharp(
    [
      [x + 0.055, y - 0.045],
      [x + 0.09, y - 0.03],
      [x + 0.057, y - 0.02],
    ],
    '#e0912f',
    0.002,
  )
}

/** Birds on five wires, where the notes would be. */
const music = talk(
  'pod-music-that-prays',
  '#e8dcc2',
  [
    { text: 'Music that', face: 'fell', x: 0.1, y: 0.84, size: 0.15, color: '#232a3d' },
    { text: 'Prays', face: 'fell', x: 0.86, y: 0.84, size: 0.15, color: '#b3361f' },
  ],
  (cut) => {
    const wire = (i: number, x: number): number => 0.16 + i * 0.105 + 0.05 * Math.sin(x * 1.9 + i * 0.12)
    for (let i = 0; i < 5; i++)
      cut.line(
        Array.from({ length: 60 }, (_, at): Place => [-0.1 + at * 0.035, wire(i, -0.1 + at * 0.035)]),
        0.006,
        '#232a3d',
      )
    for (const [i, x] of [
      [3, 0.2],
      [2, 0.45],
      [1, 0.68],
      [3, 0.9],
      [0, 1.14],
      [2, 1.36],
      [4, 1.6],
    ] as const)
      bird(cut, x, wire(i, x) - 0.038, i === 0 ? '#b3361f' : '#232a3d')
  },
)

/** Cut in wood: one flame out of many. */
const campfire = talk(
  'pod-campfire',
  '#f3e3c3',
  [
    { text: 'By the', face: 'rye', x: 0.1, y: 0.39, size: 0.135, color: '#5a1d12' },
    { text: 'Fire', face: 'rye', x: 0.1, y: 0.66, size: 0.24, color: '#c43d16' },
  ],
  ({ ctx, stage, soft, line }) => {
    const { u, random } = stage
    ctx.fillStyle = '#5a1d12'
    for (let ring = 0; ring < 11; ring++)
      for (let i = 0; i < 26 + ring * 7; i++) {
        const a = (i / (26 + ring * 7)) * Math.PI * 2 + random() * 0.05
        const r = 0.47 + ring * 0.075
        if (1.27 + Math.cos(a) * r < 0.8) continue
        gouge(
          ctx,
          [(1.27 + Math.cos(a) * r) * u, (0.6 + Math.sin(a) * r) * u],
          u * 0.06,
          u * (0.004 + ring * 0.0016),
          a,
        )
      }
    const flame = (scale: number, color: string): void =>
      soft(
        (
          [
            [0, -0.58],
            [0.1, -0.34],
            [0.2, -0.4],
            [0.28, -0.12],
            [0.2, 0.16],
            [0, 0.22],
            [-0.2, 0.16],
            [-0.28, -0.1],
            [-0.16, -0.26],
            [-0.12, -0.12],
          ] as const
        ).map(([x, y]): Place => [1.27 + x * scale, 0.66 + y * scale + (1 - scale) * 0.17]),
        color,
        0.008,
      )
    flame(1, '#c43d16')
    flame(0.72, '#ea7a22')
    flame(0.45, '#f7c24a')
    line(
      [
        [1.0, 0.93],
        [1.54, 0.8],
      ],
      0.06,
      '#5a1d12',
    )
    line(
      [
        [1.54, 0.93],
        [1.0, 0.8],
      ],
      0.06,
      '#7a2c18',
    )
  },
)

const crest = (x: number, y: number, s: number): Place[] => [
  [x - s * 1.5, 1.4],
  [x - s * 1.2, y + s * 0.5],
  [x - s * 0.6, y + s * 0.14],
  [x, y],
  [x + s * 0.36, y + s * 0.12],
  [x + s * 0.46, y + s * 0.34],
  [x + s * 0.26, y + s * 0.3],
  [x + s * 0.1, y + s * 0.36],
  [x + s * 0.2, y + s * 0.66],
  [x + s * 0.8, y + s * 0.8],
  [x + s * 1.7, 1.4],
]

/** Waves cut from paper, higher than the boat, in which somebody sleeps. */
const storm = talk(
  'pod-storm',
  '#bcd3d2',
  [
    { text: 'Asleep', face: 'outfit', x: 0.1, y: 0.2, size: 0.155, color: '#0e3440', tracking: -0.02 },
    { text: 'in the storm', face: 'outfit', x: 0.1, y: 0.33, size: 0.105, color: '#0e3440', tracking: -0.02 },
  ],
  ({ soft, sharp, line, stage: { random } }) => {
    for (let i = 0; i < 60; i++) {
      const [x, y] = [random() * 1.9, random() * 0.8]
      line(
        [
          [x, y],
          [x - 0.03, y + 0.09],
        ],
        0.004,
        '#8fb1b4',
      )
    }
    soft(crest(1.5, 0.12, 0.62), '#2c6e7f', 0.02)
    soft(crest(1.6, 0.2, 0.5), '#e9f3ef', 0.008)
    soft(crest(1.62, 0.24, 0.5), '#1f5a6b', 0.008)
    sharp(
      [
        [0.66, 0.62],
        [1.12, 0.5],
        [1.09, 0.64],
        [0.98, 0.73],
        [0.8, 0.75],
      ],
      '#b3482a',
      0.012,
    )
    line(
      [
        [0.85, 0.57],
        [0.76, 0.24],
      ],
      0.014,
      '#5a3320',
    )
    sharp(
      [
        [0.78, 0.27],
        [1.06, 0.45],
        [0.86, 0.54],
      ],
      '#f6ead0',
      0.01,
    )
    soft(
      [
        [0.7, 0.605],
        [0.735, 0.57],
        [0.775, 0.575],
        [0.8, 0.6],
        [0.74, 0.62],
      ],
      '#e6b98e',
      0.003,
    )
    soft(
      [
        [-0.3, 0.8],
        [0.2, 0.66],
        [0.6, 0.74],
        [1.1, 0.7],
        [1.6, 0.8],
        [2.1, 0.72],
        [2.1, 1.4],
        [-0.3, 1.4],
      ],
      '#17495a',
      0.02,
    )
    soft(
      [
        [-0.3, 0.94],
        [0.3, 0.84],
        [0.9, 0.92],
        [1.4, 0.86],
        [2.1, 0.94],
        [2.1, 1.4],
        [-0.3, 1.4],
      ],
      '#0e3440',
      0.02,
    )
  },
)

/** A reel, face to face, and the film that leaves it. */
const projectionist = talk(
  'pod-projectionist',
  '#123b3a',
  [
    { text: 'The Last', face: 'limelight', x: 0.1, y: 0.28, size: 0.1, color: '#f1c667' },
    { text: 'Projectionist', face: 'limelight', x: 0.1, y: 0.42, size: 0.122, color: '#f7ead0' },
  ],
  ({ ctx, stage: { u }, disc, sharp }) => {
    for (let i = 0; i < 15; i++) {
      const x = -0.1 + i * 0.14
      const y = 0.78 - 0.012 * i
      sharp(
        [
          [x, y - 0.09],
          [x + 0.142, y - 0.102],
          [x + 0.142, y + 0.088],
          [x, y + 0.1],
        ],
        '#0a1f22',
        0.004,
      )
      sharp(
        [
          [x + 0.012, y - 0.055],
          [x + 0.13, y - 0.065],
          [x + 0.13, y + 0.05],
          [x + 0.012, y + 0.06],
        ],
        i % 3 ? '#e9b45a' : '#d8694a',
        0.001,
      )
      for (const [dx, dy] of [
        [0.03, -0.078],
        [0.095, -0.083],
        [0.03, 0.078],
        [0.095, 0.073],
      ] as const)
        disc(x + dx, y + dy, 0.01, '#f7ead0', 0.001)
    }
    const [x, y] = [1.53, 0.52]
    disc(x, y, 0.42, '#e4e0d0', 0.03)
    disc(x, y, 0.385, '#c9c4b1', 0.004)
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 - 0.5
      ctx.save()
      disc(x + Math.cos(a) * 0.235, y + Math.sin(a) * 0.235, 0.105, '#0a1f22', 0.002)
      ctx.restore()
    }
    disc(x, y, 0.07, '#e4e0d0', 0.01)
    ctx.beginPath()
    ctx.arc(x * u, y * u, u * 0.024, 0, 7)
    ctx.fillStyle = '#123b3a'
    ctx.fill()
  },
)

/** Covers of talks: each has a way of its own to be made, so that ten are not one. */
export const covers: readonly Scene[] = [
  popcorn,
  twoChairs,
  scary,
  prodigals,
  music,
  campfire,
  storm,
  projectionist,
]
