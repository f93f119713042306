import { fbm } from '../../core/noise.ts'
import type { Scene } from '../../core/scene.ts'
import { type Context, type Stage, shade } from '../../core/stage.ts'
import { setLine } from '../../layers/lettering.ts'
import { blob, draw, type Place } from '../../layers/print.ts'

/** The ship from a drone: one unit long, bow up. */
const ship = (ctx: Context): void => {
  const hull = (grow: number): void =>
    blob(ctx, [
      [0, -0.5 - grow],
      [0.055 + grow * 0.5, -0.4],
      [0.085 + grow, -0.26],
      [0.088 + grow, 0.1],
      [0.085 + grow, 0.44],
      [0.06, 0.492 + grow],
      [-0.06, 0.492 + grow],
      [-0.085 - grow, 0.44],
      [-0.088 - grow, 0.1],
      [-0.085 - grow, -0.26],
      [-0.055 - grow * 0.5, -0.4],
    ])
  hull(0.005)
  ctx.fillStyle = '#1d4e89'
  ctx.fill()
  hull(0)
  ctx.fillStyle = '#f4f6f3'
  ctx.fill()
  const box = (x: number, y: number, w: number, h: number, color: string, lift = 0.012): void => {
    ctx.fillStyle = 'rgba(24,52,74,0.35)'
    ctx.fillRect(x + lift, y + lift * 0.6, w, h)
    ctx.fillStyle = color
    ctx.fillRect(x, y, w, h)
  }
  ctx.fillStyle = '#cfd9d6'
  ctx.fillRect(-0.062, -0.34, 0.124, 0.1)
  ctx.fillStyle = '#2e7d74'
  ctx.beginPath()
  ctx.arc(0, -0.36, 0.042, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#fff'
  ctx.fillRect(-0.006, -0.388, 0.012, 0.056)
  ctx.fillRect(-0.028, -0.366, 0.056, 0.012)
  box(-0.066, -0.27, 0.132, 0.07, '#e6ebe8', 0.016)
  box(-0.07, -0.19, 0.14, 0.44, '#fdfdfb', 0.014)
  box(-0.05, -0.16, 0.1, 0.12, '#dde5e2')
  box(-0.05, 0.14, 0.1, 0.08, '#7ec4cf', 0.004)
  box(-0.028, 0.0, 0.056, 0.09, '#1d4e89', 0.03)
  box(-0.02, 0.008, 0.04, 0.03, '#d9e4ea', 0)
  for (let i = 0; i < 7; i++)
    for (const side of [-1, 1]) {
      ctx.fillStyle = '#ef7a32'
      ctx.beginPath()
      ctx.ellipse(side * 0.079, -0.16 + i * 0.055, 0.009, 0.02, 0, 0, 7)
      ctx.fill()
    }
  box(-0.06, 0.29, 0.12, 0.13, '#c79f6b', 0.004)
  for (let i = 0; i < 6; i++)
    box(
      -0.05 + (i % 3) * 0.036,
      0.305 + Math.floor(i / 3) * 0.06,
      0.026,
      0.044,
      ['#b8434c', '#2e7d74', '#e3b23c'][i % 3] ?? '#fff',
      0.008,
    )
}

const canoe = (
  ctx: Context,
  stage: Stage,
  x: number,
  y: number,
  turn: number,
  size: number,
  color: string,
): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.scale(size * stage.u, size * stage.u)
  const foam = ctx.createLinearGradient(0, 0, 0, 2.4)
  foam.addColorStop(0, 'rgba(255,255,255,0.75)')
  foam.addColorStop(1, 'rgba(255,255,255,0)')
  ctx.fillStyle = foam
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.moveTo(0, -0.45)
    ctx.lineTo(side * 0.75, 2.3)
    ctx.lineTo(side * 0.5, 2.3)
    ctx.closePath()
    ctx.fill()
  }
  ctx.fillStyle = 'rgba(4,40,60,0.4)'
  ctx.beginPath()
  ctx.ellipse(0.12, 0.06, 0.16, 0.52, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = color
  blob(ctx, [
    [0, -0.55],
    [0.15, 0],
    [0, 0.5],
    [-0.15, 0],
  ])
  ctx.fill()
  for (let i = 0; i < 4; i++) {
    ctx.fillStyle = ['#f6d04d', '#f2f2ee', '#e2574c', '#3f6fb0'][i] ?? '#fff'
    ctx.beginPath()
    ctx.arc((i % 2) * 0.05 - 0.025, -0.3 + i * 0.19, 0.075, 0, 7)
    ctx.fill()
    ctx.fillStyle = '#2a1a14'
    ctx.beginPath()
    ctx.arc((i % 2) * 0.05 - 0.025, -0.3 + i * 0.19, 0.04, 0, 7)
    ctx.fill()
  }
  ctx.restore()
}

