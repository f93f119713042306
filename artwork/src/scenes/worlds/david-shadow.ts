import { fbm } from '../../core/noise.ts'
import { between } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import type { Context, Stage } from '../../core/stage.ts'
import { shade } from '../../core/stage.ts'
import { shepherdBoy } from '../../figures/david.ts'
import { type Drawing, drawMask, figure } from '../../figures/figure.ts'
import { giant } from '../../figures/giant.ts'
import { setLine } from '../../layers/lettering.ts'
import { draw, moved } from '../../layers/print.ts'

const NOON = '#3a2a5c'

/** A shadow lies on the ground: the figure upside down would be behind us, so it is only leaned. */
const shadow = (
  ctx: Context,
  stage: Stage,
  drawing: Drawing,
  [x, y, size]: readonly number[],
  lean: number,
) => {
  ctx.save()
  ctx.translate((x ?? 0) * stage.w, (y ?? 0) * stage.h)
  ctx.transform(1, 0, lean, 1, 0, 0)
  ctx.fillStyle = NOON
  ctx.strokeStyle = NOON
  drawMask(ctx, stage, drawing, { x: 0, y: 0, size: size ?? 1, color: NOON })
  ctx.restore()
}

/** Behind him his army, helmets and spears: the near ground lies in its shadow. */
const host = (ctx: Context, { w, h, u, random }: Stage, y: number): void => {
  ctx.fillStyle = NOON
  ctx.fillRect(-w, y * h, w * 3, h)
  for (let x = -0.6; x < 1.6; x += 0.052) {
    const top = y * h - u * between(random, 0.0, 0.035)
    ctx.beginPath()
    ctx.ellipse(x * w, top + u * 0.02, u * 0.036, u * 0.05, 0, 0, 7)
    ctx.fill()
    const tip = top - u * between(random, 0.05, 0.15)
    const lean = u * between(random, -0.02, 0.02)
    ctx.beginPath()
    ctx.moveTo(x * w + u * 0.034, y * h)
    ctx.lineTo(x * w + u * 0.03 + lean, tip + u * 0.03)
    ctx.lineTo(x * w + u * 0.022 + lean, tip + u * 0.03)
    ctx.lineTo(x * w + u * 0.035 + lean, tip)
    ctx.lineTo(x * w + u * 0.048 + lean, tip + u * 0.03)
    ctx.lineTo(x * w + u * 0.04 + lean, tip + u * 0.03)
    ctx.lineTo(x * w + u * 0.044, y * h)
    ctx.fill()
  }
}

const boyAt = ({ w, h }: Stage): readonly [number, number] => (h > w ? [0.66, 0.235] : [0.7, 0.52])

/** Noon in the valley of Elah: the giant himself is not in the picture, only what he throws over it. */
export const davidShadow: Scene = {
  id: 'david',
  title: {
    lines: ['David'],
    letter: (ctx, { w, h }) => {
      setLine(ctx, 'DAVID', {
        face: 'marcellus',
        x: w / 2,
        y: h * 0.935,
        fit: w * 0.78,
        tracking: 0.04,
        color: '#ffe3a6',
      })
    },
  },
  stock: 'paper',
  grain: 0.7,
  camera: { pan: 0, tilt: 0.05, push: 0.16 },
  layers: [
    draw(0.3, (ctx, stage) => {
      shade(ctx, stage, 0.7, (x, y, out) => {
        const [px, py] = [(x * stage.w) / stage.u, (y * stage.h) / stage.u]
        const dust = fbm(stage.noise, px * 2.4, py * 3.6, 5)
        const grit = stage.noise(px * 60, py * 80)
        const far = 1 - y
        out[0] = 222 + dust * 42 + grit * 9 + far * 26
        out[1] = 156 + dust * 44 + grit * 9 + far * 44
        out[2] = 78 + dust * 34 + grit * 8 + far * 48
        out[3] = 255
      })
    }),
    draw(0.32, (ctx, stage) => {
      const { w, h, u, random } = stage
      for (let i = 0; i < 190; i++) {
        const y = between(random, -0.05, 1.05)
        const s = u * between(random, 0.002, 0.011) * (0.4 + y)
        const x = between(random, -0.05, 1.05) * w
        ctx.fillStyle = 'rgba(86,48,52,0.4)'
        ctx.beginPath()
        ctx.ellipse(x, y * h - s * 0.5, s * 0.9, s * 1.3, 0.1, 0, 7)
        ctx.fill()
        ctx.fillStyle = '#f6d79a'
        ctx.beginPath()
        ctx.ellipse(x, y * h, s, s * 0.7, 0, 0, 7)
        ctx.fill()
      }
    }),
    {
      depth: 0.34,
      blend: 'multiply',
      paint: (ctx, stage) => {
        const tall = stage.h > stage.w
        ctx.filter = `blur(${stage.u * 0.0035}px)`
        shadow(ctx, stage, giant, tall ? [0.42, 1.13, 1.1] : [0.36, 1.42, 1.08], -0.06)
        host(ctx, stage, tall ? 0.8 : 0.94)
        ctx.filter = `blur(${stage.u * 0.002}px)`
        ctx.globalAlpha = 0.55
        shadow(ctx, stage, shepherdBoy, [...boyAt(stage), 0.22], -1.15)
        ctx.globalAlpha = 1
        ctx.filter = 'none'
      },
    },
    {
      depth: 0.36,
      paint: (ctx, stage) => {
        const [x, y] = boyAt(stage)
        figure(shepherdBoy, {
          x,
          y,
          size: 0.19,
          color: '#8c2f2f',
          detail: 1,
          rim: { color: '#ffe9bc', from: [-0.6, 0.5], width: 0.022, strength: 0.9 },
        }).paint?.(ctx, stage)
      },
    },
  ],
}

const [earth, stones, shadows, boy] = davidShadow.layers.flat()

/** Eleven by seventeen: the lower half is for words. */
export const davidShadowPrint: Scene = {
  ...davidShadow,
  id: 'david-print',
  layers: [
    ...[earth, stones].flatMap((layer) => layer ?? []),
    ...[shadows, boy].flatMap((layer) => (layer ? [moved(layer, 0.02, -0.2, 0.68)] : [])),
  ],
}
