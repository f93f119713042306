import { mix } from '../../core/color.ts'
import { between } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import type { Context, Stage } from '../../core/stage.ts'
import { setLine } from '../../layers/lettering.ts'
import { draw, ground, polygon } from '../../layers/print.ts'

const CLOTH = ['#c9722b', '#8c3b2a', '#e0b04a', '#5f6f3a', '#d8c39a', '#3f5a5c', '#b5502f', '#a58a3c']

const stitches = (ctx: Context, u: number, dash = 1): void => {
  ctx.setLineDash([u * 0.011 * dash, u * 0.008 * dash])
  ctx.lineWidth = u * 0.0034
  ctx.strokeStyle = 'rgba(255,248,226,0.82)'
  ctx.stroke()
  ctx.setLineDash([])
}

/** A cloth's print: plain, striped or dotted. */
const printed = (ctx: Context, { u, random }: Stage, kind: number, color: string): void => {
  ctx.fillStyle = mix(color, '#fff4dc', 0.32)
  const far = u * 2
  if (kind === 1) for (let x = -far; x < far; x += u * 0.022) ctx.fillRect(x, -far, u * 0.006, far * 2)
  if (kind === 2)
    for (let x = -u * 0.3; x < u * 0.3; x += u * 0.026)
      for (let y = -u * 0.3; y < u * 0.3; y += u * 0.026) {
        ctx.beginPath()
        ctx.arc(x + random() * u * 0.006, y, u * 0.0046, 0, 7)
        ctx.fill()
      }
  if (kind === 3) {
    ctx.fillStyle = mix(color, '#2a1a10', 0.22)
    for (let y = -far; y < far; y += u * 0.03) ctx.fillRect(-far, y, far * 2, u * 0.012)
  }
}

/** A field, that is: a patch with its print, padded a little, with its seam. */
const patch = (
  ctx: Context,
  stage: Stage,
  [x, y, w, h]: readonly [number, number, number, number],
  color: string,
  turn: number,
): void => {
  const { u, random } = stage
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, w, h)
  ctx.clip()
  ctx.fillStyle = color
  ctx.fillRect(x, y, w, h)
  ctx.save()
  ctx.translate(x + w / 2, y + h / 2)
  ctx.rotate(turn)
  printed(ctx, stage, Math.floor(random() * 4), color)
  ctx.restore()
  const pad = ctx.createRadialGradient(
    x + w * 0.42,
    y + h * 0.4,
    0,
    x + w / 2,
    y + h / 2,
    Math.max(w, h) * 0.75,
  )
  pad.addColorStop(0, 'rgba(255,250,230,0.22)')
  pad.addColorStop(0.6, 'rgba(255,250,230,0)')
  pad.addColorStop(1, 'rgba(40,18,8,0.45)')
  ctx.fillStyle = pad
  ctx.fillRect(x, y, w, h)
  ctx.beginPath()
  ctx.rect(x + u * 0.011, y + u * 0.011, w - u * 0.022, h - u * 0.022)
  stitches(ctx, u)
  ctx.restore()
}

const applique = (ctx: Context, stage: Stage, color: string, trace: () => void): void => {
  ctx.save()
  ctx.shadowColor = 'rgba(30,12,6,0.55)'
  ctx.shadowBlur = stage.u * 0.016
  ctx.shadowOffsetY = stage.u * 0.006
  trace()
  ctx.fillStyle = color
  ctx.fill()
  ctx.restore()
  ctx.save()
  trace()
  ctx.clip()
  trace()
  ctx.lineWidth = stage.u * 0.02
  ctx.setLineDash([])
  stitches(ctx, stage.u * 1.4)
  ctx.restore()
}

