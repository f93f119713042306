import { between } from '../../../core/random.ts'
import type { Scene } from '../../../core/scene.ts'
import type { Context, Stage } from '../../../core/stage.ts'
import { blob, cutOut, draw, ground, land, type Place } from '../../../layers/print.ts'

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [id] },
  stock: 'paper',
  grain: 0.8,
  layers,
})

const disc = (
  ctx: Context,
  stage: Stage,
  x: number,
  y: number,
  r: number,
  color: string,
  lift = 0.012,
): void => {
  ctx.beginPath()
  ctx.arc(x, y, r, 0, 7)
  cutOut(ctx, stage, color, lift)
}

/** A frond that sways up from its foot. */
const frond = (
  ctx: Context,
  stage: Stage,
  x: number,
  foot: number,
  long: number,
  wide: number,
  bend: number,
  color: string,
): void => {
  blob(ctx, [
    [x - wide, foot],
    [x - wide * 0.9 + bend * 0.4, foot - long * 0.5],
    [x + bend, foot - long],
    [x + bend + wide * 0.9, foot - long * 0.96],
    [x + wide + bend * 0.4, foot - long * 0.5],
    [x + wide, foot],
  ])
  cutOut(ctx, stage, color, 0.01)
}

const clownfish = (ctx: Context, stage: Stage, x: number, y: number, s: number): void => {
  blob(ctx, [
    [x - s * 0.9, y - s * 0.3],
    [x - s * 0.62, y],
    [x - s * 0.9, y + s * 0.32],
    [x - s * 0.5, y + s * 0.2],
    [x - s * 0.5, y - s * 0.2],
  ])
  cutOut(ctx, stage, '#ee6a24', 0.01)
  blob(ctx, [
    [x - s * 0.2, y - s * 0.3],
    [x + s * 0.05, y - s * 0.56],
    [x + s * 0.3, y - s * 0.32],
  ])
  cutOut(ctx, stage, '#e0561c', 0.008)
  const body: Place[] = [
    [x - s * 0.62, y],
    [x - s * 0.2, y - s * 0.36],
    [x + s * 0.35, y - s * 0.34],
    [x + s * 0.68, y + s * 0.02],
    [x + s * 0.35, y + s * 0.34],
    [x - s * 0.2, y + s * 0.34],
  ]
  blob(ctx, body)
  cutOut(ctx, stage, '#f57f2e', 0.016)
  ctx.save()
  blob(ctx, body)
  ctx.clip()
  for (const [at, wide] of [
    [0.24, 0.1],
    [-0.14, 0.11],
    [-0.48, 0.06],
  ] as const) {
    ctx.fillStyle = '#22181c'
    ctx.fillRect(x + s * (at - wide - 0.025), y - s, s * (wide + 0.025) * 2, s * 2)
    ctx.fillStyle = '#fffaf0'
    ctx.fillRect(x + s * (at - wide), y - s, s * wide * 2, s * 2)
  }
  ctx.restore()
  disc(ctx, stage, x + s * 0.48, y - s * 0.06, s * 0.085, '#fffaf0', 0.004)
  disc(ctx, stage, x + s * 0.5, y - s * 0.06, s * 0.05, '#1d1418', 0.002)
  blob(ctx, [
    [x + s * 0.06, y + s * 0.06],
    [x - s * 0.12, y + s * 0.26],
    [x + s * 0.1, y + s * 0.24],
  ])
  cutOut(ctx, stage, '#e0561c', 0.008)
}

export const reviewFindingNemo = scene('finding-nemo', [
  ground('#8fe0dc'),
  ...(['#5cc6cf', '#34a5bd', '#1f7fa6', '#15608c'] as const).map((color, i) =>
    land(0.2 + i * 0.1, color, (x) => 0.2 + i * 0.17 + Math.sin(x * (5 + i) + i * 2) * 0.05),
  ),
  draw(0.6, (ctx, stage) => {
    const { w, h, u, random } = stage
    for (const [from, to, color] of [
      [0.03, 0.26, '#d8467a'],
      [0.66, 0.97, '#7a3fa0'],
    ] as const)
      for (let i = 0; i < 11; i++)
        frond(
          ctx,
          stage,
          between(random, from, to) * w,
          h * 1.04,
          u * between(random, 0.3, 0.62),
          u * 0.028,
          u * between(random, -0.12, 0.12),
          i % 2 ? color : '#f29ab8',
        )
    clownfish(ctx, stage, w * 0.46, h * 0.5, u * 0.3)
    for (let i = 0; i < 9; i++)
      frond(
        ctx,
        stage,
        (0.28 + i * 0.055) * w,
        h * 1.06,
        u * between(random, 0.16, 0.3),
        u * 0.034,
        u * between(random, -0.06, 0.06),
        i % 2 ? '#f7b733' : '#ee8f2a',
      )
    for (const [x, y, r] of [
      [0.63, 0.4, 0.022],
      [0.655, 0.3, 0.015],
      [0.64, 0.2, 0.026],
    ] as const)
      disc(ctx, stage, x * w, y * h, r * u, '#d6f6f4', 0.006)
  }),
])
