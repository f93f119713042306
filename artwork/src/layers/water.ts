import { alpha } from '../core/color.ts'
import { createRandom } from '../core/random.ts'
import { blank, type Layer } from '../core/stage.ts'

export interface WaterOptions {
  /** The waterline. */
  readonly y: number
  readonly tint: string
  readonly tintStrength?: number
  readonly light: {
    readonly x: number
    readonly color: string
    readonly strength?: number
    readonly width?: number
  }
  /** 0 a mirror, 1 a rough sea. */
  readonly chop?: number
  readonly depth?: number
}

/** Mirrors everything drawn so far, row by row, and lays the light's path over it. */
export const water = (options: WaterOptions): Layer => ({
  depth: options.depth ?? 0.12,
  animate: (ctx, stage, time) => {
    const { w, h, u } = stage
    const chop = options.chop ?? 0.4
    const line = Math.round(options.y * h)
    ctx.resetTransform()
    const above = blank(w, h)
    above.getContext('2d').drawImage(ctx.canvas, 0, 0)
    const rows = h - line
    const thick = Math.max(1, Math.round(u / 320))
    for (let row = 0; row < rows; row += thick) {
      const near = row / rows
      const wave =
        Math.sin(row / (2 + near * 9) + time * 2.1) * 0.6 +
        Math.sin(row / (5 + near * 17) - time * 1.3 + 2) * 0.4
      const shift = wave * chop * u * (0.004 + near * 0.026)
      const squeeze = 1.12 - near * 0.3
      const from = Math.max(0, line - thick - row * squeeze + wave * chop * u * 0.012)
      ctx.drawImage(above, 0, from, w, thick, shift - u * 0.03, line + row, w + u * 0.06, thick)
    }
    const deep = ctx.createLinearGradient(0, line, 0, h)
    const strength = options.tintStrength ?? 0.6
    deep.addColorStop(0, alpha(options.tint, strength * 0.55))
    deep.addColorStop(1, alpha(options.tint, Math.min(1, strength * 1.45)))
    ctx.fillStyle = deep
    ctx.fillRect(0, line, w, rows)
    ctx.globalCompositeOperation = 'screen'
    const { x, color, width = 0.1 } = options.light
    const random = createRandom(stage.seed)
    const count = 420
    for (let i = 0; i < count; i++) {
      const near = random() ** 1.8
      const spread = (random() + random() + random() - 1.5) * (width + near * 0.42)
      const speed = random()
      const phase = random() * 6.28
      const size = random()
      const shine = Math.max(0, Math.sin(time * (1.2 + speed * 1.8) + phase))
      const px = x * w + spread * u + Math.sin(time * 0.5 + phase) * u * 0.01
      const py = line + near * rows
      const path = Math.exp(-((spread / (width + near * 0.25)) ** 2) * 1.6)
      ctx.fillStyle = alpha(color, shine * path * (options.light.strength ?? 0.8))
      ctx.beginPath()
      ctx.ellipse(px, py, u * (0.003 + near * 0.026) * (0.4 + size), u * (0.0006 + near * 0.0022), 0, 0, 7)
      ctx.fill()
    }
  },
})
