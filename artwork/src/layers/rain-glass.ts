import { between } from '../core/random.ts'
import type { Layer } from '../core/stage.ts'

/** Drops on a window pane, each with its spark and its dark rim; some have run and left a track. */
export const rainGlass = (options: { count: number; light: string }): Layer => ({
  depth: 0.5,
  paint: (ctx, { w, h, u, random }) => {
    for (let i = 0; i < options.count; i++) {
      const x = random() * w
      const y = random() * h
      const near = random() ** 3
      const r = u * (0.0022 + near * 0.011)
      if (near > 0.35) {
        const track = ctx.createLinearGradient(0, y - r * 26, 0, y)
        track.addColorStop(0, 'rgba(230,246,250,0)')
        track.addColorStop(1, 'rgba(230,246,250,0.2)')
        ctx.strokeStyle = track
        ctx.lineWidth = r * 0.9
        ctx.beginPath()
        ctx.moveTo(x + between(random, -1, 1) * r * 2, y - r * 26)
        ctx.quadraticCurveTo(x + between(random, -1, 1) * r * 3, y - r * 12, x, y)
        ctx.stroke()
      }
      const drop = ctx.createRadialGradient(x, y - r * 0.5, r * 0.1, x, y, r)
      drop.addColorStop(0, 'rgba(6,14,20,0.55)')
      drop.addColorStop(0.65, 'rgba(160,200,214,0.22)')
      drop.addColorStop(1, 'rgba(240,250,252,0.42)')
      ctx.fillStyle = drop
      ctx.beginPath()
      ctx.ellipse(x, y, r * 0.86, r, 0, 0, 7)
      ctx.fill()
      ctx.fillStyle = options.light
      ctx.globalAlpha = 0.75
      ctx.beginPath()
      ctx.arc(x + r * 0.3, y + r * 0.42, r * 0.2, 0, 7)
      ctx.fill()
      ctx.globalAlpha = 1
    }
  },
})
