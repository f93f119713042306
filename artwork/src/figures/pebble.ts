import { mix } from '../core/color.ts'
import type { Random } from '../core/random.ts'
import type { Context } from '../core/stage.ts'

/** A smooth stone from a brook, lit from the upper left; half as long as `r` is wide, its middle at x, y. */
export const pebble = (
  ctx: Context,
  random: Random,
  [x, y, r]: readonly [x: number, y: number, r: number],
  color: string,
): void => {
  const flat = 0.54 + random() * 0.12
  ctx.save()
  ctx.translate(x, y)
  ctx.fillStyle = 'rgba(16,6,4,0.55)'
  ctx.filter = `blur(${r * 6}px)`
  ctx.beginPath()
  ctx.ellipse(r * 0.22, r * flat * 0.72, r * 1.06, r * 0.3, 0, 0, 7)
  ctx.fill()
  ctx.filter = 'none'
  ctx.rotate((random() - 0.5) * 0.5)
  const round = ctx.createRadialGradient(-r * 0.42, -r * flat * 0.62, r * 0.05, 0, 0, r * 1.08)
  round.addColorStop(0, mix(color, '#ffe7bd', 0.85))
  round.addColorStop(0.28, mix(color, '#ffcf94', 0.4))
  round.addColorStop(0.68, mix(color, '#1a0c0a', 0.38))
  round.addColorStop(1, mix(color, '#0c0508', 0.85))
  ctx.fillStyle = round
  ctx.beginPath()
  ctx.ellipse(0, 0, r, r * flat, 0, 0, 7)
  ctx.fill()
  ctx.clip()
  // Specks and a vein: what tells a stone from a ball.
  for (let i = 0; i < 60; i++) {
    ctx.fillStyle = random() > 0.5 ? 'rgba(255,236,206,0.16)' : 'rgba(20,8,6,0.2)'
    ctx.beginPath()
    ctx.arc((random() - 0.5) * 2 * r, (random() - 0.5) * 2 * r * flat, r * (0.006 + random() * 0.024), 0, 7)
    ctx.fill()
  }
  ctx.strokeStyle = 'rgba(255,232,200,0.22)'
  ctx.lineWidth = r * 0.035
  ctx.beginPath()
  ctx.moveTo(-r, (random() - 0.3) * r * 0.6)
  ctx.quadraticCurveTo(0, (random() - 0.6) * r * 0.7, r, (random() - 0.4) * r * 0.6)
  ctx.stroke()
  ctx.restore()
}
