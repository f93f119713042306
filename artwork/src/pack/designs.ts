import { GOLD, INK } from '../core/color.ts'
import type { Context } from '../core/stage.ts'
import { FACTS } from '../print/facts.ts'
import { band } from './band.ts'
import { type Block, heightOf, logo, rule, stack, text, ticket } from './blocks.ts'
import type { Format } from './formats.ts'

export interface Design {
  readonly folder: string
  readonly name: string
  readonly set: (ctx: Context, format: Format) => Promise<void>
}

/** Sizes are parts of the width: it is the width of a phone that a post is shrunk to. */
const measures = ({ width, height, words, room }: Format) => {
  const wide = words === 'beside'
  return {
    wide,
    w: width,
    /** What type is measured in: phones show an upright post larger than a wide one. */
    s: width * (wide ? 1 : height > width ? 1.42 : 1.18),
    left: width * (wide ? 0.06 : 0.075),
    column: width * (wide ? 0.47 : 0.85),
    top: room[0] * height,
    bottom: room[1] * height,
    /** The hill begins here in upright pictures. */
    hill: height * (height / width > 1.6 ? 0.605 : height > width ? 0.645 : 0.625),
  }
}

/** Night behind the words: the left side of a wide picture, the corner of the mark in an upright one. */
const shade = (ctx: Context, { width: w, height: h, words, room }: Format): void => {
  const dark =
    words === 'beside'
      ? ctx.createLinearGradient(0, 0, w * 0.6, 0)
      : ctx.createRadialGradient(w * 0.2, h * room[0], 0, w * 0.2, h * room[0], w * 0.5)
  dark.addColorStop(0, 'rgba(8,7,16,0.82)')
  dark.addColorStop(0.6, `rgba(8,7,16,${words === 'beside' ? 0.64 : 0.3})`)
  dark.addColorStop(1, 'rgba(8,7,16,0)')
  ctx.fillStyle = dark
  ctx.fillRect(0, 0, w, h)
}

/** Upright: centered on the hill. Wide: a column at the left, in the middle of its height. */
const compose = (ctx: Context, format: Format, blocks: readonly Block[]): void => {
  const { wide, w, left, top, bottom, hill } = measures(format)
  const start = wide ? top : hill
  const free = bottom - start - heightOf(blocks)
  if (free < 0) throw new Error(`Too many words for ${format.name}`)
  stack(ctx, blocks, wide ? left : w / 2, start + free / 2, !wide)
}

const release: Design = {
  folder: '1-in-theaters',
  name: 'in-theaters',
  set: async (ctx, format) => {
    const { wide, w, s, left, top, bottom, column } = measures(format)
    shade(ctx, format)
    const blocks = [
      await logo('david-logo.svg', w * (wide ? 0.37 : 0.5)),
      text(ctx, 'In theaters', column, { size: s * 0.034, font: '400 Fraunces', gap: s * 0.034 }),
      text(ctx, FACTS.release, column, { size: s * 0.049, color: GOLD, gap: s * 0.022 }),
    ]
    compose(ctx, format, blocks)
    const ours = await logo('site-logo.svg', w * (wide ? 0.24 : 0.4))
    ours.draw(ctx, left, wide ? bottom - ours.height : top)
  },
}

const group: Design = {
  folder: '2-group-tickets',
  name: 'group-tickets',
  set: async (ctx, format) => {
    const { wide, w, s, left, top, column } = measures(format)
    shade(ctx, format)
    const mark = await logo('david-logo.svg', wide ? w * 0.21 : w * 0.34)
    const code = text(ctx, `Code ${FACTS.code}`, column * 0.8, {
      size: s * 0.044,
      font: '700 Figtree',
      color: INK,
    })
    const blocks = [
      text(ctx, 'Group tickets', column, { size: s * 0.064 }),
      text(ctx, `Bring ${FACTS.groupSize} or more. Pay less each.`, column, {
        size: s * 0.0315,
        font: '500 Figtree',
        gap: s * 0.026,
      }),
      ticket(code, s * 0.03),
      text(ctx, FACTS.ticketsShown, column, {
        size: s * 0.0315,
        font: '700 Figtree',
        color: GOLD,
        gap: s * 0.032,
      }),
    ]
    if (wide) {
      compose(ctx, format, [
        mark,
        ...blocks.map((block, i) => (i === 0 ? { ...block, gap: s * 0.04 } : block)),
      ])
      return
    }
    mark.draw(ctx, left, top)
    compose(ctx, format, blocks)
  },
}

const invite: Design = {
  folder: '3-come-with-us',
  name: 'come-with-us',
  set: async (ctx, format) => {
    const { wide, w, s, left, top, bottom, column, hill } = measures(format)
    shade(ctx, format)
    const mark = await logo('david-logo.svg', wide ? w * 0.21 : w * 0.34)
    const stacked = format.height > format.width
    const high = wide ? w * 0.068 : stacked ? w * 0.185 : w * 0.112
    const [across, from] = [w - left * 2, bottom - high]
    const label = w * (wide ? 0.018 : 0.028)
    band(ctx, { left, top: from, width: across, height: high, label, stacked })
    const blocks = [
      text(ctx, 'Come with us.', column, { size: s * 0.072 }),
      text(ctx, `In theaters ${FACTS.release}`, column, {
        size: s * 0.0315,
        font: '500 Figtree',
        color: GOLD,
        gap: s * 0.03,
      }),
    ]
    if (wide) {
      const column = [
        mark,
        rule(w * 0.05, w * 0.032),
        ...blocks.map((block) => ({ ...block, gap: w * 0.03 })),
      ]
      stack(ctx, column, left, top + Math.max(0, from - w * 0.04 - top - heightOf(column)) / 2)
      return
    }
    mark.draw(ctx, left, top)
    stack(ctx, blocks, w / 2, hill + (from - hill - heightOf(blocks)) * 0.42, true)
  },
}

export const designs: readonly Design[] = [release, group, invite]
