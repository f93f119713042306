import { alpha } from '../core/color.ts'
import { createRandom } from '../core/random.ts'
import type { Layer } from '../core/stage.ts'

export interface WeatherOptions {
  readonly kind: 'snow' | 'rain' | 'dust' | 'embers'
  readonly count: number
  readonly color: string
  readonly strength?: number
  readonly wind?: number
  /** Keeps the particles in a part of the frame: [x0, y0, x1, y1]. */
  readonly within?: readonly [number, number, number, number]
  readonly depth?: number
}

const wrap = (value: number): number => value - Math.floor(value)

/** What falls or floats. Everything is a function of time, so any frame can be drawn alone. */
export const weather = (options: WeatherOptions): Layer => ({
  depth: options.depth ?? 0.9,
  blend: options.kind === 'rain' || options.kind === 'snow' ? 'source-over' : 'screen',
  animate: (ctx, stage, time) => {
    const { w, h, u } = stage
    const random = createRandom(stage.seed)
    const [x0, y0, x1, y1] = options.within ?? [-0.08, -0.08, 1.08, 1.08]
    const wind = options.wind ?? 0
    const strength = options.strength ?? 0.7
    for (let i = 0; i < options.count; i++) {
      const sx = random()
      const sy = random()
      const near = random() ** 2.2
      const phase = random() * 6.28
      const twinkle = random()
      let fall = 0
      let side = 0
      if (options.kind === 'snow') {
        fall = time * (0.03 + near * 0.1)
        side = time * wind * (0.3 + near) + Math.sin(time * 0.8 + phase) * 0.012
      } else if (options.kind === 'rain') {
        fall = time * (1 + near * 0.9)
        side = time * wind * (1 + near * 0.9)
      } else if (options.kind === 'dust') {
        fall = -time * 0.006 + Math.sin(time * 0.35 + phase) * 0.012
        side = time * wind + Math.sin(time * 0.27 + phase * 2) * 0.016
      } else {
        fall = -time * (0.05 + near * 0.12)
        side = time * wind + Math.sin(time * 1.4 + phase) * 0.015
      }
      const x = (x0 + wrap(sx + side) * (x1 - x0)) * w
      const place = wrap(sy + fall)
      const y = (y0 + place * (y1 - y0)) * h
      if (options.kind === 'rain') {
        const long = u * (0.03 + near * 0.07)
        ctx.strokeStyle = alpha(options.color, strength * (0.12 + near * 0.4))
        ctx.lineWidth = u * (0.0006 + near * 0.0014)
        ctx.beginPath()
        ctx.moveTo(x, y)
        ctx.lineTo(x - wind * long, y - long)
        ctx.stroke()
        continue
      }
      const radius = u * (options.kind === 'snow' ? 0.0012 + near * 0.0052 : 0.0006 + near * 0.0032)
      const shine =
        options.kind === 'snow'
          ? 0.35 + near * 0.5
          : 0.25 + 0.75 * Math.abs(Math.sin(time * (0.5 + twinkle) + phase))
      // Embers die as they rise; the nearest flakes and motes are out of focus.
      const life = options.kind === 'embers' ? place : 1
      const soft = near > 0.55 && options.kind !== 'embers'
      ctx.fillStyle = alpha(options.color, strength * shine * life * (soft ? 0.42 : 1))
      ctx.beginPath()
      ctx.arc(x, y, soft ? radius * 2 : radius, 0, 7)
      ctx.fill()
      if (options.kind === 'embers' && near > 0.3) {
        ctx.fillStyle = alpha(options.color, 0.16 * life)
        ctx.beginPath()
        ctx.arc(x, y, radius * 4, 0, 7)
        ctx.fill()
      }
    }
  },
})

/** Birds far off, wings beating. */
export const birds = (x: number, y: number, count: number, color: string, size = 0.018): Layer => ({
  depth: 0.25,
  animate: (ctx, stage, time) => {
    const random = createRandom(stage.seed)
    ctx.strokeStyle = color
    ctx.lineCap = 'round'
    for (let i = 0; i < count; i++) {
      const px = (x + (random() - 0.5) * 0.24 + time * 0.004) * stage.w
      const py = (y + (random() - 0.5) * 0.09) * stage.h
      const span = size * stage.u * (0.6 + random() * 0.6)
      const beat = Math.sin(time * (4 + random() * 2) + i * 1.7) * 0.4 + 0.25
      ctx.lineWidth = span * 0.11
      ctx.beginPath()
      ctx.moveTo(px - span, py - span * beat)
      ctx.quadraticCurveTo(px - span * 0.4, py - span * 0.35, px, py)
      ctx.quadraticCurveTo(px + span * 0.4, py - span * 0.35, px + span, py - span * beat)
      ctx.stroke()
    }
  },
})
