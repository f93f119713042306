import { createRandom } from '../core/random.ts'
import type { Context, Stage } from '../core/stage.ts'

type Box = readonly [x: number, y: number, w: number, h: number]

/** Puts a soft shadow under whatever is filled next; shadows are measured in pixels, not in units. */
export const castShadow = (ctx: Context, stage: Stage, reach: number, strength = 0.6): void => {
  ctx.shadowColor = `rgba(10,4,2,${strength})`
  ctx.shadowBlur = reach * stage.u
  ctx.shadowOffsetX = -reach * 0.35 * stage.u
  ctx.shadowOffsetY = reach * 0.5 * stage.u
}

export const noShadow = (ctx: Context): void => {
  ctx.shadowColor = 'transparent'
  ctx.shadowBlur = 0
}

/** A sheet of paper, a little warmer on the side away from the lamp. */
export const sheet = (ctx: Context, [x, y, w, h]: Box, light = '#fbf3e0', dark = '#d8c6a2'): void => {
  const tone = ctx.createLinearGradient(x + w, y, x, y + h)
  tone.addColorStop(0, light)
  tone.addColorStop(1, dark)
  ctx.fillStyle = tone
  ctx.fillRect(x, y, w, h)
}

/** Lines of print too small to read. */
export const print = (
  ctx: Context,
  [x, y, w, h]: Box,
  lines: number,
  color = 'rgba(58,40,26,0.55)',
): void => {
  const random = createRandom(lines * 31 + Math.round(x * 97))
  const step = h / lines
  ctx.fillStyle = color
  for (let i = 0; i < lines; i++) {
    // A paragraph's last line is short, and a gap follows it.
    const last = i % 5 === 4
    ctx.fillRect(x, y + i * step, w * (last ? 0.3 + random() * 0.4 : 0.94 + random() * 0.06), step * 0.32)
  }
}

/** A round-cornered picture. */
export const rounded = (ctx: Context, [x, y, w, h]: Box, radius: number, fill: () => void): void => {
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(x, y, w, h, radius)
  ctx.clip()
  fill()
  ctx.restore()
}

/** A shine across glass. */
export const gloss = (ctx: Context, [x, y, w, h]: Box, strength = 0.16): void => {
  const shine = ctx.createLinearGradient(x, y, x + w, y + h * 0.7)
  shine.addColorStop(0, `rgba(255,255,255,${strength})`)
  shine.addColorStop(0.42, `rgba(255,255,255,${strength * 0.25})`)
  shine.addColorStop(0.425, 'rgba(255,255,255,0)')
  ctx.fillStyle = shine
  ctx.fillRect(x, y, w, h)
}
