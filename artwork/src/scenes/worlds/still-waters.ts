import type { Scene } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { setLine } from '../../layers/lettering.ts'
import { blob, draw, ground, type Place, wash } from '../../layers/print.ts'

/** A band across the sheet whose edges do not reach it everywhere: the paper stays white there. */
const band = ({ w, h, random }: Stage, from: number, to: number, left = 0.02, right = 0.98): Place[] => {
  const places: Place[] = []
  for (let i = 0; i <= 8; i++)
    places.push([(left + ((right - left) * i) / 8) * w, (from + (random() - 0.5) * 0.025) * h])
  for (let i = 8; i >= 0; i--)
    places.push([(left + ((right - left) * i) / 8) * w, (to + (random() - 0.5) * 0.03) * h])
  return places
}

/** Watercolor, and most of the sheet is left alone: two people who do not speak, and a lake. */
export const stillWatersWash: Scene = {
  id: 'still-waters',
  title: {
    lines: ['Still', 'Waters'],
    letter: (ctx, { w, h, u }) => {
      setLine(ctx, 'Still Waters', {
        face: 'cormorant',
        x: w / 2,
        y: h * 0.13,
        fit: w * 0.74,
        color: '#23405c',
      })
      ctx.fillStyle = '#c2483a'
      ctx.fillRect(w / 2 - u * 0.03, h * 0.165, u * 0.06, u * 0.005)
    },
  },
  stock: 'paper',
  grain: 1.3,
  camera: { pan: 0.05, push: 0.08 },
  layers: [
    ground('#fbf8f1'),
    draw(0.1, (ctx, stage) => {
      wash(ctx, stage, '#f3c9a5', band(stage, 0.2, 0.45, -0.2, 1.2), { strength: 0.02 })
      wash(ctx, stage, '#a9c9dc', band(stage, 0.19, 0.26, -0.2, 1.2), { strength: 0.018 })
    }),
    draw(0.2, (ctx, stage) => {
      const { w, h } = stage
      wash(
        ctx,
        stage,
        '#7fa3a8',
        [
          [-0.1 * w, 0.45 * h],
          [0.1 * w, 0.4 * h],
          [0.24 * w, 0.385 * h],
          [0.42 * w, 0.42 * h],
          [0.6 * w, 0.4 * h],
          [0.8 * w, 0.372 * h],
          [1.1 * w, 0.41 * h],
          [1.1 * w, 0.46 * h],
          [0.5 * w, 0.463 * h],
        ],
        { strength: 0.035, spread: 0.16 },
      )
    }),
    draw(0.3, (ctx, stage) => {
      const { w, h, u, random } = stage
      // Firs, each one touch of a loaded brush.
      for (let i = 0; i < 46; i++) {
        const x = (i / 45) * 1.16 * w - 0.08 * w + (random() - 0.5) * u * 0.02
        const tall = u * (0.04 + random() * 0.075) * (0.6 + Math.abs(i / 45 - 0.55) * 1.3)
        const foot = 0.462 * h
        const wide = tall * 0.24
        wash(
          ctx,
          stage,
          i % 4 ? '#35606a' : '#4c7a5d',
          [
            [x, foot - tall],
            [x + wide, foot],
            [x - wide, foot],
          ],
          { coats: 7, strength: 0.11, spread: 0.22 },
        )
        wash(
          ctx,
          stage,
          '#5d8b95',
          [
            [x, foot + tall * 0.9],
            [x + wide, foot + 3],
            [x - wide, foot + 3],
          ],
          { coats: 4, strength: 0.07, spread: 0.3 },
        )
      }
    }),
    draw(0.35, (ctx, stage) => {
      wash(ctx, stage, '#9fc1d2', band(stage, 0.475, 0.6, -0.2, 1.2), { strength: 0.016 })
      wash(ctx, stage, '#5f97b4', band(stage, 0.59, 0.625, -0.2, 1.2), { strength: 0.014 })
      wash(ctx, stage, '#3d7796', band(stage, 0.82, 0.99, -0.2, 1.2), { strength: 0.02 })
      wash(ctx, stage, '#2f6487', band(stage, 0.9, 1.1, -0.2, 1.2), { strength: 0.022 })
    }),
    draw(0.5, (ctx, stage) => {
      const { w, h, u } = stage
      const [x, y, s] = [w * 0.56, h * 0.68, u * 0.21]
      const hull: Place[] = [
        [x - s, y - s * 0.16],
        [x - s * 0.8, y + s * 0.06],
        [x, y + s * 0.12],
        [x + s * 0.8, y + s * 0.06],
        [x + s, y - s * 0.16],
        [x, y - s * 0.02],
      ]
      for (let i = 0; i < 6; i++)
        wash(
          ctx,
          stage,
          '#c2483a',
          [
            [x - s * (0.8 - i * 0.09), y + s * (0.16 + i * 0.1)],
            [x + s * (0.8 - i * 0.1), y + s * (0.17 + i * 0.1)],
            [x + s * (0.6 - i * 0.07), y + s * (0.21 + i * 0.1)],
            [x - s * (0.7 - i * 0.1), y + s * (0.2 + i * 0.1)],
          ],
          { coats: 6, strength: 0.07, spread: 0.3 },
        )
      const person = (px: number, size: number, color: string, lean: number): void => {
        const foot = y - s * 0.02
        wash(
          ctx,
          stage,
          color,
          [
            [px - size * 0.22, foot],
            [px - size * 0.2 + lean, foot - size * 0.62],
            [px + size * 0.16 + lean, foot - size * 0.64],
            [px + size * 0.26, foot],
          ],
          { coats: 12, strength: 0.14, spread: 0.08 },
        )
        ctx.fillStyle = '#3b2a2a'
        ctx.beginPath()
        ctx.arc(px + lean, foot - size * 0.78, size * 0.14, 0, 7)
        ctx.fill()
      }
      person(x - s * 0.5, s * 0.62, '#24425c', -s * 0.03)
      person(x + s * 0.48, s * 0.5, '#d99a2b', s * 0.03)
      wash(ctx, stage, '#b73a2d', hull, { coats: 16, strength: 0.16, spread: 0.05 })
      // His hat, her line.
      ctx.fillStyle = '#5a4632'
      blob(ctx, [
        [x - s * 0.68, y - s * 0.55],
        [x - s * 0.53, y - s * 0.68],
        [x - s * 0.38, y - s * 0.55],
        [x - s * 0.53, y - s * 0.53],
      ])
      ctx.fill()
      ctx.strokeStyle = 'rgba(40,50,60,0.75)'
      ctx.lineWidth = u * 0.0028
      ctx.beginPath()
      ctx.moveTo(x + s * 0.55, y - s * 0.22)
      ctx.quadraticCurveTo(x + s * 1.1, y - s * 0.95, x + s * 1.6, y - s * 0.9)
      ctx.lineTo(x + s * 1.62, y + s * 0.3)
      ctx.stroke()
    }),
  ],
}
