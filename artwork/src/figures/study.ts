import { alpha, mix } from '../core/color.ts'
import type { Context } from '../core/stage.ts'

const path = (
  ctx: Context,
  draw: () => void,
  fill: ReturnType<Context['createLinearGradient']> | string,
): void => {
  ctx.fillStyle = fill
  ctx.beginPath()
  draw()
  ctx.fill()
}

const metal = (
  ctx: Context,
  left: number,
  right: number,
  light = 1,
): ReturnType<Context['createLinearGradient']> => {
  const fill = ctx.createLinearGradient(left, 0, right, 0)
  fill.addColorStop(0, mix('#1f1208', '#7a4c1c', light))
  fill.addColorStop(0.35, mix('#3a230e', '#ffd98c', light))
  fill.addColorStop(0.6, mix('#2a180a', '#a86c2a', light))
  fill.addColorStop(1, '#2a170a')
  return fill
}

/** A banker's lamp: brass foot and stem, a shade of green glass lit from within. Feet at 0,0, one unit high. */
export const bankersLamp = (ctx: Context): void => {
  path(ctx, () => ctx.ellipse(0, -0.02, 0.24, 0.055, 0, 0, 7), metal(ctx, -0.24, 0.24))
  path(ctx, () => ctx.ellipse(0, -0.06, 0.15, 0.035, 0, 0, 7), metal(ctx, -0.15, 0.15))
  path(ctx, () => ctx.rect(-0.022, -0.74, 0.044, 0.7), metal(ctx, -0.022, 0.022))
  for (const y of [-0.14, -0.44, -0.66])
    path(ctx, () => ctx.ellipse(0, y, 0.045, 0.02, 0, 0, 7), metal(ctx, -0.045, 0.045))
  // The light falls out of the shade's mouth.
  const mouth = ctx.createLinearGradient(0, -0.74, 0, -0.66)
  mouth.addColorStop(0, '#fffbe8')
  mouth.addColorStop(1, '#ffd890')
  path(ctx, () => ctx.ellipse(0, -0.71, 0.43, 0.05, 0, 0, 7), mouth)
  const glass = ctx.createLinearGradient(0, -1, 0, -0.7)
  glass.addColorStop(0, '#0a3a26')
  glass.addColorStop(0.35, '#14683f')
  glass.addColorStop(0.8, '#46b86a')
  glass.addColorStop(1, '#c8f09a')
  path(
    ctx,
    () => {
      ctx.moveTo(-0.46, -0.71)
      ctx.bezierCurveTo(-0.46, -0.9, -0.38, -0.98, -0.22, -0.99)
      ctx.lineTo(0.22, -0.99)
      ctx.bezierCurveTo(0.38, -0.98, 0.46, -0.9, 0.46, -0.71)
      ctx.ellipse(0, -0.71, 0.46, 0.045, 0, 0, Math.PI)
    },
    glass,
  )
  const shine = ctx.createLinearGradient(-0.4, 0, 0.3, 0)
  shine.addColorStop(0, 'rgba(240,255,220,0)')
  shine.addColorStop(0.3, 'rgba(240,255,220,0.5)')
  shine.addColorStop(1, 'rgba(240,255,220,0)')
  path(ctx, () => ctx.ellipse(-0.04, -0.925, 0.34, 0.018, 0, 0, 7), shine)
  ctx.strokeStyle = '#d8a24c'
  ctx.lineWidth = 0.014
  ctx.beginPath()
  ctx.ellipse(0, -0.71, 0.46, 0.045, 0, 0, Math.PI)
  ctx.stroke()
  path(ctx, () => ctx.ellipse(0, -1.005, 0.05, 0.02, 0, 0, 7), metal(ctx, -0.05, 0.05))
  ctx.strokeStyle = '#c8913c'
  ctx.lineWidth = 0.006
  ctx.beginPath()
  ctx.moveTo(0.2, -0.68)
  ctx.lineTo(0.2, -0.5)
  ctx.stroke()
  path(ctx, () => ctx.arc(0.2, -0.49, 0.014, 0, 7), '#ffdf9c')
}

