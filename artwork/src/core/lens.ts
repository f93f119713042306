import type { Context, Stage } from './stage.ts'

/** A place in metres: to the right of the viewer, above the ground, and how far off. */
export type Spot = readonly [x: number, y: number, z: number]

export interface Lens {
  /** The vanishing point, as fractions of the frame. */
  readonly x: number
  readonly y: number
  /** Height of the eye above the ground. */
  readonly eye: number
}

export interface View {
  readonly at: (spot: Spot) => readonly [x: number, y: number]
  readonly trace: (...spots: readonly Spot[]) => void
  /** Fills the plane through these places. */
  readonly plane: (...spots: readonly Spot[]) => void
}

/** Draws in metres: what is far off gets small by itself, and all lines meet in one point. */
export const view = (ctx: Context, stage: Stage, lens: Lens): View => {
  const at = ([x, y, z]: Spot): readonly [number, number] => [
    lens.x * stage.w + (x / z) * stage.u,
    lens.y * stage.h - ((y - lens.eye) / z) * stage.u,
  ]
  const trace = (...spots: readonly Spot[]): void => {
    ctx.beginPath()
    for (const spot of spots) ctx.lineTo(...at(spot))
    ctx.closePath()
  }
  return {
    at,
    trace,
    plane: (...spots) => {
      trace(...spots)
      ctx.fill()
    },
  }
}
