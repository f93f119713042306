import type { Canvas } from '@napi-rs/canvas'
import type { Layer } from '../core/stage.ts'
import { inset } from '../layers/inset.ts'
import { drawing } from './figure.ts'
import { gloss } from './paper.ts'

/** A poster in a gilded frame, a picture light over it; `h` is its height in u, `x` and `y` its middle. */
export const framedPoster = (
  place: { readonly x: number; readonly y: number; readonly h: number },
  picture: () => Canvas,
): Layer =>
  drawing(0.4, (ctx, { w, h, u }) => {
    const high = place.h * u
    const wide = high / 1.5
    const x = place.x * w - wide / 2
    const y = place.y * h - high / 2
    const edge = u * 0.022
    ctx.shadowColor = 'rgba(4,14,12,0.75)'
    ctx.shadowBlur = u * 0.05
    ctx.shadowOffsetY = u * 0.02
    const gold = ctx.createLinearGradient(x, y, x + wide, y + high)
    gold.addColorStop(0, '#f4d58c')
    gold.addColorStop(0.4, '#9a6a2c')
    gold.addColorStop(0.7, '#d8aa5c')
    gold.addColorStop(1, '#5a3a16')
    ctx.fillStyle = gold
    ctx.fillRect(x - edge, y - edge, wide + edge * 2, high + edge * 2)
    ctx.shadowColor = 'transparent'
    ctx.fillStyle = '#1a0f0a'
    ctx.fillRect(x - edge * 0.25, y - edge * 0.25, wide + edge * 0.5, high + edge * 0.5)
    inset(ctx, picture(), [x, y, wide, high])
    gloss(ctx, [x, y, wide, high], 0.1)
    // The picture light over the frame.
    ctx.fillStyle = '#c89a54'
    ctx.fillRect(place.x * w - wide * 0.26, y - edge * 2.6, wide * 0.52, edge * 0.75)
    ctx.fillRect(place.x * w - edge * 0.15, y - edge * 2, edge * 0.3, edge)
  })
