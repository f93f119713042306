import { mix } from '../core/color.ts'
import type { Context } from '../core/stage.ts'

/** An empty seat from the front, one unit wide, its cushion folded down; `light` 0 is a dark house. */
export const emptySeat = (ctx: Context, light: number): void => {
  const dark = '#15161d'
  const back = ctx.createLinearGradient(0, -1.15, 0, 0)
  back.addColorStop(0, mix(dark, '#d2353a', light))
  back.addColorStop(1, mix('#0a0b10', '#7c1620', light))
  ctx.fillStyle = back
  ctx.beginPath()
  ctx.roundRect(-0.4, -1.15, 0.8, 1.1, [0.2, 0.2, 0.06, 0.06])
  ctx.fill()
  ctx.strokeStyle = `rgba(255,226,210,${0.1 + light * 0.6})`
  ctx.lineWidth = 0.014
  ctx.beginPath()
  ctx.arc(-0.2, -0.95, 0.2, Math.PI, Math.PI * 1.5)
  ctx.lineTo(0.2, -1.15)
  ctx.arc(0.2, -0.95, 0.2, -Math.PI / 2, 0)
  ctx.stroke()
  // Seams of the upholstery.
  ctx.strokeStyle = `rgba(0,0,0,${0.3 + light * 0.1})`
  for (const x of [-0.14, 0.14]) {
    ctx.beginPath()
    ctx.moveTo(x, -1.08)
    ctx.quadraticCurveTo(x * 1.1, -0.6, x, -0.3)
    ctx.stroke()
  }
  const cushion = ctx.createLinearGradient(0, -0.34, 0, 0.06)
  cushion.addColorStop(0, mix('#20212a', '#f05a54', light))
  cushion.addColorStop(0.5, mix('#14151b', '#b3262e', light))
  cushion.addColorStop(1, mix('#07080c', '#4a0c14', light))
  ctx.fillStyle = cushion
  ctx.beginPath()
  ctx.roundRect(-0.39, -0.34, 0.78, 0.38, 0.09)
  ctx.fill()
  for (const side of [-1, 1]) {
    ctx.fillStyle = mix('#0a0a0f', '#3a1a14', light)
    ctx.beginPath()
    ctx.roundRect(side * 0.47 - 0.07, -0.56, 0.14, 0.66, 0.05)
    ctx.fill()
    ctx.fillStyle = mix('#22232c', '#a06a44', light)
    ctx.beginPath()
    ctx.roundRect(side * 0.47 - 0.07, -0.57, 0.14, 0.05, 0.025)
    ctx.fill()
  }
}
