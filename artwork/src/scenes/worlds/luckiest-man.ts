import { between } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import type { Context, Stage } from '../../core/stage.ts'
import { setLine } from '../../layers/lettering.ts'
import { cutOut, draw, polygon } from '../../layers/print.ts'

const PAPERS = ['#efe3c8', '#e6d3b0', '#d9c29a', '#c9d3c8', '#e7d9d2', '#bfc9cf']

const airmail = (ctx: Context, w: number, h: number, band: number): void => {
  ctx.save()
  ctx.beginPath()
  ctx.rect(-w / 2, -h / 2, w, h)
  ctx.rect(-w / 2 + band, -h / 2 + band, w - band * 2, h - band * 2)
  ctx.clip('evenodd')
  for (let i = -2; i * band * 1.1 < w + h; i++) {
    ctx.fillStyle = ['#b8373a', '#f6eedb', '#27518a', '#f6eedb'][(i + 4) % 4] ?? '#fff'
    const x = -w / 2 - h + i * band * 1.5 + h
    polygon(ctx, [
      [x, -h / 2],
      [x + band * 1.5, -h / 2],
      [x + band * 1.5 - h * 0.6, h / 2],
      [x - h * 0.6, h / 2],
    ])
    ctx.fill()
  }
  ctx.restore()
}

const stamp = (
  ctx: Context,
  stage: Stage,
  x: number,
  y: number,
  s: number,
  paint: (s: number) => void,
): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.beginPath()
  ctx.rect(-s * 0.42, -s * 0.5, s * 0.84, s)
  cutOut(ctx, stage, '#fbf6e8', 0.004)
  ctx.fillStyle = '#efe3c8'
  for (let i = 0; i <= 8; i++)
    for (const [px, py] of [
      [-0.42 + i * 0.105, -0.5],
      [-0.42 + i * 0.105, 0.5],
      [-0.42, -0.5 + i * 0.125],
      [0.42, -0.5 + i * 0.125],
    ] as const) {
      ctx.beginPath()
      ctx.arc(px * s, py * s, s * 0.026, 0, 7)
      ctx.fill()
    }
  ctx.beginPath()
  ctx.rect(-s * 0.34, -s * 0.42, s * 0.68, s * 0.84)
  ctx.clip()
  paint(s)
  ctx.restore()
}

/** The car that the list needs, on a road without an end. */
const road =
  (ctx: Context) =>
  (s: number): void => {
    ctx.fillStyle = '#7fb3bf'
    ctx.fillRect(-s, -s, s * 2, s * 2)
    ctx.fillStyle = '#f6cf68'
    ctx.beginPath()
    ctx.arc(s * 0.1, -s * 0.12, s * 0.14, 0, 7)
    ctx.fill()
    ctx.fillStyle = '#c98442'
    ctx.fillRect(-s, -s * 0.06, s * 2, s)
    ctx.fillStyle = '#5b4a45'
    polygon(ctx, [
      [s * 0.07, -s * 0.06],
      [s * 0.1, -s * 0.06],
      [s * 0.24, s * 0.5],
      [-s * 0.24, s * 0.5],
    ])
    ctx.fill()
    ctx.fillStyle = '#b8373a'
    ctx.fillRect(-s * 0.08, s * 0.1, s * 0.2, s * 0.1)
    ctx.fillRect(-s * 0.05, s * 0.04, s * 0.13, s * 0.08)
  }

const postmark = (ctx: Context, x: number, y: number, r: number): void => {
  ctx.strokeStyle = 'rgba(30,36,52,0.62)'
  ctx.lineWidth = r * 0.06
  for (const k of [1, 0.72]) {
    ctx.beginPath()
    ctx.arc(x, y, r * k, 0, 7)
    ctx.stroke()
  }
  for (let i = 0; i < 5; i++) {
    ctx.beginPath()
    for (let t = 0; t <= 40; t++)
      ctx.lineTo(x + r * (1.15 + t * 0.055), y + r * (-0.6 + i * 0.3) + Math.sin(t * 0.5) * r * 0.08)
    ctx.stroke()
  }
}

