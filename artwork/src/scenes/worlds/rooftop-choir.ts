import { alpha } from '../../core/color.ts'
import { between } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import { lineOfType } from '../../layers/lettering.ts'
import { draw, ground, halftone, polygon } from '../../layers/print.ts'

const PINK = '#ff4f7b'
const BLUE = '#2238a8'
const PAPER = '#fff1e0'
const ROOFS = [0.02, 0.2, 0.08, 0.14, 0, 0.11]

/** A block of flats printed in two inks: its wires are the staff, whoever sings is a note. */
export const rooftopChoirStaff: Scene = {
  id: 'rooftop-choir',
  title: {
    lines: ['Rooftop', 'Choir'],
    letter: (ctx, { w, h, u }) => {
      for (const [text, y, fit] of [
        ['ROOFTOP', 0.115, 0.86],
        ['CHOIR', 0.225, 0.86],
      ] as const) {
        const { shape } = lineOfType(text, {
          face: 'monoton',
          x: w / 2,
          y: h * y,
          fit: w * fit * (text === 'CHOIR' ? 0.75 : 1),
          color: BLUE,
        })
        ctx.save()
        ctx.translate(u * 0.006, u * 0.006)
        ctx.fillStyle = alpha(PINK, 0.75)
        ctx.fill(shape)
        ctx.restore()
        ctx.globalCompositeOperation = 'multiply'
        ctx.fillStyle = BLUE
        ctx.fill(shape)
        ctx.globalCompositeOperation = 'source-over'
      }
    },
  },
  stock: 'paper',
  grain: 1.2,
  camera: { pan: 0.05, push: 0.08 },
  layers: [
    ground(PAPER),
    draw(0.1, (ctx, stage) => {
      const { w, h, u } = stage
      const tall = h > w
      halftone(ctx, stage, {
        color: PINK,
        pitch: 0.03,
        turn: 0.3,
        tone: (_, y) => (tall ? Math.max(0, y - 0.2) * 1.15 : 0.15 + y * 0.7),
      })
      ctx.globalCompositeOperation = 'multiply'
      ctx.fillStyle = PINK
      ctx.beginPath()
      ctx.arc(w * 0.68, h * (tall ? 0.42 : 0.34), u * 0.2, 0, 7)
      ctx.fill()
    }),
    {
      ...draw(0.35, (ctx, stage) => {
        const { w, h, u, random } = stage
        const low = h > w ? 0.68 : 0.72
        ctx.fillStyle = alpha('#7a86e0', 0.85)
        for (let x = -0.1 * w; x < w * 1.1; ) {
          const wide = u * between(random, 0.07, 0.14)
          ctx.fillRect(x, h * low - u * between(random, 0.1, 0.34), wide, h)
          x += wide + u * between(random, 0, 0.03)
        }
      }),
      blend: 'multiply',
    },
    draw(0.5, (ctx, { w, h, u }) => {
      // Five wires from roof to roof.
      const y = h * (h > w ? 0.42 : 0.26)
      ctx.strokeStyle = BLUE
      ctx.lineWidth = u * 0.0045
      for (let i = 0; i < 5; i++) {
        ctx.beginPath()
        ctx.moveTo(-w * 0.1, y + i * u * 0.042 - u * 0.04)
        ctx.quadraticCurveTo(w * 0.5, y + i * u * 0.042 + u * 0.11, w * 1.1, y + i * u * 0.042 - u * 0.07)
        ctx.stroke()
      }
      const notes = [
        [0.1, 3, 0],
        [0.23, 2, 1],
        [0.35, 3, 0],
        [0.47, 1, 1],
        [0.6, 2, 0],
        [0.72, 0, 1],
        [0.86, 1, 0],
      ] as const
      ctx.fillStyle = BLUE
      for (const [x, line, flag] of notes) {
        const t = (x + 0.1) / 1.2
        const sag = (1 - t) ** 2 * -0.04 + 2 * t * (1 - t) * 0.11 + t * t * -0.07
        const [px, py] = [x * w, y + (line * 0.042 + sag) * u]
        ctx.beginPath()
        ctx.ellipse(px, py, u * 0.026, u * 0.019, -0.4, 0, 7)
        ctx.fill()
        ctx.fillRect(px + u * 0.02, py - u * 0.13, u * 0.006, u * 0.13)
        if (flag) {
          ctx.beginPath()
          ctx.moveTo(px + u * 0.023, py - u * 0.13)
          ctx.quadraticCurveTo(px + u * 0.035, py - u * 0.09, px + u * 0.062, py - u * 0.075)
          ctx.quadraticCurveTo(px + u * 0.04, py - u * 0.085, px + u * 0.023, py - u * 0.095)
          ctx.fill()
        }
      }
    }),
    draw(0.7, (ctx, stage) => {
      const { w, h, u, random } = stage
      const low = h * (h > w ? 0.78 : 0.76)
      let k = 0
      for (let x = -0.12 * w; x < w * 1.12; k++) {
        const wide = u * between(random, 0.17, 0.28)
        const top = low - u * (ROOFS[k % ROOFS.length] ?? 0)
        ctx.fillStyle = BLUE
        ctx.fillRect(x, top, wide - u * 0.004, h * 1.2 - top)
        ctx.fillRect(x - u * 0.006, top, wide + u * 0.008, u * 0.014)
        for (let row = 0; row < 14; row++)
          for (let col = 0; col < Math.floor(wide / (u * 0.05)); col++) {
            if (random() < 0.34) continue
            ctx.fillStyle = random() < 0.3 ? PINK : '#ffd9a8'
            ctx.fillRect(
              x + u * 0.018 + col * u * 0.05,
              top + u * 0.05 + row * u * 0.06,
              u * 0.026,
              u * 0.034,
            )
          }
        // Who sings up here: heads, scarves, open mouths.
        if (k % 6 !== 4) {
          for (let i = 0; i < Math.floor(wide / (u * 0.052)); i++) {
            const px = x + u * 0.034 + i * u * 0.052
            const tall = u * between(random, 0.06, 0.085)
            ctx.fillStyle = i % 3 === 1 ? PINK : BLUE
            polygon(ctx, [
              [px - u * 0.021, top],
              [px - u * 0.015, top - tall * 0.66],
              [px + u * 0.015, top - tall * 0.66],
              [px + u * 0.021, top],
            ])
            ctx.fill()
            ctx.fillStyle = BLUE
            ctx.beginPath()
            ctx.arc(px, top - tall * 0.88, u * 0.0145, 0, 7)
            ctx.fill()
          }
        } else {
          // A water tank on its legs.
          const px = x + wide / 2
          ctx.fillStyle = BLUE
          ctx.fillRect(px - u * 0.05, top - u * 0.15, u * 0.1, u * 0.1)
          polygon(ctx, [
            [px - u * 0.058, top - u * 0.15],
            [px, top - u * 0.2],
            [px + u * 0.058, top - u * 0.15],
          ])
          ctx.fill()
          for (const leg of [-0.045, 0, 0.04]) ctx.fillRect(px + leg * u, top - u * 0.05, u * 0.007, u * 0.05)
        }
        x += wide
      }
    }),
  ],
}
