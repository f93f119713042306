import type { Scene } from '../../../core/scene.ts'
import { draw } from '../../../layers/print.ts'

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [id] },
  grain: 0.5,
  vignette: 0.35,
  layers,
})

/** Eighty-eight keys, and light on a few. */
export const reviewICanOnlyImagine = scene('i-can-only-imagine', [
  draw(0.2, (ctx, { w, h, u }) => {
    ctx.fillStyle = '#14101a'
    ctx.fillRect(-w, -h, w * 3, h * 3)
    ctx.save()
    ctx.translate(w * 0.5, h * 0.5)
    ctx.rotate(-0.32)
    const key = u * 0.118
    for (let i = -12; i < 12; i++) {
      const ivory = ctx.createLinearGradient(0, -u * 0.36, 0, u * 0.46)
      ivory.addColorStop(0, '#cfc4b2')
      ivory.addColorStop(1, '#fffaf0')
      ctx.fillStyle = ivory
      ctx.beginPath()
      ctx.roundRect(i * key, -u * 0.36, key - u * 0.006, u * 0.84, [0, 0, u * 0.012, u * 0.012])
      ctx.fill()
    }
    for (let i = -12; i < 12; i++) {
      if ([0, 3].includes(((i % 7) + 7) % 7)) continue
      const x = i * key - key * 0.29
      ctx.fillStyle = 'rgba(20,10,20,0.45)'
      ctx.fillRect(x + u * 0.016, -u * 0.36, key * 0.58, u * 0.53)
      ctx.fillStyle = '#15121a'
      ctx.fillRect(x, -u * 0.36, key * 0.58, u * 0.5)
      ctx.fillStyle = '#3d3848'
      ctx.fillRect(x + key * 0.08, -u * 0.36, key * 0.42, u * 0.45)
    }
    ctx.fillStyle = '#7a1f2c'
    ctx.fillRect(-w, -u * 0.4, w * 2, u * 0.045)
    ctx.fillStyle = '#1b0f12'
    ctx.fillRect(-w, -u * 1.4, w * 2, u * 1.005)
    ctx.restore()
  }),
  {
    depth: 0.4,
    blend: 'multiply',
    paint: (ctx, { w, h, u }) => {
      const lamp = ctx.createRadialGradient(w * 0.58, h * 0.52, 0, w * 0.58, h * 0.52, u * 0.85)
      lamp.addColorStop(0, '#fff0c8')
      lamp.addColorStop(0.3, '#e8b070')
      lamp.addColorStop(0.7, '#5a3a5c')
      lamp.addColorStop(1, '#1c1834')
      ctx.fillStyle = lamp
      ctx.fillRect(-w, -h, w * 3, h * 3)
    },
  },
])