const envelope = (
  ctx: Context,
  stage: Stage,
  [x, y, size, turn]: readonly [number, number, number, number],
  color: string,
): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  const [w, h] = [size, size * 0.64]
  ctx.beginPath()
  ctx.rect(-w / 2, -h / 2, w, h)
  cutOut(ctx, stage, color, 0.014)
  ctx.strokeStyle = 'rgba(70,50,30,0.28)'
  ctx.lineWidth = stage.u * 0.003
  ctx.beginPath()
  ctx.moveTo(-w / 2, -h / 2)
  ctx.lineTo(0, h * 0.12)
  ctx.lineTo(w / 2, -h / 2)
  ctx.stroke()
  ctx.restore()
}

/** One letter lies on top, and its address is the title. */
const letter =
  (words: boolean) =>
  (ctx: Context, stage: Stage): void => {
    const { w, h, u } = stage
    const tall = h > w
    ctx.save()
    ctx.translate(w / 2, h * (tall ? 0.47 : 0.5))
    ctx.rotate(-0.075)
    const [lw, lh] = tall ? [w * 0.92, w * 0.86] : [u * 1.12, u * 0.7]
    if (!words) {
      ctx.beginPath()
      ctx.rect(-lw / 2, -lh / 2, lw, lh)
      cutOut(ctx, stage, '#f6eedb', 0.03)
      airmail(ctx, lw, lh, u * 0.034)
      stamp(ctx, stage, lw * 0.33, -lh * 0.27, u * 0.25, road(ctx))
      stamp(ctx, stage, lw * 0.33 - u * 0.25, -lh * 0.285, u * 0.2, (s) => {
        ctx.fillStyle = '#2f6b5a'
        ctx.fillRect(-s, -s, s * 2, s * 2)
        ctx.fillStyle = '#f2e7c9'
        ctx.beginPath()
        ctx.arc(0, -s * 0.08, s * 0.14, 0, 7)
        ctx.fill()
        ctx.fillRect(-s * 0.2, s * 0.1, s * 0.4, s * 0.4)
      })
      postmark(ctx, lw * 0.33 - u * 0.32, -lh * 0.2, u * 0.085)
      if (!tall || stage.w < 1) {
        ctx.fillStyle = 'rgba(38,44,70,0.75)'
        for (const [i, wide] of [0.42, 0.5, 0.34].entries())
          ctx.fillRect(-lw * 0.4, lh * (0.08 + i * 0.11), lw * wide, u * 0.012)
      }
    } else {
      const x = -lw * 0.405
      const color = '#252b45'
      setLine(ctx, 'the', { face: 'courier', x, y: -lh * 0.07, size: u * 0.075, anchor: 'left', color })
      setLine(ctx, 'Luckiest', {
        face: 'courier',
        x,
        y: lh * 0.1,
        fit: lw * 0.81,
        tracking: -0.02,
        anchor: 'left',
        color: '#b8373a',
      })
      setLine(ctx, 'Man', {
        face: 'courier',
        x,
        y: lh * 0.265,
        fit: lw * 0.3,
        tracking: -0.02,
        anchor: 'left',
        color: '#b8373a',
      })
      setLine(ctx, 'on Earth', { face: 'courier', x, y: lh * 0.39, size: u * 0.1, anchor: 'left', color })
    }
    ctx.restore()
  }

/** A box of old letters, tipped out on the table. */
export const luckiestManLetters: Scene = {
  id: 'the-luckiest-man-on-earth',
  title: { lines: ['~The', 'Luckiest', 'Man', '~on Earth'], letter: letter(true) },
  stock: 'paper',
  camera: { pan: 0.06, push: 0.16 },
  layers: [
    draw(0.2, (ctx, stage) => {
      const { w, h, u, random } = stage
      ctx.fillStyle = '#5d4636'
      ctx.fillRect(-w, -h, w * 3, h * 3)
      for (let i = 0; i < 46; i++) {
        const at = [
          between(random, -0.1, 1.1) * w,
          between(random, -0.08, 1.08) * h,
          u * between(random, 0.3, 0.52),
          between(random, -1.3, 1.3),
        ] as const
        envelope(ctx, stage, at, PAPERS[i % PAPERS.length] ?? '#fff')
      }
      ctx.fillStyle = 'rgba(52,28,20,0.34)'
      ctx.fillRect(-w, -h, w * 3, h * 3)
    }),
    draw(0.6, letter(false)),
  ],
}
