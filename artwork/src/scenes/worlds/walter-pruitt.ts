import { between } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import type { Context, Stage } from '../../core/stage.ts'
import { setLine } from '../../layers/lettering.ts'
import { cutOut, draw } from '../../layers/print.ts'

/** An umbrella from above: eight cloths, each a little brighter or darker, and the tip. */
const umbrella = (
  ctx: Context,
  stage: Stage,
  x: number,
  y: number,
  r: number,
  turn: number,
  colors: readonly string[],
): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  const rim = (i: number): readonly [number, number] => [
    Math.cos((i / 8) * Math.PI * 2) * r,
    Math.sin((i / 8) * Math.PI * 2) * r,
  ]
  const edge = (from: number): void => {
    const a = ((from + 0.5) / 8) * Math.PI * 2
    ctx.quadraticCurveTo(Math.cos(a) * r * 0.92, Math.sin(a) * r * 0.92, ...rim(from + 1))
  }
  ctx.beginPath()
  ctx.moveTo(...rim(0))
  for (let i = 0; i < 8; i++) edge(i)
  ctx.closePath()
  cutOut(ctx, stage, colors[0] ?? '#000', 0.035)
  for (let i = 0; i < 8; i++) {
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.lineTo(...rim(i))
    edge(i)
    ctx.closePath()
    ctx.fillStyle = colors[i % colors.length] ?? '#000'
    ctx.fill()
  }
  ctx.beginPath()
  ctx.arc(0, 0, r * 0.045, 0, 7)
  cutOut(ctx, stage, '#f4e9d2', 0.006)
  ctx.restore()
}

const GRAYS = [
  ['#2b3138', '#333a42'],
  ['#1f242b', '#262c34'],
  ['#3a4650', '#43505b'],
  ['#222a38', '#2a3344'],
] as const

/** A street corner from a window on the fifth floor. */
export const walterFromAbove: Scene = {
  id: 'walter-pruitt',
  title: {
    lines: ['~The Ordinary', '~Miracle of', 'Walter', 'Pruitt'],
    letter: (ctx, { w, h, u }) => {
      const x = w * 0.07
      setLine(ctx, 'THE ORDINARY MIRACLE OF', {
        face: 'londrina',
        x,
        y: h * 0.062,
        fit: w * 0.86,
        anchor: 'left',
        color: '#f4e9d2',
      })
      setLine(ctx, 'WALTER', {
        face: 'londrina',
        x,
        y: h * 0.205,
        size: u * 0.235,
        anchor: 'left',
        color: '#f6c62f',
      })
      setLine(ctx, 'PRUITT', {
        face: 'londrina',
        x,
        y: h * 0.34,
        size: u * 0.235,
        anchor: 'left',
        color: '#f6c62f',
      })
    },
  },
  stock: 'paper',
  grain: 0.9,
  camera: { pan: 0.06, tilt: 0.05, push: 0.1 },
  layers: [
    draw(0.2, (ctx, stage) => {
      const { w, h, u, random } = stage
      ctx.fillStyle = '#3a5863'
      ctx.fillRect(-w, -h, w * 3, h * 3)
      ctx.fillStyle = '#dfe3d8'
      ctx.save()
      ctx.translate(w * 0.5, h * (h > w ? 0.72 : 0.5))
      ctx.rotate(-0.5)
      for (let i = -7; i < 8; i++) ctx.fillRect(i * u * 0.13, -u * 0.32, u * 0.066, u * 0.64)
      ctx.restore()
      ctx.strokeStyle = 'rgba(226,240,240,0.35)'
      ctx.lineWidth = u * 0.003
      for (let i = 0; i < 120; i++) {
        const s = u * between(random, 0.006, 0.024)
        ctx.beginPath()
        ctx.ellipse(between(random, 0, 1) * w, between(random, 0, 1) * h, s, s * 0.8, 0, 0, 7)
        ctx.stroke()
      }
    }),
    draw(0.6, (ctx, stage) => {
      const { w, h, u, random } = stage
      const tall = h > w
      const [hx, hy] = tall ? [w * 0.6, h * 0.62] : [w * 0.56, h * 0.52]
      const taken: (readonly [number, number, number])[] = [[hx, hy, u * 0.215]]
      for (let i = 0; i < 900 && taken.length < 30; i++) {
        const at = [
          between(random, -0.1, 1.1) * w,
          between(random, tall ? 0.43 : -0.08, 1.08) * h,
          u * between(random, 0.12, 0.17),
        ] as const
        if (taken.every(([x, y, r]) => Math.hypot(x - at[0], y - at[1]) > (r + at[2]) * 0.86)) taken.push(at)
      }
      for (const [i, [x, y, r]] of taken.entries())
        if (i > 0) umbrella(ctx, stage, x, y, r, random() * 6, GRAYS[i % 4] ?? GRAYS[0])
      umbrella(ctx, stage, hx, hy, u * 0.215, 0.3, ['#f6c62f', '#eab41f', '#fbd450', '#e6a91a'])
    }),
    {
      depth: 0.95,
      animate: (ctx, { w, h, u }, time) => {
        ctx.strokeStyle = 'rgba(240,248,248,0.5)'
        ctx.lineWidth = u * 0.0035
        for (let i = 0; i < 70; i++) {
          const x = ((i * 0.618) % 1) * w
          const y = (((i * 0.377) % 1) + time * 0.9 * (0.7 + ((i * 0.13) % 0.6))) % 1
          ctx.beginPath()
          ctx.moveTo(x, y * h * 1.1 - h * 0.05)
          ctx.lineTo(x - u * 0.006, y * h * 1.1 - h * 0.05 + u * 0.035)
          ctx.stroke()
        }
      },
    },
  ],
}
