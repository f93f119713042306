import { createRandom } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import type { Context, Stage } from '../../core/stage.ts'
import { castShadow, noShadow, print, sheet } from '../../figures/paper.ts'
import { kernel } from '../../figures/popcorn-bucket.ts'
import { prop } from '../../figures/prop.ts'
import { filmPicture, inset } from '../../layers/inset.ts'
import { glow } from '../../layers/light.ts'
import { wood } from '../../layers/wood.ts'
import { davidWide } from '../hero.ts'

/** A clipboard with a list; what is done has its tick. */
const clipboard = (ctx: Context, stage: Stage): void => {
  castShadow(ctx, stage, 0.05, 0.6)
  const board = ctx.createLinearGradient(0.4, -0.6, -0.4, 0.6)
  board.addColorStop(0, '#8f5a30')
  board.addColorStop(1, '#5a3418')
  ctx.fillStyle = board
  ctx.beginPath()
  ctx.roundRect(-0.42, -0.58, 0.84, 1.16, 0.035)
  ctx.fill()
  castShadow(ctx, stage, 0.012, 0.45)
  sheet(ctx, [-0.37, -0.5, 0.74, 1.04], '#fffdf6', '#e4dcc8')
  noShadow(ctx)
  inset(ctx, filmPicture(davidWide, 900, 400), [-0.31, -0.43, 0.62, 0.2])
  ctx.fillStyle = '#1f4d5c'
  ctx.fillRect(-0.31, -0.185, 0.36, 0.036)
  for (let i = 0; i < 7; i++) {
    const y = -0.09 + i * 0.085
    ctx.strokeStyle = '#1f4d5c'
    ctx.lineWidth = 0.007
    ctx.strokeRect(-0.305, y, 0.042, 0.042)
    print(ctx, [-0.225, y + 0.012, 0.3 + ((i * 37) % 20) / 100, 0.055], 1)
    if (i > 4) continue
    ctx.strokeStyle = '#d0552c'
    ctx.lineWidth = 0.015
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    ctx.beginPath()
    ctx.moveTo(-0.298, y + 0.016)
    ctx.lineTo(-0.283, y + 0.036)
    ctx.lineTo(-0.248, y - 0.018)
    ctx.stroke()
  }
  castShadow(ctx, stage, 0.015, 0.5)
  const clip = ctx.createLinearGradient(0, -0.64, 0, -0.5)
  clip.addColorStop(0, '#f0f2f0')
  clip.addColorStop(0.5, '#8e979a')
  clip.addColorStop(1, '#d0d6d6')
  ctx.fillStyle = clip
  ctx.beginPath()
  ctx.roundRect(-0.17, -0.6, 0.34, 0.1, 0.03)
  ctx.fill()
  ctx.beginPath()
  ctx.roundRect(-0.07, -0.665, 0.14, 0.1, 0.05)
  ctx.fill()
  noShadow(ctx)
}

