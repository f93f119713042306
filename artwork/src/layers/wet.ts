import { alpha } from '../core/color.ts'
import { createRandom } from '../core/random.ts'
import { blank, type Context, type Layer, type Stage } from '../core/stage.ts'

export interface WetOptions {
  /** Where the mirrored picture begins. */
  readonly y: number
  /** Draws the outline of the ground that shines; all below `y` if there is none. */
  readonly ground?: (ctx: Context, stage: Stage) => void
  readonly strength?: number
  /** 0 polished stone, 1 rain on asphalt. */
  readonly rough?: number
  readonly tint?: string
}

const COPIES = 9

/** Ground that mirrors what stands on it: the rougher, the longer the lights are drawn out. */
export const wet = (options: WetOptions): Layer => ({
  depth: 0,
  animate: (ctx, stage) => {
    const { w, h, u } = stage
    const { strength = 0.7, rough = 0.6 } = options
    const line = Math.round(options.y * h)
    ctx.resetTransform()
    const above = blank(w, line)
    above.getContext('2d').drawImage(ctx.canvas, 0, 0)
    ctx.beginPath()
    if (options.ground) options.ground(ctx, stage)
    else ctx.rect(0, line, w, h - line)
    ctx.clip()
    ctx.globalCompositeOperation = 'screen'
    for (let i = 0; i < COPIES; i++) {
      const tall = 1 + (i / COPIES - 0.35) * rough * 1.1
      ctx.save()
      ctx.globalAlpha = (strength / COPIES) * 1.9
      ctx.filter = `blur(${u * (0.002 + rough * 0.004)}px)`
      ctx.translate(0, line)
      ctx.scale(1, -tall)
      ctx.drawImage(above, 0, -line)
      ctx.restore()
    }
    // Where the ground is not quite even the mirror breaks.
    const random = createRandom(stage.seed)
    ctx.globalCompositeOperation = 'multiply'
    for (let i = 0; i < 420 * rough; i++) {
      const near = random() ** 1.6
      const y = line + near * (h - line)
      ctx.fillStyle = alpha(options.tint ?? '#120c1c', 0.06 + random() * 0.16)
      ctx.beginPath()
      ctx.ellipse(
        random() * w,
        y,
        u * (0.03 + near * 0.16) * (0.4 + random()),
        u * (0.0006 + near * 0.0036),
        0,
        0,
        7,
      )
      ctx.fill()
    }
  },
})