const BOATS: readonly (readonly [x: number, y: number, turn: number, color: string])[] = [
  [-0.36, 0.36, 0.62, '#8a4b2a'],
  [-0.27, 0.52, 0.42, '#b8434c'],
  [0.4, 0.3, -0.9, '#2f6f5e'],
  [0.33, 0.58, -0.36, '#c98a3b'],
  [-0.42, 0.06, 1.1, '#3a5d8f'],
  [0.02, 0.68, 0.02, '#8a4b2a'],
]

/** Morning from the air: the ship lies still, and everybody is on the way to it. */
export const mercyShipsAbove: Scene = {
  id: 'the-mercy-ships',
  title: {
    lines: ['~The', 'Mercy Ships'],
    letter: (ctx, { w, h, u }) => {
      setLine(ctx, 'the', {
        face: 'outfit',
        x: w * 0.075,
        y: h * 0.068,
        size: u * 0.07,
        anchor: 'left',
        color: '#ffffff',
      })
      setLine(ctx, 'mercy', {
        face: 'outfit',
        x: w * 0.065,
        y: h * 0.148,
        size: u * 0.19,
        tracking: -0.03,
        anchor: 'left',
        color: '#ffffff',
      })
      setLine(ctx, 'ships', {
        face: 'outfit',
        x: w * 0.065,
        y: h * 0.248,
        size: u * 0.19,
        tracking: -0.03,
        anchor: 'left',
        color: '#ffffff',
      })
    },
  },
  vignette: 0.15,
  grain: 0.4,
  camera: { pan: 0.05, tilt: -0.06, push: 0.14 },
  layers: [
    draw(0.2, (ctx, stage) => {
      shade(ctx, stage, 0.8, (x, y, out) => {
        const [px, py] = [(x * stage.w) / stage.u, (y * stage.h) / stage.u]
        const bed = fbm(stage.noise, px * 1.3, py * 1.3 + 4, 4) + (y - 0.45) * 0.75
        const net = Math.abs(fbm(stage.noise, px * 9 + bed, py * 9, 2))
        const caustic = Math.max(0, 0.1 - net) * 4 * Math.max(0.15, bed + 0.4)
        const ripple = stage.noise(px * 46 + py * 8, py * 90) * 7
        out[0] = 8 + Math.max(0, bed) * 92 + caustic * 80 + ripple
        out[1] = 96 + bed * 92 + caustic * 80 + ripple
        out[2] = 128 + bed * 62 + caustic * 62 + ripple
        out[3] = 255
      })
    }),
    draw(0.3, (ctx, stage) => {
      const { w, h, u } = stage
      const tall = h > w
      ctx.save()
      ctx.translate(w * (tall ? 0.6 : 0.57), h * (tall ? 0.5 : 0.48))
      ctx.rotate(tall ? 0.28 : 1.12)
      const long = u * 1.06
      ctx.scale(long, long)
      ctx.save()
      ctx.filter = `blur(${u * 0.012}px)`
      ctx.fillStyle = 'rgba(2,30,52,0.55)'
      blob(ctx, [
        [0.05, -0.47],
        [0.15, -0.25],
        [0.15, 0.45],
        [0.09, 0.51],
        [-0.04, 0.5],
        [-0.06, -0.2],
      ])
      ctx.fill()
      ctx.filter = `blur(${u * 0.006}px)`
      ctx.fillStyle = 'rgba(226,250,250,0.5)'
      blob(ctx, [
        [0, -0.53],
        [0.104, -0.26],
        [0.106, 0.44],
        [0, 0.54],
        [-0.106, 0.44],
        [-0.104, -0.26],
      ])
      ctx.fill()
      ctx.restore()
      ship(ctx)
      ctx.restore()
    }),
    draw(0.5, (ctx, stage) => {
      const { w, h, u } = stage
      for (const [x, y, turn, color] of BOATS) {
        const at: Place =
          h > w ? [w * 0.5 + x * u, h * 0.46 + y * u] : [w * 0.5 + x * u * 1.5, h * 0.42 + y * u * 0.75]
        canoe(ctx, stage, at[0], at[1], turn, 0.062, color)
      }
    }),
  ],
}
