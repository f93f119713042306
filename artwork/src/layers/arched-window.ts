import type { Canvas } from '@napi-rs/canvas'
import { mix } from '../core/color.ts'
import type { Context, Layer } from '../core/stage.ts'
import { inset } from './inset.ts'

/** A tall window with a round head and thin bars; `outside` is what is seen through it. */
export const archedWindow = (options: {
  x: number
  /** Sill and head. */
  y: number
  top: number
  /** In u. */
  width: number
  frame: string
  outside: () => Canvas
}): Layer => ({
  depth: 0.2,
  paint: (ctx, { w, h, u }) => {
    const wide = options.width * u
    const left = options.x * w - wide / 2
    const sill = options.y * h
    const head = options.top * h
    const arch = (c: Context, grow: number): void => {
      c.beginPath()
      c.moveTo(left - grow, sill + grow)
      c.lineTo(left - grow, head + wide / 2)
      c.arc(left + wide / 2, head + wide / 2, wide / 2 + grow, Math.PI, 0)
      c.lineTo(left + wide + grow, sill + grow)
      c.closePath()
    }
    ctx.fillStyle = options.frame
    arch(ctx, u * 0.03)
    ctx.fill()
    ctx.fillStyle = mix(options.frame, '#000000', 0.45)
    arch(ctx, u * 0.012)
    ctx.fill()
    ctx.save()
    arch(ctx, 0)
    ctx.clip()
    const view = options.outside()
    const scale = Math.max(wide / view.width, (sill - head) / view.height)
    inset(ctx, view, [left + (wide - view.width * scale) / 2, head, view.width * scale, view.height * scale])
    ctx.fillStyle = mix(options.frame, '#000000', 0.5)
    const bar = u * 0.008
    for (const part of [1 / 3, 2 / 3]) ctx.fillRect(left + wide * part - bar / 2, head, bar, sill - head)
    for (let y = head + wide / 2; y < sill; y += wide * 0.42) ctx.fillRect(left, y - bar / 2, wide, bar)
    ctx.restore()
    ctx.fillStyle = mix(options.frame, '#ffffff', 0.06)
    ctx.fillRect(left - u * 0.05, sill + u * 0.01, wide + u * 0.1, u * 0.025)
  },
})
