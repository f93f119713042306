import { mix } from '../core/color.ts'
import type { Context } from '../core/stage.ts'

/** A glazed mug, one unit high, its foot at 0,0; cool daylight from the left, a lamp from the right. */
export const mug = (ctx: Context, color: string): void => {
  const glaze = ctx.createLinearGradient(-0.42, 0, 0.42, 0)
  glaze.addColorStop(0, mix(color, '#cfe8f0', 0.55))
  glaze.addColorStop(0.2, mix(color, '#0a1014', 0.25))
  glaze.addColorStop(0.62, mix(color, '#0a0608', 0.4))
  glaze.addColorStop(0.9, mix(color, '#ffc27a', 0.7))
  glaze.addColorStop(1, mix(color, '#ffb060', 0.3))
  ctx.strokeStyle = mix(color, '#ffb060', 0.35)
  ctx.lineWidth = 0.1
  ctx.beginPath()
  ctx.moveTo(0.36, -0.78)
  ctx.bezierCurveTo(0.72, -0.82, 0.72, -0.24, 0.34, -0.26)
  ctx.stroke()
  ctx.fillStyle = glaze
  ctx.beginPath()
  ctx.moveTo(-0.42, -0.95)
  ctx.bezierCurveTo(-0.42, -0.4, -0.4, -0.1, -0.3, -0.02)
  ctx.quadraticCurveTo(0, 0.07, 0.3, -0.02)
  ctx.bezierCurveTo(0.4, -0.1, 0.42, -0.4, 0.42, -0.95)
  ctx.fill()
  ctx.fillStyle = mix(color, '#ffffff', 0.35)
  ctx.beginPath()
  ctx.ellipse(0, -0.95, 0.42, 0.085, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#3a1c10'
  ctx.beginPath()
  ctx.ellipse(0, -0.935, 0.37, 0.065, 0, 0, 7)
  ctx.fill()
}

/** Steam that curls up from 0,0, about one unit high. */
export const steam = (ctx: Context, blur: number): void => {
  ctx.filter = `blur(${blur}px)`
  ctx.lineCap = 'round'
  for (const [x, lean, wide] of [
    [-0.12, 0.22, 0.075],
    [0.1, -0.2, 0.09],
    [0, 0.1, 0.05],
  ] as const) {
    const fade = ctx.createLinearGradient(0, 0, 0, -1)
    fade.addColorStop(0, 'rgba(255,240,220,0)')
    fade.addColorStop(0.25, 'rgba(255,240,220,0.5)')
    fade.addColorStop(1, 'rgba(255,240,220,0)')
    ctx.strokeStyle = fade
    ctx.lineWidth = wide
    ctx.beginPath()
    ctx.moveTo(x, 0)
    ctx.bezierCurveTo(x + lean, -0.3, x - lean, -0.6, x + lean * 0.7, -1)
    ctx.stroke()
  }
  ctx.filter = 'none'
}
