import type { Context } from '../core/stage.ts'

const PAPER = '#f8f1e3'
const EMBER = '#8f3f08'
const LINE = '#c9b99b'

interface Band {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Size of the small labels. */
  readonly label: number
  readonly stacked: boolean
}

/** Blank paper for a church to write on: a label small enough to leave the line free. */
export const band = (ctx: Context, { left, top, width, height, label, stacked }: Band): void => {
  ctx.fillStyle = PAPER
  ctx.beginPath()
  ctx.roundRect(left, top, width, height, label * 0.6)
  ctx.fill()
  const pad = label * 1.1
  const cells = ['When', 'Where']
  cells.forEach((name, index) => {
    const across = stacked ? width : width * (index === 0 ? 0.42 : 0.58)
    const down = stacked ? height / 2 : height
    const x = left + (stacked || index === 0 ? 0 : width * 0.42) + pad
    const y = top + (stacked ? index * down : 0)
    ctx.font = `700 ${label}px figtree`
    ctx.letterSpacing = '0px'
    ctx.fillStyle = EMBER
    ctx.fillText(name, x, y + pad * 0.75 + label * 0.7)
    ctx.fillStyle = LINE
    ctx.fillRect(x, y + down - pad * 0.95, across - pad * 2, Math.max(2, label / 16))
  })
}
