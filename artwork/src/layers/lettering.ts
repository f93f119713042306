import { Path2D } from '@napi-rs/canvas'
import type { Context } from '../core/stage.ts'
import { type Face, outline } from '../core/type.ts'

export interface LineOptions {
  readonly face: Face
  readonly x: number
  /** The baseline. */
  readonly y: number
  /** The size of the type, or the width that the line fills. */
  readonly size?: number
  readonly fit?: number
  readonly tracking?: number
  readonly anchor?: 'left' | 'middle' | 'right'
  readonly color: string
}

/** One line of type as a path at its place, all in pixels. Gives its size, so that the next line can follow. */
export const lineOfType = (
  text: string,
  options: LineOptions,
): { shape: Path2D; size: number; width: number } => {
  const { face, x, y, fit, tracking = 0, anchor = 'middle' } = options
  const size = fit ? fit / outline(text, 1, { face, tracking, digits: 5 }).width : (options.size ?? 10)
  const { width } = outline(text, size, { face, tracking })
  const left = { left: x, middle: x - width / 2, right: x - width }[anchor]
  return { shape: new Path2D(outline(text, size, { face, tracking, x: left, y }).path), size, width }
}

export const setLine = (ctx: Context, text: string, options: LineOptions): number => {
  const { shape, size } = lineOfType(text, options)
  ctx.fillStyle = options.color
  ctx.fill(shape)
  return size
}
