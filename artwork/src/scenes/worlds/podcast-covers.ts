import type { Scene } from '../../core/scene.ts'
import type { Context, Stage } from '../../core/stage.ts'
import { setLine } from '../../layers/lettering.ts'
import { blob, cutOut, draw, ground, polygon } from '../../layers/print.ts'

type Paint = (ctx: Context, stage: Stage, x: number, y: number, s: number) => void

interface Cover {
  readonly id: string
  readonly lines: readonly string[]
  readonly sheet: string
  readonly ink: string
}

/** One thing cut from paper, and the question beside it: how a talk looks, so that it is not taken for a film. */
const cover = ({ id, lines, sheet, ink }: Cover, paint: Paint): Scene => ({
  id,
  title: {
    lines,
    letter: (ctx, { h, u }) => {
      const size = u * 0.152
      const top = h / 2 - ((lines.length - 1) * size * 1.02) / 2 + size * 0.36
      for (const [i, text] of lines.entries())
        setLine(ctx, text, {
          face: 'archivo',
          x: u * 0.1,
          y: top + i * size * 1.02,
          size,
          tracking: -0.03,
          anchor: 'left',
          color: ink,
        })
    },
  },
  stock: 'paper',
  grain: 0.8,
  layers: [
    ground(sheet),
    draw(0.5, (ctx, stage) => paint(ctx, stage, stage.w * 0.76, stage.h * 0.52, stage.u * 0.8)),
  ],
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

const priceTag: Paint = (ctx, stage, x, y, s) => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(0.16)
  polygon(ctx, [
    [-s * 0.3, -s * 0.2],
    [0, -s * 0.46],
    [s * 0.3, -s * 0.2],
    [s * 0.3, s * 0.46],
    [-s * 0.3, s * 0.46],
  ])
  cutOut(ctx, stage, '#fbf3df', 0.03)
  disc(ctx, stage, 0, -s * 0.27, s * 0.05, '#d9962b', 0.002)
  ctx.strokeStyle = '#7c2f1d'
  ctx.lineWidth = s * 0.018
  ctx.beginPath()
  ctx.moveTo(0, -s * 0.27)
  ctx.bezierCurveTo(s * 0.1, -s * 0.55, s * 0.3, -s * 0.5, s * 0.26, -s * 0.8)
  ctx.stroke()
  blob(ctx, [
    [-s * 0.13, s * 0.14],
    [-s * 0.06, s * 0.02],
    [s * 0.09, s * 0.03],
    [s * 0.15, s * 0.15],
    [s * 0.06, s * 0.25],
    [-s * 0.09, s * 0.24],
  ])
  cutOut(ctx, stage, '#6f6a76', 0.016)
  ctx.restore()
}

const snowGlobe: Paint = (ctx, stage, x, y, s) => {
  disc(ctx, stage, x, y - s * 0.08, s * 0.42, '#d8ecf7', 0.03)
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y - s * 0.08, s * 0.42, 0, 7)
  ctx.clip()
  ctx.fillStyle = '#2b4c7e'
  ctx.fillRect(x - s, y - s, s * 2, s * 2)
  blob(ctx, [
    [x - s * 0.6, y + s * 0.16],
    [x - s * 0.1, y + s * 0.09],
    [x + s * 0.3, y + s * 0.13],
    [x + s * 0.6, y + s * 0.08],
    [x + s * 0.6, y + s * 0.6],
    [x - s * 0.6, y + s * 0.6],
  ])
  cutOut(ctx, stage, '#f4f9fd', 0.012)
  polygon(ctx, [
    [x - s * 0.14, y + s * 0.16],
    [x - s * 0.14, y - s * 0.06],
    [x, y - s * 0.18],
    [x + s * 0.14, y - s * 0.06],
    [x + s * 0.14, y + s * 0.16],
  ])
  cutOut(ctx, stage, '#c8413a', 0.012)
  polygon(ctx, [
    [x - s * 0.05, y - s * 0.14],
    [x - s * 0.05, y - s * 0.26],
    [x, y - s * 0.4],
    [x + s * 0.05, y - s * 0.26],
    [x + s * 0.05, y - s * 0.14],
  ])
  cutOut(ctx, stage, '#a5302c', 0.008)
  ctx.fillStyle = '#ffd978'
  for (const dx of [-0.09, -0.02, 0.05]) ctx.fillRect(x + dx * s, y, s * 0.04, s * 0.09)
  ctx.fillStyle = '#ffffff'
  for (let i = 0; i < 46; i++) {
    ctx.beginPath()
    ctx.arc(x + (stage.random() - 0.5) * s * 0.8, y - s * 0.46 + stage.random() * s * 0.7, s * 0.009, 0, 7)
    ctx.fill()
  }
  ctx.restore()
  polygon(ctx, [
    [x - s * 0.3, y + s * 0.27],
    [x + s * 0.3, y + s * 0.27],
    [x + s * 0.36, y + s * 0.48],
    [x - s * 0.36, y + s * 0.48],
  ])
  cutOut(ctx, stage, '#7a4a2c', 0.016)
}