/** A large open book seen over its foot, two units wide; the lamp stands at its right. */
export const openBook = (ctx: Context): void => {
  path(
    ctx,
    () => {
      ctx.moveTo(-1.06, 0.05)
      ctx.lineTo(-0.86, -0.36)
      ctx.lineTo(0.86, -0.36)
      ctx.lineTo(1.06, 0.05)
    },
    '#3d1515',
  )
  for (const side of [-1, 1]) {
    // The leaves lie in a curve that dips to the spine.
    const leaf = (lift: number): void => {
      ctx.moveTo(0, 0.05 - lift * 0.3)
      ctx.bezierCurveTo(side * 0.25, -0.13 - lift, side * 0.75, -0.04 - lift, side * 1.02, 0.02 - lift)
      ctx.lineTo(side * 0.84, -0.37 - lift)
      ctx.bezierCurveTo(side * 0.6, -0.42 - lift, side * 0.22, -0.47 - lift, 0, -0.34 - lift * 0.3)
    }
    for (let i = 0; i < 6; i++) path(ctx, () => leaf(i * 0.009), mix('#8a6a44', '#e8cf9e', i / 6))
    const page = ctx.createLinearGradient(0, 0, side * 1, 0)
    page.addColorStop(0, '#8f6c44')
    page.addColorStop(0.14, side > 0 ? '#f8e4b8' : '#d8b988')
    page.addColorStop(1, side > 0 ? '#fff3d0' : '#c29f6c')
    path(ctx, () => leaf(0.056), page)
    ctx.strokeStyle = alpha('#4a3018', 0.5)
    ctx.lineWidth = 0.011
    for (let row = 0; row < 8; row++) {
      const back = row / 8
      const reach = 0.96 - back * 0.16
      const y = -0.075 - back * 0.32
      ctx.beginPath()
      ctx.moveTo(side * 0.13, y - 0.045 + back * 0.02)
      ctx.bezierCurveTo(
        side * 0.3,
        y - 0.12 + back * 0.03,
        side * reach * 0.7,
        y - 0.05,
        side * reach * (row === 7 && side > 0 ? 0.55 : 0.9),
        y - 0.015,
      )
      ctx.stroke()
    }
  }
}

/** A fountain pen lying from lower left to upper right, its nib to the left; one unit long. */
export const fountainPen = (ctx: Context): void => {
  const barrel = ctx.createLinearGradient(0, -0.04, 0, 0.04)
  barrel.addColorStop(0, '#8a3a34')
  barrel.addColorStop(0.25, '#e89a76')
  barrel.addColorStop(0.5, '#5c1a1c')
  barrel.addColorStop(1, '#1c0709')
  path(ctx, () => ctx.roundRect(-0.2, -0.04, 0.7, 0.08, 0.035), barrel)
  path(
    ctx,
    () => {
      ctx.moveTo(-0.5, 0)
      ctx.bezierCurveTo(-0.42, -0.035, -0.3, -0.034, -0.2, -0.03)
      ctx.lineTo(-0.2, 0.03)
      ctx.bezierCurveTo(-0.3, 0.034, -0.42, 0.035, -0.5, 0)
    },
    '#f0bf62',
  )
  ctx.strokeStyle = '#5e3a12'
  ctx.lineWidth = 0.006
  ctx.beginPath()
  ctx.moveTo(-0.49, 0)
  ctx.lineTo(-0.34, 0)
  ctx.stroke()
  for (const [x, wide] of [
    [-0.21, 0.03],
    [0.12, 0.018],
    [0.44, 0.02],
  ] as const)
    path(ctx, () => ctx.rect(x, -0.042, wide, 0.084), '#f2c56c')
}

const BINDINGS = ['#5a1c20', '#1f3a44', '#4a3218', '#26402c', '#5c2c18', '#2c2444'] as const

/** Leather bindings lying on one another, gold on their backs; one unit wide. `light` comes from the left. */
export const bookPile = (ctx: Context, count: number): void => {
  let y = 0
  for (let i = 0; i < count; i++) {
    const tall = [0.13, 0.1, 0.15, 0.09, 0.12][i % 5] ?? 0.1
    const wide = 1 - ((i * 37) % 5) * 0.055
    const left = -wide / 2 + (((i * 23) % 7) - 3) * 0.016
    const color = BINDINGS[i % BINDINGS.length] ?? '#4a3218'
    const back = ctx.createLinearGradient(left, 0, left + wide, 0)
    back.addColorStop(0, mix(color, '#ffcf8a', 0.55))
    back.addColorStop(0.3, mix(color, '#ffb868', 0.18))
    back.addColorStop(1, mix(color, '#000000', 0.55))
    path(ctx, () => ctx.roundRect(left, y - tall, wide, tall, 0.022), back)
    path(ctx, () => ctx.rect(left, y - tall * 0.98, wide, tall * 0.08), 'rgba(255,225,170,0.16)')
    path(ctx, () => ctx.rect(left, y - tall * 0.1, wide, tall * 0.1), 'rgba(0,0,0,0.4)')
    for (const at of [0.1, 0.14, 0.86, 0.9])
      path(
        ctx,
        () => ctx.rect(left + wide * at, y - tall * 0.92, 0.012, tall * 0.84),
        alpha('#e8b45c', 0.85 - at * 0.5),
      )
    y -= tall
  }
}
