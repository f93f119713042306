import type { Drawing } from './figure.ts'

const FLAT = 0.62

/** A drawing upside down and flattened, as still water shows it; `level` is the waterline on the figure. */
export const mirrored = (drawing: Drawing, level = 0): Drawing => ({
  mask: (pen) => {
    pen.ctx.translate(0, -level * (1 + FLAT))
    pen.ctx.scale(1, -FLAT)
    drawing.mask(pen)
  },
})
