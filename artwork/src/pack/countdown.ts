import { alpha, GOLD } from '../core/color.ts'
import type { Context } from '../core/stage.ts'
import { FACTS } from '../print/facts.ts'
import { type Block, heightOf, logo, stack, text } from './blocks.ts'
import type { Format } from './formats.ts'

export interface Slide {
  readonly name: string
  readonly set: (ctx: Context, format: Format) => Promise<void>
}

const dim = (ctx: Context, { width, height }: Format): void => {
  const dark = ctx.createLinearGradient(0, 0, width * 0.62, 0)
  dark.addColorStop(0, 'rgba(8,7,16,0.9)')
  dark.addColorStop(0.6, 'rgba(8,7,16,0.7)')
  dark.addColorStop(1, 'rgba(8,7,16,0)')
  ctx.fillStyle = dark
  ctx.fillRect(0, 0, width, height)
}

const column = (ctx: Context, { width, height }: Format, blocks: readonly Block[]): void =>
  stack(ctx, blocks, width * 0.06, (height - heightOf(blocks)) / 2)

const fridays = (count: number, date: string): Slide => ({
  name: `countdown-${count}-fridays-to-go-show-on-${date}`,
  set: async (ctx, format) => {
    const { width: w } = format
    dim(ctx, format)
    column(ctx, format, [
      text(ctx, String(count), w, { size: w * 0.21, color: GOLD }),
      text(ctx, 'Fridays to go', w * 0.45, { size: w * 0.062, gap: w * 0.034 }),
      text(ctx, `In theaters ${FACTS.release}`, w * 0.45, {
        size: w * 0.03,
        font: '500 Figtree',
        gap: w * 0.03,
      }),
      await logo('david-logo.svg', w * 0.19, w * 0.042),
    ])
  },
})

const friday: Slide = {
  name: 'countdown-this-friday-show-on-december-14',
  set: async (ctx, format) => {
    const { width: w } = format
    dim(ctx, format)
    column(ctx, format, [
      await logo('david-logo.svg', w * 0.36),
      text(ctx, 'This Friday', w * 0.45, { size: w * 0.078, color: GOLD, gap: w * 0.05 }),
      text(ctx, 'Have you asked someone yet?', w * 0.45, {
        size: w * 0.032,
        font: '500 Figtree',
        gap: w * 0.034,
      }),
    ])
  },
}

/** Church presentation programs lay a running clock over a picture: this one leaves it a place. */
const clock: Slide = {
  name: 'countdown-place-your-own-timer',
  set: async (ctx, format) => {
    const { width: w } = format
    dim(ctx, format)
    const frame: Block = {
      width: w * 0.4,
      height: w * 0.145,
      gap: w * 0.032,
      draw: (to, left, top) => {
        to.fillStyle = alpha('#0b0a14', 0.6)
        to.strokeStyle = GOLD
        to.lineWidth = w * 0.0016
        to.beginPath()
        to.roundRect(left, top, w * 0.4, w * 0.145, w * 0.008)
        to.fill()
        to.stroke()
      },
    }
    column(ctx, format, [
      text(ctx, 'We begin in', w * 0.45, { size: w * 0.05 }),
      frame,
      text(ctx, `And on ${FACTS.release}, in theaters:`, w * 0.45, {
        size: w * 0.028,
        font: '500 Figtree',
        gap: w * 0.042,
      }),
      await logo('david-logo.svg', w * 0.19, w * 0.022),
    ])
  },
}

/** For the four Sundays before the release, counted in Fridays: the last of them is opening night. */
export const slides: readonly Slide[] = [
  fridays(4, 'november-23'),
  fridays(3, 'november-30'),
  fridays(2, 'december-7'),
  friday,
  clock,
]
