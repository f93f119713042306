import type { Scene } from '../../core/scene.ts'
import type { Context, Layer, Stage } from '../../core/stage.ts'
import { camel } from '../../figures/animals.ts'
import { drawMask } from '../../figures/figure.ts'
import { setLine } from '../../layers/lettering.ts'
import { blob, cutOut, draw, land, type Place, polygon } from '../../layers/print.ts'

/** A sheet with an opening: one frame of a book that unfolds into a stage. */
const frame = (depth: number, color: string, size: number, bump: (turn: number) => number): Layer =>
  draw(depth, (ctx, stage) => {
    const { w, h, u } = stage
    const tall = h > w
    const [cx, cy] = [w / 2, h * (tall ? 0.56 : 0.55)]
    const places: Place[] = []
    for (let i = 0; i < 220; i++) {
      const turn = (i / 220) * Math.PI * 2
      const out = size * u * (1 + bump(turn))
      places.push([
        cx + Math.cos(turn) * out * (tall ? 0.84 : 1.3),
        cy + Math.sin(turn) * out * (tall ? 1.08 : 0.84),
      ])
    }
    ctx.save()
    ctx.shadowColor = 'rgba(6,4,24,0.6)'
    ctx.shadowBlur = u * 0.035
    ctx.shadowOffsetY = u * 0.014
    ctx.fillStyle = color
    polygon(ctx, places)
    ctx.rect(-w, -h, w * 3, h * 3)
    ctx.fill('evenodd')
    ctx.restore()
    polygon(ctx, places)
    ctx.strokeStyle = 'rgba(255,246,220,0.5)'
    ctx.lineWidth = u * 0.004
    ctx.stroke()
  })

const star = (ctx: Context, x: number, y: number, size: number): void => {
  ctx.beginPath()
  for (let i = 0; i < 16; i++) {
    const out = size * (i % 2 ? 0.2 : i % 4 ? 0.55 : 1) * (i === 4 ? 1.7 : 1)
    ctx.lineTo(
      x + Math.sin((i / 8) * Math.PI) * out,
      y - Math.cos((i / 8) * Math.PI) * out * (i === 8 ? 2 : 1),
    )
  }
  ctx.closePath()
}

const hanging = (depth: number, list: readonly (readonly [number, number, number])[]): Layer =>
  draw(depth, (ctx, stage) => {
    for (const [x, y, size] of list) {
      ctx.strokeStyle = 'rgba(255,240,200,0.55)'
      ctx.lineWidth = stage.u * 0.0022
      ctx.beginPath()
      ctx.moveTo(x * stage.w, -stage.h * 0.1)
      ctx.lineTo(x * stage.w, y * stage.h)
      ctx.stroke()
      star(ctx, x * stage.w, y * stage.h, size * stage.u)
      cutOut(ctx, stage, '#ffd66e', 0.012)
    }
  })

/** Houses with flat roofs and domes, cut from one strip. */
const houses = (depth: number, color: string, y: number, window: string): Layer =>
  draw(depth, (ctx, stage) => {
    const { w, h, u, random } = stage
    const lit: Place[] = []
    ctx.beginPath()
    ctx.moveTo(-0.1 * w, h * 1.1)
    for (let x = -0.1 * w; x < w * 1.1; ) {
      const wide = u * (0.07 + random() * 0.08)
      const top = y * h - u * (0.03 + random() * 0.13) * (0.5 + Math.abs(x / w - 0.5) * 1.8)
      if (random() > 0.62) {
        ctx.lineTo(x, top)
        ctx.arc(x + wide / 2, top, wide / 2, Math.PI, 0)
      } else {
        ctx.lineTo(x, top)
        ctx.lineTo(x + wide, top)
      }
      lit.push([x + wide * 0.35, top + u * 0.03])
      x += wide
    }
    ctx.lineTo(w * 1.1, h * 1.1)
    ctx.closePath()
    cutOut(ctx, stage, color, 0.016)
    ctx.fillStyle = window
    for (const [x, at] of lit) {
      ctx.beginPath()
      ctx.roundRect(x, at, u * 0.016, u * 0.03, [u * 0.008, u * 0.008, 0, 0])
      ctx.fill()
    }
  })

const palm = (ctx: Context, stage: Stage, x: number, foot: number, size: number, lean: number): void => {
  const u = stage.u * size
  const [tx, ty] = [x + lean * u, foot - u]
  blob(ctx, [
    [x - u * 0.04, foot],
    [x + u * 0.05, foot],
    [tx + u * 0.025, ty],
    [tx - u * 0.02, ty],
  ])
  cutOut(ctx, stage, '#7a4a34')
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI * (0.02 + (i / 6) * 0.96)
    const [ex, ey] = [tx + Math.cos(a) * u * 0.46, ty + Math.sin(a) * u * 0.26 + u * 0.14]
    const [mx, my] = [tx + Math.cos(a) * u * 0.26, ty + Math.sin(a) * u * 0.36]
    blob(ctx, [
      [tx, ty],
      [mx, my - u * 0.05],
      [ex, ey],
      [mx, my + u * 0.05],
    ])
    cutOut(ctx, stage, i % 2 ? '#2f7c69' : '#3f9a7c', 0.008)
  }
}