/** The farm as its quilt: fields for patches, the barn and the one tree sewn on. */
export const harvestQuilt: Scene = {
  id: 'harvest-home',
  title: {
    lines: ['Harvest', 'Home'],
    letter: (ctx, { w, h, u }) => {
      for (const [text, y] of [
        ['HARVEST', 0.845],
        ['HOME', 0.955],
      ] as const)
        for (const [color, off] of [
          ['rgba(40,16,8,0.55)', 0.008],
          ['#fbf0d4', 0],
        ] as const)
          setLine(ctx, text, {
            face: 'alfa',
            x: w / 2 + off * u,
            y: (y + off) * h,
            size: u * 0.158,
            tracking: 0.03,
            color,
          })
    },
  },
  stock: 'paper',
  grain: 1.5,
  camera: { pan: 0.04, push: 0.1 },
  layers: [
    ground('#6b3d22'),
    draw(0.4, (ctx, stage) => {
      const { w, h, u, random } = stage
      const size = u * 0.25
      for (let row = -1; row * size < h * 1.1; row++)
        for (let col = -1; col * size < w * 1.1; col++) {
          const [x, y] = [col * size + (w % size) / 2, row * size]
          const pick = (): string => CLOTH[Math.floor(random() * CLOTH.length)] ?? '#fff'
          const kind = (row + col * 2 + 30) % 3
          if (kind === 0) patch(ctx, stage, [x, y, size, size], pick(), 0.8)
          else if (kind === 1)
            for (let i = 0; i < 4; i++)
              patch(
                ctx,
                stage,
                [x + ((i % 2) * size) / 2, y + (Math.floor(i / 2) * size) / 2, size / 2, size / 2],
                pick(),
                i * 0.8,
              )
          else
            for (let i = 0; i < 4; i++)
              patch(ctx, stage, [x, y + (i * size) / 4, size, size / 4], pick(), between(random, 0, 0.4))
        }
    }),
    draw(0.5, (ctx, stage) => {
      const { w, h, u } = stage
      const tall = h > w
      const [x, y, s] = tall ? [w * 0.58, h * 0.52, u * 0.62] : [w * 0.62, h * 0.66, u * 0.7]
      applique(ctx, stage, '#f2dfae', () => {
        ctx.beginPath()
        ctx.arc(x - s * 0.52, y - s * 0.62, s * 0.17, 0, 7)
      })
      applique(ctx, stage, '#a8291f', () =>
        polygon(ctx, [
          [x - s * 0.3, y + s * 0.32],
          [x - s * 0.3, y - s * 0.14],
          [x - s * 0.22, y - s * 0.34],
          [x, y - s * 0.5],
          [x + s * 0.22, y - s * 0.34],
          [x + s * 0.3, y - s * 0.14],
          [x + s * 0.3, y + s * 0.32],
        ]),
      )
      applique(ctx, stage, '#fbf0d4', () => {
        ctx.beginPath()
        ctx.rect(x - s * 0.13, y - s * 0.02, s * 0.26, s * 0.34)
      })
      ctx.strokeStyle = '#a8291f'
      ctx.lineWidth = s * 0.03
      ctx.beginPath()
      ctx.moveTo(x - s * 0.13, y - s * 0.02)
      ctx.lineTo(x + s * 0.13, y + s * 0.32)
      ctx.moveTo(x + s * 0.13, y - s * 0.02)
      ctx.lineTo(x - s * 0.13, y + s * 0.32)
      ctx.stroke()
      applique(ctx, stage, '#2d1a12', () => {
        ctx.beginPath()
        ctx.rect(x - s * 0.06, y - s * 0.3, s * 0.12, s * 0.12)
      })
      const tx = x - s * 0.56
      applique(ctx, stage, '#5b3a22', () =>
        polygon(ctx, [
          [tx - s * 0.035, y + s * 0.32],
          [tx - s * 0.025, y - s * 0.05],
          [tx + s * 0.025, y - s * 0.05],
          [tx + s * 0.035, y + s * 0.32],
        ]),
      )
      for (const [dx, dy, r, color] of [
        [-0.1, 0.0, 0.13, '#6f7f36'],
        [0.1, -0.02, 0.12, '#86913f'],
        [0, -0.16, 0.15, '#7b8b3a'],
      ] as const)
        applique(ctx, stage, color, () => {
          ctx.beginPath()
          ctx.arc(tx + dx * s, y + dy * s, r * s, 0, 7)
        })
    }),
    draw(0.52, (ctx, { w, h }) => {
      if (h < w) return
      const foot = ctx.createLinearGradient(0, h * 0.66, 0, h * 0.8)
      foot.addColorStop(0, 'rgba(52,22,10,0)')
      foot.addColorStop(1, 'rgba(52,22,10,0.82)')
      ctx.fillStyle = foot
      ctx.fillRect(-w, h * 0.66, w * 3, h)
    }),
  ],
}
