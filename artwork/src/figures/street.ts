import { mix } from '../core/color.ts'
import { type Lens, view } from '../core/lens.ts'
import { between } from '../core/random.ts'
import type { Layer } from '../core/stage.ts'
import { drawing } from './figure.ts'

export interface Block {
  /** Where it starts and ends along the street, in metres. */
  readonly from: number
  readonly to: number
  readonly height: number
  readonly color: string
  /** How many of its windows are lit, 0 to 1. */
  readonly awake?: number
  /** A shop on the ground floor: the color of its light. */
  readonly shop?: string
}

export interface StreetOptions {
  readonly lens: Lens
  /** Metres from the middle of the street: below zero for its left side. */
  readonly side: number
  readonly blocks: readonly Block[]
  /** What the far end dissolves into. */
  readonly haze: string
  readonly lamp: string
}

const FLOOR = 3.5

/** One side of a street that runs away from us, house after house. */
export const street = ({ lens, side, blocks, haze, lamp }: StreetOptions): Layer =>
  drawing(0.3, (ctx, stage) => {
    const { plane, at } = view(ctx, stage, lens)
    const wall = (z0: number, z1: number, y0: number, y1: number, out = 0): void => {
      const x = side - Math.sign(side) * out
      plane([x, y0, z0], [x, y1, z0], [x, y1, z1], [x, y0, z1])
    }
    for (const { from, to, height, color, awake = 0.2, shop } of [...blocks].sort((a, b) => b.to - a.to)) {
      const far = Math.min(0.85, Math.max(0, (from - 6) / 70))
      const tone = (hex: string): string => mix(hex, haze, far)
      ctx.fillStyle = tone(color)
      wall(from, to, 0, height)
      // The end wall that looks at us, where the house before it is lower.
      ctx.fillStyle = tone(mix(color, '#000000', 0.35))
      plane([side, 0, from], [side, height, from], [side * 4, height, from], [side * 4, 0, from])
      for (let y = FLOOR + 1; y < height - 2.4; y += FLOOR)
        for (let z = from + 0.9; z < to - 1.4; z += 2.5) {
          const lit = stage.random() < awake
          ctx.fillStyle = tone(
            lit ? mix(lamp, color, between(stage.random, 0.05, 0.5)) : mix(color, '#000000', 0.45),
          )
          wall(z, z + 1.15, y, y + 1.9)
          ctx.fillStyle = tone(mix(color, '#ffffff', 0.06))
          wall(z - 0.1, z + 1.25, y - 0.16, y, 0.15)
        }
      ctx.fillStyle = tone(mix(color, '#ffffff', 0.09))
      wall(from, to, height - 0.5, height, 0.4)
      wall(from, to, FLOOR + 0.1, FLOOR + 0.45, 0.2)
      if (!shop) continue
      for (let z = from + 0.5; z < to - 1; z += 1.5) {
        const inside = ctx.createLinearGradient(0, at([side, 3, z])[1], 0, at([side, 0.6, z])[1])
        inside.addColorStop(0, tone(shop))
        inside.addColorStop(1, tone(mix(shop, color, 0.75)))
        ctx.fillStyle = inside
        wall(z, z + 1.36, 0.75, 2.5)
        wall(z, z + 1.36, 2.6, 2.95)
      }
    }
  })