/** A cinema ticket, bites of the perforation at its ends. */
const ticket = (ctx: Context, stage: Stage): void => {
  castShadow(ctx, stage, 0.016, 0.5)
  const card = ctx.createLinearGradient(0.4, -0.2, -0.4, 0.2)
  card.addColorStop(0, '#f8c65a')
  card.addColorStop(1, '#d98a2c')
  ctx.fillStyle = card
  ctx.beginPath()
  ctx.moveTo(-0.4, -0.19)
  ctx.lineTo(0.4, -0.19)
  for (let i = 0; i < 6; i++) ctx.arc(0.4, -0.158 + i * 0.063, 0.02, -Math.PI / 2, Math.PI / 2, true)
  ctx.lineTo(0.4, 0.19)
  ctx.lineTo(-0.4, 0.19)
  for (let i = 5; i >= 0; i--) ctx.arc(-0.4, -0.158 + i * 0.063, 0.02, Math.PI / 2, -Math.PI / 2, true)
  ctx.fill()
  noShadow(ctx)
  ctx.strokeStyle = 'rgba(120,50,14,0.7)'
  ctx.lineWidth = 0.008
  ctx.strokeRect(-0.33, -0.145, 0.66, 0.29)
  ctx.fillStyle = '#8c3a18'
  ctx.fillRect(-0.26, -0.075, 0.36, 0.05)
  ctx.fillRect(-0.26, 0.0, 0.24, 0.024)
  ctx.fillRect(-0.26, 0.045, 0.3, 0.024)
  ctx.setLineDash([0.014, 0.014])
  ctx.beginPath()
  ctx.moveTo(0.17, -0.145)
  ctx.lineTo(0.17, 0.145)
  ctx.stroke()
  // A star for a seal.
  ctx.beginPath()
  for (let i = 0; i < 10; i++) {
    const r = i % 2 === 0 ? 0.06 : 0.026
    ctx.lineTo(0.25 + Math.sin((i * Math.PI) / 5) * r, -Math.cos((i * Math.PI) / 5) * r)
  }
  ctx.fill()
}

/** A bucket from above, full to the brim, a few kernels over the edge. */
const bucket = (ctx: Context, stage: Stage): void => {
  castShadow(ctx, stage, 0.06, 0.6)
  ctx.fillStyle = '#f4ead6'
  ctx.beginPath()
  ctx.arc(0, 0, 0.5, 0, 7)
  ctx.fill()
  noShadow(ctx)
  for (let i = 0; i < 24; i++) {
    ctx.fillStyle = i % 2 === 0 ? '#c1272d' : '#f4ead6'
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.arc(0, 0, 0.5, (i / 24) * 6.2832, ((i + 1) / 24) * 6.2832)
    ctx.fill()
  }
  ctx.fillStyle = '#7a4a1c'
  ctx.beginPath()
  ctx.arc(0, 0, 0.45, 0, 7)
  ctx.fill()
  const random = createRandom(19)
  for (let i = 0; i < 95; i++) {
    const turn = random() * 6.28
    const away = Math.sqrt(random()) * 0.39 * (1.02 - i / 400)
    kernel(
      ctx,
      random,
      Math.cos(turn) * away,
      Math.sin(turn) * away,
      0.082,
      0.72 + (i / 95) * 0.26 + Math.cos(turn + 0.8) * away * 0.3,
    )
  }
  for (const [x, y] of [
    [-0.62, 0.2],
    [-0.5, 0.46],
    [-0.78, 0.4],
    [0.1, 0.66],
    [-0.16, 0.6],
    [0.6, -0.28],
  ] as const) {
    ctx.fillStyle = 'rgba(10,20,24,0.4)'
    ctx.beginPath()
    ctx.ellipse(x - 0.03, y + 0.045, 0.09, 0.06, 0, 0, 7)
    ctx.fill()
    kernel(ctx, random, x, y, 0.08, 0.92)
  }
}

/** A table on the day before: the list, the tickets, the popcorn. */
export const resourceEventPlanning: Scene = {
  id: 'event-planning-guide',
  title: { lines: ['David'] },
  vignette: 0.7,
  layers: [
    wood({
      color: '#5d8a8e',
      light: { x: 0.6, y: 0.3, color: '#fff4dc', reach: 0.95 },
      planks: 5,
      ambient: 0.3,
    }),
    prop({ x: 0.36, y: 0.53, size: 0.72, turn: -7 }, clipboard),
    prop({ x: 0.735, y: 0.785, size: 0.36, turn: 14 }, ticket),
    prop({ x: 0.79, y: 0.66, size: 0.36, turn: -9 }, ticket),
    prop({ x: 0.79, y: 0.29, size: 0.44, turn: 8 }, bucket),
    glow({ x: 0.68, y: 0.2, size: 1, color: '#fff0d0', strength: 0.25, flicker: 0 }),
  ],
}