const wave =
  (n: number, size: number, shift = 0) =>
  (turn: number) =>
    Math.sin(turn * n + shift) * size

/** A book that unfolds into a stage, as a father in Dickens’ London might have cut it for his son. */
export const kingOfKingsBook: Scene = {
  id: 'king-of-kings',
  title: {
    lines: ['King', '~of', 'Kings'],
    letter: (ctx, { w, h, u }) => {
      ctx.shadowColor = 'rgba(8,6,30,0.6)'
      ctx.shadowBlur = u * 0.02
      ctx.shadowOffsetY = u * 0.008
      setLine(ctx, 'King of', { face: 'fell', x: w / 2, y: h * 0.082, size: u * 0.115, color: '#ffe9b8' })
      setLine(ctx, 'Kings', { face: 'fell', x: w / 2, y: h * 0.192, size: u * 0.2, color: '#ffe9b8' })
    },
  },
  stock: 'paper',
  camera: { pan: 0.03, push: 0.2 },
  layers: [
    draw(0.02, (ctx, { w, h, u }) => {
      const light = ctx.createRadialGradient(w / 2, h * 0.56, 0, w / 2, h * 0.56, u * 0.75)
      light.addColorStop(0, '#fff3c9')
      light.addColorStop(0.35, '#ffcf73')
      light.addColorStop(1, '#d0713a')
      ctx.fillStyle = light
      ctx.fillRect(-w, -h, w * 3, h * 3)
    }),
    draw(0.06, (ctx, stage) => {
      star(ctx, stage.w / 2, stage.h * (stage.h > stage.w ? 0.47 : 0.36), stage.u * 0.1)
      cutOut(ctx, stage, '#fffbe8', 0.01)
    }),
    land(0.16, '#b9714d', (x) => 0.66 + Math.sin(x * 7) * 0.02),
    draw(0.2, (ctx, stage) => {
      for (const [x, size] of [
        [-0.14, 0.15],
        [0.02, 0.165],
        [0.17, 0.15],
      ] as const) {
        ctx.fillStyle = '#5b2a3c'
        ctx.strokeStyle = '#5b2a3c'
        drawMask(ctx, stage, camel, { x: 0.5 + (x * stage.u) / stage.w, y: 0.685, size, color: '#5b2a3c' })
      }
    }),
    land(0.26, '#97543f', (x) => 0.69 + Math.cos(x * 6) * 0.016),
    frame(0.34, '#6a4a86', 0.36, wave(9, 0.05)),
    houses(0.42, '#4c3a7c', 0.79, '#ffd98a'),
    frame(0.54, '#35307a', 0.44, wave(13, 0.035, 1)),
    hanging(0.6, [
      [0.2, 0.37, 0.035],
      [0.81, 0.33, 0.045],
      [0.32, 0.28, 0.024],
      [0.67, 0.26, 0.028],
    ]),
    draw(0.66, (ctx, stage) => {
      const { w, h } = stage
      const foot = h * (h > w ? 0.86 : 0.94)
      palm(ctx, stage, w / 2 - stage.u * 0.4, foot, 0.42, 0.1)
      palm(ctx, stage, w / 2 + stage.u * 0.42, foot, 0.5, -0.12)
    }),
    land(0.74, '#3d6a66', (x) => 0.855 + Math.sin(x * 5 + 2) * 0.022),
    frame(0.86, '#191c52', 0.55, wave(7, 0.03, 2)),
    land(0.95, '#101338', (x) => 0.925 + Math.sin(x * 4) * 0.012),
    draw(1, (ctx, stage) => {
      // Walter and the cat, who should be in bed.
      const { w, h, u } = stage
      const s = u * 0.2
      const [x, y] = [w / 2 - s * 0.18, h * 0.985]
      blob(ctx, [
        [x - s * 0.32, y],
        [x - s * 0.28, y - s * 0.5],
        [x - s * 0.14, y - s * 0.62],
        [x + s * 0.14, y - s * 0.62],
        [x + s * 0.28, y - s * 0.5],
        [x + s * 0.32, y],
      ])
      cutOut(ctx, stage, '#b23a3a', 0.012)
      ctx.beginPath()
      ctx.arc(x, y - s * 0.78, s * 0.2, 0, 7)
      cutOut(ctx, stage, '#7a3d22', 0.008)
      const c = x + s * 0.66
      blob(ctx, [
        [c - s * 0.17, y],
        [c - s * 0.13, y - s * 0.36],
        [c + s * 0.1, y - s * 0.36],
        [c + s * 0.18, y],
      ])
      cutOut(ctx, stage, '#d98b3a', 0.01)
      polygon(ctx, [
        [c - s * 0.15, y - s * 0.36],
        [c - s * 0.14, y - s * 0.66],
        [c - s * 0.05, y - s * 0.56],
        [c + s * 0.06, y - s * 0.56],
        [c + s * 0.14, y - s * 0.66],
        [c + s * 0.14, y - s * 0.36],
      ])
      cutOut(ctx, stage, '#d98b3a', 0.006)
    }),
  ],
}
