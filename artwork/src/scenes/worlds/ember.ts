import { mix, type Rgb, rgb, smoothstep } from '../../core/color.ts'
import { fbm } from '../../core/noise.ts'
import { between } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import { type Stage, shade } from '../../core/stage.ts'
import { setLine } from '../../layers/lettering.ts'
import { draw } from '../../layers/print.ts'

const MAP: Rgb = rgb('#dfe3c2')
const WOODS: Rgb = rgb('#a9bf8e')
const CONTOUR: Rgb = rgb('#8f6a43')
const RIVER: Rgb = [86, 150, 182]
/** How much of each channel charring takes, and the burning edge gives. */
const CHAR: Rgb = [0.62, 0.8, 0.9]
const RIM: Rgb = [1, 0.7, 0.3]

/** How far the fire has eaten: below 0 the map is whole, above it is gone. */
const eaten = (stage: Stage, x: number, y: number): number => {
  const [px, py] = [(x * stage.w) / stage.u, (y * stage.h) / stage.u]
  const line = stage.h > stage.w ? 0.53 : 0.62
  return y - line + fbm(stage.noise, px * 1.7 + 8, py * 1.7, 5) * 0.34 + Math.sin(px * 3 + 0.4) * 0.05
}

/** The district’s map on the chief’s table, with the fire coming up through it. */
export const emberMap: Scene = {
  id: 'ember',
  title: {
    lines: ['Ember'],
    letter: (ctx, { w, h, u }) => {
      ctx.save()
      ctx.shadowColor = '#ff6a1c'
      ctx.shadowBlur = u * 0.05
      setLine(ctx, 'EMBER', {
        face: 'anton',
        x: w / 2,
        y: h * 0.93,
        fit: w * 0.84,
        tracking: 0.02,
        color: '#ffb45a',
      })
      ctx.restore()
    },
  },
  vignette: 0.35,
  grain: 0.6,
  camera: { pan: 0.02, push: 0.12 },
  layers: [
    draw(0.3, (ctx, stage) => {
      const hot: Rgb = rgb('#ffdf8a')
      shade(ctx, stage, 1, (x, y, out) => {
        const [px, py] = [(x * stage.w) / stage.u, (y * stage.h) / stage.u]
        const gone = eaten(stage, x, y)
        if (gone > 0) {
          // Ash, with a last glow in its cracks.
          const crack = Math.abs(fbm(stage.noise, px * 7, py * 7, 4))
          const glow = smoothstep(0.055, 0, crack) * smoothstep(0.5, 0.02, gone) * 0.95 + Math.exp(-gone * 42)
          const ash = 15 + stage.noise(px * 30, py * 30) * 5
          out[0] = ash + glow * 250
          out[1] = ash * 0.85 + glow * glow * 128
          out[2] = ash * 0.85 + glow ** 3 * 44
          out[3] = 255
          return
        }
        const height = fbm(stage.noise, px * 1.15 - 3, py * 1.15 + 1, 3) * 9
        const near = Math.abs(height - Math.round(height))
        const line = smoothstep(0.075, 0.03, near) * (Math.round(height) % 4 === 0 ? 0.9 : 0.5)
        const wood = fbm(stage.noise, px * 2.3 + 20, py * 2.3, 4) > 0.02 ? 1 : 0
        const water = smoothstep(0.02, 0.008, Math.abs(fbm(stage.noise, px * 0.9 + 40, py * 0.9, 3)))
        const char = smoothstep(-0.13, -0.005, gone)
        const rim = smoothstep(-0.018, 0, gone)
        for (const i of [0, 1, 2] as const) {
          let tone = wood ? WOODS[i] : MAP[i]
          tone += (CONTOUR[i] - tone) * line
          tone += (RIVER[i] - tone) * water
          tone *= 1 - char * CHAR[i]
          out[i] = tone + (hot[i] - tone) * rim * RIM[i]
        }
        out[3] = 255
      })
    }),
    draw(0.3, (ctx, stage) => {
      // The grid of the map, and the pencil ring around where they were placed.
      const { w, h, u } = stage
      const tall = h > w
      ctx.save()
      ctx.beginPath()
      ctx.rect(-w, -h, w * 3, h * (tall ? 1.36 : 1.4))
      ctx.clip()
      ctx.strokeStyle = 'rgba(60,80,110,0.24)'
      ctx.lineWidth = u * 0.002
      for (let i = -1; i < 9; i++) {
        ctx.strokeRect(i * u * 0.22, -u, u * 0.22, u * (tall ? 1.4 : 1.28))
      }
      ctx.restore()
      ctx.strokeStyle = '#b32018'
      ctx.lineWidth = u * 0.007
      ctx.lineCap = 'round'
      ctx.beginPath()
      for (let a = 0.2; a < 7; a += 0.1)
        ctx.lineTo(
          w * 0.64 + Math.cos(a) * u * (0.085 + a * 0.0016),
          h * 0.2 + Math.sin(a) * u * (0.07 + a * 0.0012),
        )
      ctx.stroke()
      ctx.beginPath()
      ctx.moveTo(w * 0.64 - u * 0.02, h * 0.2 - u * 0.02)
      ctx.lineTo(w * 0.64 + u * 0.02, h * 0.2 + u * 0.02)
      ctx.moveTo(w * 0.64 + u * 0.02, h * 0.2 - u * 0.02)
      ctx.lineTo(w * 0.64 - u * 0.02, h * 0.2 + u * 0.02)
      ctx.stroke()
    }),
    {
      depth: 0.8,
      blend: 'screen',
      animate: (ctx, stage, time) => {
        const { w, h, u } = stage
        for (let i = 0; i < 90; i++) {
          const at = (((i * 0.618) % 1) + time * (0.03 + ((i * 0.37) % 1) * 0.05)) % 1
          const x = ((i * 0.414) % 1) + Math.sin(time * 1.3 + i) * 0.012
          ctx.fillStyle = mix('#ff7a24', '#ffe0a0', (i * 0.29) % 1)
          ctx.globalAlpha = smoothstep(0, 0.2, at) * (1 - at)
          ctx.beginPath()
          ctx.arc(x * w, (1.02 - at * 0.85) * h, u * between(() => (i * 0.73) % 1, 0.0012, 0.005), 0, 7)
          ctx.fill()
        }
        ctx.globalAlpha = 1
      },
    },
  ],
}
