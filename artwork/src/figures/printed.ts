import type { Image } from '@napi-rs/canvas'
import type { Context, Stage } from '../core/stage.ts'
import { castShadow, noShadow } from './paper.ts'

/** A sheet one unit high, its middle at 0,0. */
export const sheet =
  (picture: Image) =>
  (ctx: Context, stage: Stage): void => {
    const wide = picture.width / picture.height
    castShadow(ctx, stage, 0.03, 0.5)
    ctx.fillStyle = '#fff'
    ctx.fillRect(-wide / 2, -0.5, wide, 1)
    noShadow(ctx)
    ctx.imageSmoothingQuality = 'high'
    ctx.drawImage(picture, -wide / 2, -0.5, wide, 1)
    const light = ctx.createLinearGradient(-wide / 2, -0.5, wide / 2, 0.5)
    light.addColorStop(0, 'rgba(255,246,228,0.1)')
    light.addColorStop(1, 'rgba(60,36,20,0.16)')
    ctx.fillStyle = light
    ctx.fillRect(-wide / 2, -0.5, wide, 1)
  }

/** Two pages side by side, bent into the fold. */
export const spread =
  (left: Image, right: Image) =>
  (ctx: Context, stage: Stage): void => {
    const wide = left.width / left.height
    castShadow(ctx, stage, 0.04, 0.55)
    ctx.fillStyle = '#e9dfc9'
    ctx.fillRect(-wide - 0.012, -0.488, wide * 2 + 0.024, 1)
    noShadow(ctx)
    ctx.imageSmoothingQuality = 'high'
    ctx.drawImage(left, -wide, -0.5, wide, 1)
    ctx.drawImage(right, 0, -0.5, wide, 1)
    const fold = ctx.createLinearGradient(-0.16, 0, 0.16, 0)
    for (const [at, dark] of [
      [0, 0],
      [0.44, 0.18],
      [0.5, 0.5],
      [0.56, 0.14],
      [1, 0],
    ] as const)
      fold.addColorStop(at, `rgba(60,38,20,${dark})`)
    ctx.fillStyle = fold
    ctx.fillRect(-0.16, -0.5, 0.32, 1)
  }

export const tape = (ctx: Context, x: number, y: number, turn: number): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.fillStyle = 'rgba(240,226,180,0.82)'
  ctx.fillRect(-0.06, -0.018, 0.12, 0.036)
  ctx.restore()
}

export const pencil = (ctx: Context, stage: Stage): void => {
  castShadow(ctx, stage, 0.02, 0.6)
  ctx.fillStyle = '#2f6f8f'
  ctx.fillRect(-0.5, -0.02, 0.9, 0.04)
  noShadow(ctx)
  ctx.fillStyle = 'rgba(255,255,255,0.3)'
  ctx.fillRect(-0.5, -0.013, 0.9, 0.009)
  for (const [from, to, color] of [
    [0.4, 0.5, '#ecd2a0'],
    [0.47, 0.5, '#241a14'],
  ] as const) {
    ctx.fillStyle = color
    ctx.beginPath()
    ctx.moveTo(from, -0.02 * ((0.5 - from) / 0.1))
    ctx.lineTo(to, 0)
    ctx.lineTo(from, 0.02 * ((0.5 - from) / 0.1))
    ctx.fill()
  }
}

/** Coffee from above. */
export const cup = (ctx: Context, stage: Stage): void => {
  castShadow(ctx, stage, 0.04, 0.5)
  for (const [r, color] of [
    [0.5, '#f7f3ea'],
    [0.32, '#efe7d8'],
  ] as const) {
    ctx.fillStyle = color
    ctx.beginPath()
    ctx.arc(0, 0, r, 0, 7)
    ctx.fill()
    if (r < 0.5) noShadow(ctx)
  }
  noShadow(ctx)
  const coffee = ctx.createRadialGradient(-0.08, -0.08, 0, 0, 0, 0.28)
  coffee.addColorStop(0, '#8a5a34')
  coffee.addColorStop(1, '#4a2c18')
  ctx.fillStyle = coffee
  ctx.beginPath()
  ctx.arc(0, 0, 0.28, 0, 7)
  ctx.fill()
}
