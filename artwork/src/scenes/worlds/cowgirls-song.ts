import { clamp, smoothstep } from '../../core/color.ts'
import type { Scene } from '../../core/scene.ts'
import type { Context, Stage } from '../../core/stage.ts'
import { figure } from '../../figures/figure.ts'
import { cowgirl } from '../../figures/horses.ts'
import { setLine } from '../../layers/lettering.ts'
import { blob, carve, draw, ground } from '../../layers/print.ts'

const CREAM = '#f3e3c0'
const INDIGO = '#23264f'
const RED = '#c8402e'

/** The sound hole, which is the sun. */
const hole = ({ w, h }: Stage): readonly [number, number] =>
  h > w ? [w * 0.5, h * 0.64] : [w * 0.52, h * 0.52]

const body = (ctx: Context, stage: Stage): void => {
  const [x, y] = hole(stage)
  const s = stage.u * (stage.h > stage.w ? 0.98 : 1.02)
  const half = [
    [0.09, -0.46],
    [0.25, -0.45],
    [0.34, -0.33],
    [0.335, -0.19],
    [0.27, -0.08],
    [0.29, 0.03],
    [0.41, 0.15],
    [0.47, 0.32],
    [0.43, 0.5],
    [0.27, 0.61],
  ] as const
  blob(ctx, [
    ...half.map(([a, b]) => [x + a * s, y + b * s] as const),
    ...[...half].reverse().map(([a, b]) => [x - a * s, y + b * s] as const),
  ])
}

const inBody =
  (paint: (ctx: Context, stage: Stage) => void) =>
  (ctx: Context, stage: Stage): void => {
    ctx.save()
    body(ctx, stage)
    ctx.clip()
    paint(ctx, stage)
    ctx.restore()
  }

/** A concert bill, cut in wood and pulled in two inks: the country she rides through is in her guitar. */
export const cowgirlsSongBill: Scene = {
  id: 'a-cowgirls-song',
  title: {
    lines: ['~A', 'Cowgirl’s', 'Song'],
    letter: (ctx, { w, h }) => {
      setLine(ctx, 'A Cowgirl’s', { face: 'rye', x: w / 2, y: h * 0.096, fit: w * 0.86, color: RED })
      setLine(ctx, 'SONG', {
        face: 'rye',
        x: w / 2,
        y: h * 0.228,
        fit: w * 0.62,
        tracking: 0.06,
        color: INDIGO,
      })
    },
  },
  stock: 'paper',
  grain: 1.2,
  camera: { pan: 0.02, push: 0.18 },
  layers: [
    ground(CREAM),
    draw(0.3, (ctx, stage) => {
      // The neck goes off the sheet behind the words.
      const [x, y] = hole(stage)
      const { u } = stage
      ctx.fillStyle = INDIGO
      ctx.fillRect(x - u * 0.05, y - u * 0.58, u * 0.1, u * 0.2)
      body(ctx, stage)
      ctx.fill()
    }),
    draw(
      0.3,
      inBody((ctx, stage) => {
        const [sx, sy] = hole(stage)
        carve(ctx, stage, {
          color: CREAM,
          pitch: 0.0125,
          long: 5,
          cut: (x, y) => {
            const [dx, dy] = [(x * stage.w - sx) / stage.u, (y * stage.h - sy) / stage.u]
            const far = Math.hypot(dx, dy)
            if (dy > 0.1)
              return [
                Math.sin(dx * 6) * 0.16,
                clamp(0.42 - (dy - 0.1) * 1.1 + Math.sin(dy * 70 + dx * 9) * 0.22),
              ]
            return [Math.atan2(dy, dx), far < 0.19 ? 0 : 0.62 - smoothstep(0.16, 0.6, far) * 0.66]
          },
        })
      }),
    ),
    draw(
      0.34,
      inBody((ctx, stage) => {
        const [x, y] = hole(stage)
        const { u } = stage
        ctx.fillStyle = RED
        ctx.beginPath()
        ctx.arc(x, y - u * 0.01, u * 0.2, 0, 7)
        ctx.fill()
        ctx.fillStyle = INDIGO
        blob(ctx, [
          [x - u * 0.6, y + u * 0.14],
          [x - u * 0.33, y + u * 0.08],
          [x - u * 0.1, y + u * 0.135],
          [x + u * 0.2, y + u * 0.11],
          [x + u * 0.6, y + u * 0.13],
          [x + u * 0.6, y + u * 0.22],
          [x - u * 0.6, y + u * 0.22],
        ])
        ctx.fill()
        for (const [px, s] of [
          [-0.34, 0.17],
          [0.33, 0.12],
        ] as const) {
          const [cx, cy] = [x + px * u, y + u * 0.12]
          ctx.lineCap = 'round'
          ctx.strokeStyle = INDIGO
          ctx.lineWidth = s * u * 0.2
          ctx.beginPath()
          ctx.moveTo(cx, cy)
          ctx.lineTo(cx, cy - s * u)
          ctx.moveTo(cx - s * u * 0.34, cy - s * u * 0.75)
          ctx.lineTo(cx - s * u * 0.34, cy - s * u * 0.45)
          ctx.lineTo(cx, cy - s * u * 0.38)
          ctx.lineTo(cx + s * u * 0.34, cy - s * u * 0.5)
          ctx.lineTo(cx + s * u * 0.34, cy - s * u * 0.8)
          ctx.lineWidth = s * u * 0.14
          ctx.stroke()
        }
      }),
    ),
    draw(0.38, (ctx, stage) => {
      const [x, y] = hole(stage)
      figure(cowgirl, {
        x: x / stage.w,
        y: (y + stage.u * 0.13) / stage.h,
        size: 0.3,
        color: INDIGO,
      }).paint?.(ctx, stage)
    }),
    draw(0.3, (ctx, stage) => {
      // Six strings and the bridge.
      const [x, y] = hole(stage)
      const { u } = stage
      ctx.fillStyle = CREAM
      ctx.fillRect(x - u * 0.15, y + u * 0.37, u * 0.3, u * 0.035)
      ctx.fillStyle = RED
      for (let i = 0; i < 6; i++)
        ctx.fillRect(x - u * 0.0415 + i * u * 0.0155, y + u * 0.215, u * 0.004, u * 0.17)
    }),
  ],
}
