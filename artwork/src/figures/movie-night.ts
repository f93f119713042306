import { createRandom } from '../core/random.ts'
import type { Context, Stage } from '../core/stage.ts'
import { castShadow, noShadow } from './paper.ts'
import { kernel } from './popcorn-bucket.ts'

/** A cinema ticket, bites of the perforation at its ends. */
export const ticket = (ctx: Context, stage: Stage): void => {
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
export const bucket = (ctx: Context, stage: Stage): void => {
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
