import type { Scene } from '../../core/scene.ts'
import type { Context, Stage } from '../../core/stage.ts'
import type { Face } from '../../core/type.ts'
import { setLine } from '../../layers/lettering.ts'
import { blob, cutOut, draw, ground, type Place, polygon } from '../../layers/print.ts'

/** One line of a cover's words; places and sizes in u, the baseline at `y`. */
export interface Words {
  readonly text: string
  readonly face: Face
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
  readonly tracking?: number
  readonly anchor?: 'left' | 'middle' | 'right'
}

/** Scissors for a picture whose places are given in u. */
export interface Scissors {
  readonly stage: Stage
  readonly ctx: Context
  readonly soft: (places: readonly Place[], color: string, lift?: number) => void
  readonly sharp: (places: readonly Place[], color: string, lift?: number) => void
  readonly disc: (x: number, y: number, r: number, color: string, lift?: number) => void
  readonly line: (places: readonly Place[], width: number, color: string) => void
}

const scissors = (ctx: Context, stage: Stage): Scissors => {
  const { u } = stage
  const pixels = (places: readonly Place[]): Place[] => places.map(([x, y]) => [x * u, y * u])
  return {
    ctx,
    stage,
    soft: (places, color, lift) => {
      blob(ctx, pixels(places))
      cutOut(ctx, stage, color, lift)
    },
    sharp: (places, color, lift) => {
      polygon(ctx, pixels(places))
      cutOut(ctx, stage, color, lift)
    },
    disc: (x, y, r, color, lift) => {
      ctx.beginPath()
      ctx.arc(x * u, y * u, r * u, 0, 7)
      cutOut(ctx, stage, color, lift)
    },
    line: (places, width, color) => {
      ctx.beginPath()
      for (const [x, y] of pixels(places)) ctx.lineTo(x, y)
      ctx.strokeStyle = color
      ctx.lineWidth = width * u
      ctx.lineCap = 'round'
      ctx.lineJoin = 'round'
      ctx.stroke()
    },
  }
}

export const talk = (
  id: string,
  sheet: string,
  words: readonly Words[],
  paint: (scissors: Scissors) => void,
): Scene => ({
  id,
  title: {
    lines: words.map(({ text }) => text),
    letter: (ctx, { u }) => {
      for (const { text, x, y, size, anchor = 'left', ...line } of words)
        setLine(ctx, text, { ...line, anchor, x: x * u, y: y * u, size: size * u })
    },
  },
  stock: 'paper',
  grain: 0.8,
  layers: [ground(sheet), draw(0.5, (ctx, stage) => paint(scissors(ctx, stage)))],
})
