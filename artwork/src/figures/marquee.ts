import { Path2D } from '@napi-rs/canvas'
import { alpha, mix } from '../core/color.ts'
import { type Lens, type Spot, view } from '../core/lens.ts'
import type { Layer } from '../core/stage.ts'
import { CAP, outline } from '../core/type.ts'
import { drawing } from './figure.ts'

/** Left and right edge of the sign over the pavement, its near and far end, its foot and head. */
const SIGN = { x0: 2.7, x1: 7, z0: 8, z1: 13.5, y0: 3.3, y1: 5.35 }
const BLADE = { x0: 5, x1: 6.6, z: 8.6, y0: 5.8, y1: 11 }

const CREAM = '#fff0c9'
const BULB = '#ffd88a'

/** The front of a cinema: the sign over its doors, words on the side that looks at us, a blade above. */
export const marquee = (lens: Lens, lines: readonly (readonly [text: string, size: number])[]): Layer =>
  drawing(0.3, (ctx, stage) => {
    const { plane, at } = view(ctx, stage, lens)
    const { x0, x1, z0, z1, y0, y1 } = SIGN
    const face = (xa: number, xb: number, ya: number, yb: number, z = z0): void =>
      plane([xa, ya, z], [xb, ya, z], [xb, yb, z], [xa, yb, z])
    const side = (za: number, zb: number, ya: number, yb: number): void =>
      plane([x0, ya, za], [x0, yb, za], [x0, yb, zb], [x0, ya, zb])
    const bulb = (spot: Spot, size: number): void => {
      const [x, y] = at(spot)
      const r = (size / spot[2]) * stage.u
      ctx.fillStyle = alpha(BULB, 0.35)
      ctx.beginPath()
      ctx.arc(x, y, r * 2.1, 0, 7)
      ctx.fill()
      ctx.fillStyle = '#fff6dd'
      ctx.beginPath()
      ctx.arc(x, y, r, 0, 7)
      ctx.fill()
    }

    // Doors and the lit hall behind them.
    for (let z = 8.4; z < 13; z += 1.15) {
      const glow = ctx.createLinearGradient(0, at([7, 3, z])[1], 0, at([7, 0, z])[1])
      glow.addColorStop(0, '#ffdb92')
      glow.addColorStop(1, '#d9772f')
      ctx.fillStyle = glow
      plane([7, 0.1, z], [7, 2.9, z], [7, 2.9, z + 0.92], [7, 0.1, z + 0.92])
    }
    // The blade, its letters running down.
    const tower = ctx.createLinearGradient(0, at([0, BLADE.y1, BLADE.z])[1], 0, at([0, BLADE.y0, BLADE.z])[1])
    tower.addColorStop(0, '#571a2c')
    tower.addColorStop(1, '#8c2a33')
    ctx.fillStyle = tower
    face(BLADE.x0, BLADE.x1, BLADE.y0, BLADE.y1, BLADE.z)
    ctx.fillStyle = '#3a1222'
    plane(
      [BLADE.x0, BLADE.y0, BLADE.z],
      [BLADE.x0, BLADE.y1, BLADE.z],
      [BLADE.x0, BLADE.y1, BLADE.z + 0.8],
      [BLADE.x0, BLADE.y0, BLADE.z + 0.8],
    )
    for (let y = BLADE.y0 + 0.15; y < BLADE.y1; y += 0.3)
      for (const x of [BLADE.x0 + 0.12, BLADE.x1 - 0.12]) bulb([x, y, BLADE.z], 0.055)

    // The sign: its underside full of bulbs, two lit faces, a frame.
    ctx.fillStyle = '#f6b765'
    plane([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1])
    for (let z = z0 + 0.4; z < z1; z += 0.6) for (let x = x0 + 0.3; x < x1; x += 0.55) bulb([x, y0, z], 0.06)
    ctx.fillStyle = '#4a1524'
    face(x0 - 0.12, x1, y0 - 0.12, y1 + 0.16)
    side(z0, z1, y0 - 0.12, y1 + 0.16)
    const lit = ctx.createLinearGradient(0, at([0, y1, z0])[1], 0, at([0, y0, z0])[1])
    lit.addColorStop(0, mix(CREAM, '#ffb95e', 0.25))
    lit.addColorStop(0.5, CREAM)
    lit.addColorStop(1, mix(CREAM, '#ffb95e', 0.35))
    ctx.fillStyle = lit
    face(x0 + 0.18, x1 - 0.1, y0 + 0.2, y1 - 0.2)
    ctx.fillStyle = '#ffdf9f'
    side(z0 + 0.25, z1 - 0.3, y0 + 0.2, y1 - 0.2)
    for (let x = x0 + 0.03; x < x1; x += 0.26) for (const y of [y0 + 0.04, y1]) bulb([x, y, z0], 0.05)
    for (let z = z0 + 0.3; z < z1; z += 0.4) for (const y of [y0 + 0.04, y1]) bulb([x0, y, z], 0.05)

    const metre = stage.u / z0
    const middle = (x0 + x1) / 2
    let y = y1 - 0.42
    ctx.fillStyle = '#2b1018'
    for (const [text, size] of lines) {
      const tall = size * metre
      const { width } = outline(text, tall, { tracking: 0.1 })
      const [px, py] = at([middle, y - size * CAP, z0])
      ctx.fill(new Path2D(outline(text, tall, { tracking: 0.1, x: px - width / 2, y: py }).path))
      y -= size * CAP + 0.26
    }
  })