const apple: Paint = (ctx, stage, x, y, s) => {
  blob(ctx, [
    [x, y - s * 0.22],
    [x + s * 0.2, y - s * 0.32],
    [x + s * 0.38, y - s * 0.14],
    [x + s * 0.34, y + s * 0.18],
    [x + s * 0.14, y + s * 0.42],
    [x, y + s * 0.38],
    [x - s * 0.14, y + s * 0.42],
    [x - s * 0.34, y + s * 0.18],
    [x - s * 0.38, y - s * 0.14],
    [x - s * 0.2, y - s * 0.32],
  ])
  cutOut(ctx, stage, '#cf3330', 0.03)
  for (const [dx, dy, r] of [
    [0.36, -0.1, 0.11],
    [0.34, 0.06, 0.1],
    [0.42, -0.24, 0.08],
  ] as const) {
    ctx.beginPath()
    ctx.arc(x + dx * s, y + dy * s, r * s, 0, 7)
    ctx.fillStyle = '#2f6b46'
    ctx.fill()
  }
  ctx.strokeStyle = '#fbe9c4'
  ctx.lineWidth = s * 0.022
  ctx.beginPath()
  ctx.arc(x + s * 0.36, y - s * 0.1, s * 0.12, 2.1, 3.9)
  ctx.arc(x + s * 0.34, y + s * 0.06, s * 0.11, 3.6, 1.7, true)
  ctx.stroke()
  ctx.strokeStyle = '#5a3320'
  ctx.lineWidth = s * 0.035
  ctx.beginPath()
  ctx.moveTo(x, y - s * 0.22)
  ctx.quadraticCurveTo(x + s * 0.01, y - s * 0.36, x + s * 0.07, y - s * 0.46)
  ctx.stroke()
  blob(ctx, [
    [x + s * 0.04, y - s * 0.36],
    [x - s * 0.12, y - s * 0.5],
    [x - s * 0.3, y - s * 0.46],
    [x - s * 0.16, y - s * 0.34],
  ])
  cutOut(ctx, stage, '#9ccb5a', 0.012)
  blob(ctx, [
    [x - s * 0.26, y - s * 0.14],
    [x - s * 0.17, y - s * 0.22],
    [x - s * 0.16, y - s * 0.12],
    [x - s * 0.26, y + s * 0.04],
  ])
  ctx.fillStyle = 'rgba(255,240,225,0.55)'
  ctx.fill()
}

const storybook: Paint = (ctx, stage, x, y, s) => {
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI / 2 + (i - 3) * 0.36
    polygon(ctx, [
      [x, y + s * 0.2],
      [x + Math.cos(a - 0.07) * s * 0.78, y + s * 0.2 + Math.sin(a - 0.07) * s * 0.78],
      [x + Math.cos(a + 0.07) * s * 0.78, y + s * 0.2 + Math.sin(a + 0.07) * s * 0.78],
    ])
    ctx.fillStyle = 'rgba(255,224,140,0.5)'
    ctx.fill()
  }
  ctx.beginPath()
  for (let i = 0; i < 16; i++) {
    const r = s * (i % 2 ? 0.055 : i % 4 ? 0.12 : 0.24)
    ctx.lineTo(x + Math.sin((i / 8) * Math.PI) * r, y - s * 0.2 - Math.cos((i / 8) * Math.PI) * r)
  }
  ctx.closePath()
  cutOut(ctx, stage, '#ffe9a6', 0.016)
  polygon(ctx, [
    [x - s * 0.5, y + s * 0.14],
    [x, y + s * 0.26],
    [x + s * 0.5, y + s * 0.14],
    [x + s * 0.5, y + s * 0.46],
    [x, y + s * 0.54],
    [x - s * 0.5, y + s * 0.46],
  ])
  cutOut(ctx, stage, '#b23a3a', 0.03)
  for (const side of [-1, 1])
    for (const [i, color] of ['#e2d3b0', '#f1e6c9', '#fff9e8'].entries()) {
      polygon(ctx, [
        [x, y + s * (0.24 - i * 0.02)],
        [x + side * s * (0.46 - i * 0.015), y + s * (0.1 - i * 0.03)],
        [x + side * s * (0.46 - i * 0.015), y + s * (0.4 - i * 0.03)],
        [x, y + s * (0.5 - i * 0.02)],
      ])
      cutOut(ctx, stage, color, 0.006)
    }
}

export const podWhatFearCosts = cover(
  { id: 'pod-what-fear-costs', lines: ['What', 'fear', 'costs'], sheet: '#f0b73f', ink: '#3a1a12' },
  priceTag,
)
export const podGraceInTheCold = cover(
  { id: 'pod-grace-in-the-cold', lines: ['Grace', 'in the', 'cold'], sheet: '#a9cfe6', ink: '#1c3358' },
  snowGlobe,
)
export const podWhoToldYouThat = cover(
  { id: 'pod-who-told-you-that', lines: ['Who', 'told you', 'that?'], sheet: '#2f6b46', ink: '#fbe9c4' },
  apple,
)
export const podAFathersStory = cover(
  { id: 'pod-a-fathers-story', lines: ['A', 'father’s', 'story'], sheet: '#3a2f7c', ink: '#ffe9a6' },
  storybook,
)
