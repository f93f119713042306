import type { Scene } from '../../core/scene.ts'
import type { Context, Stage } from '../../core/stage.ts'
import { castShadow, gloss, noShadow, rounded } from '../../figures/paper.ts'
import { prop } from '../../figures/prop.ts'
import { filmPicture, inset } from '../../layers/inset.ts'
import { glow } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'
import { davidPoster, davidWide } from '../hero.ts'

type Screen = (ctx: Context) => void

const W = 0.5
const H = 1

/** A phone lying in a fan, one unit high; what it shows is drawn by `screen`. */
const phone = (ctx: Context, stage: Stage, screen: Screen): void => {
  castShadow(ctx, stage, 0.06, 0.75)
  ctx.fillStyle = '#0b0b12'
  ctx.beginPath()
  ctx.roundRect(-W / 2, -H, W, H, 0.07)
  ctx.fill()
  noShadow(ctx)
  const metal = ctx.createLinearGradient(-W / 2, -H, W / 2, 0)
  metal.addColorStop(0, '#8f8a9c')
  metal.addColorStop(0.5, '#2c2a38')
  metal.addColorStop(1, '#d8b08a')
  ctx.strokeStyle = metal
  ctx.lineWidth = 0.008
  ctx.stroke()
  const box = [-W / 2 + 0.018, -H + 0.018, W - 0.036, H - 0.036] as const
  rounded(ctx, box, 0.055, () => {
    screen(ctx)
    gloss(ctx, box, 0.14)
  })
  ctx.fillStyle = '#0b0b12'
  ctx.beginPath()
  ctx.roundRect(-0.07, -H + 0.034, 0.14, 0.026, 0.013)
  ctx.fill()
}

/** A square picture in a feed, its maker's line above and its hearts below. */
const feed: Screen = (ctx) => {
  ctx.fillStyle = '#14121d'
  ctx.fillRect(-W, -H, W * 2, H)
  ctx.fillStyle = '#f0a54f'
  ctx.beginPath()
  ctx.arc(-0.185, -0.845, 0.024, 0, 7)
  ctx.fill()
  ctx.fillStyle = 'rgba(255,255,255,0.75)'
  ctx.fillRect(-0.145, -0.86, 0.16, 0.012)
  ctx.fillStyle = 'rgba(255,255,255,0.35)'
  ctx.fillRect(-0.145, -0.838, 0.1, 0.009)
  inset(ctx, filmPicture(davidPoster, 600, 640, true), [-0.232, -0.8, 0.464, 0.495])
  ctx.fillStyle = '#ff5a5f'
  ctx.beginPath()
  ctx.moveTo(-0.2, -0.245)
  ctx.bezierCurveTo(-0.245, -0.28, -0.212, -0.305, -0.2, -0.278)
  ctx.bezierCurveTo(-0.188, -0.305, -0.155, -0.28, -0.2, -0.245)
  ctx.fill()
  ctx.fillStyle = 'rgba(255,255,255,0.45)'
  for (const [y, wide] of [
    [-0.21, 0.36],
    [-0.185, 0.4],
    [-0.16, 0.24],
  ] as const)
    ctx.fillRect(-0.215, y, wide, 0.01)
}

/** Three phones in a fan, all of them showing the shepherd and the giant. */
export const resourceSocialMediaPack: Scene = {
  id: 'social-media-pack',
  title: { lines: ['David'] },
  vignette: 0.8,
  layers: [
    sky(
      [
        [0, '#1a1440'],
        [0.55, '#4a2a78'],
        [1, '#1a0f34'],
      ],
      { x: 0.5, y: 0.55, color: '#ff9a72', reach: 0.5, strength: 0.7 },
    ),
    bokeh({ count: 26, colors: ['#ffb27a', '#c08aff', '#ff7a9a'], y0: 0, y1: 1, size: 0.07, strength: 0.16 }),
    glow({ x: 0.5, y: 0.5, size: 0.75, color: '#ffb07a', strength: 0.55, flicker: 0 }),
    prop({ x: 0.33, y: 0.885, size: 0.72, turn: -17 }, (ctx, stage) =>
      phone(ctx, stage, (c) => inset(c, filmPicture(davidPoster, 540, 1080), [-W / 2, -H, W, H])),
    ),
    prop({ x: 0.67, y: 0.885, size: 0.72, turn: 17 }, (ctx, stage) =>
      phone(ctx, stage, (c) => {
        c.fillStyle = '#0d0a16'
        c.fillRect(-W, -H, W * 2, H)
        // A clip: the wide picture fills the height and is cut at its sides.
        inset(c, filmPicture(davidWide, 1600, 900), [-1.12, -H, 1.78, H])
        c.fillStyle = 'rgba(255,255,255,0.92)'
        c.beginPath()
        c.arc(0, -0.36, 0.06, 0, 7)
        c.fill()
        c.fillStyle = '#2a1638'
        c.beginPath()
        c.moveTo(-0.018, -0.39)
        c.lineTo(0.034, -0.36)
        c.lineTo(-0.018, -0.33)
        c.fill()
      }),
    ),
    prop({ x: 0.5, y: 0.93, size: 0.84, depth: 0.7 }, (ctx, stage) => phone(ctx, stage, feed)),
    weather({ kind: 'dust', count: 60, color: '#ffdcc0', strength: 0.5 }),
  ],
}
