import { loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { CardParts } from './draw-card.ts'
import { settable, textFace, titleFace } from './faces.ts'
import { fitTitle, type Step } from './fit-title.ts'
import { BONE, EMBER, type Words } from './shade.ts'

/** Something that stands on the picture. */
type Part = Words & { draw: () => void }

export const MARGIN = 72
const FOOT = { top: 498, height: 62 }
const LOGO = { width: 500, height: 230 }
const RULE = { length: 190, weight: 3, aboveFoot: 454, withoutFoot: 540 }
const EYEBROW = 25
/** Distances in px of baselines and edges, from the rule upwards. */
const ABOVE = { rule: 30, title: 28 }
const LEADING = 1.12
/** Of the title's size: how far letters rise above their line, and how far they hang below it. */
const RISE = 0.76
const FALL = 0.24
const STEPS: Step[] = [
  { size: 104, lines: 1 },
  { size: 92, lines: 2 },
  { size: 80, lines: 3 },
  { size: 70, lines: 3 },
  { size: 62, lines: 3 },
  { size: 55, lines: 4 },
  { size: 48, lines: 4 },
  { size: 42, lines: 4 },
  { size: 38, lines: 4 },
  { size: 35, lines: 4 },
]

/** What stands on a card, from the foot upwards; the title has `width` px. Nothing is drawn yet. */
export async function layOut(ctx: SKRSContext2D, card: CardParts, width: number): Promise<Part[]> {
  const foot = card.foot ? [await drawing(card.foot, FOOT, FOOT.top + FOOT.height)] : []
  const line = card.foot ? RULE.aboveFoot : RULE.withoutFoot
  const end = line - ABOVE.rule
  const title = card.logo ? await drawing(card.logo, LOGO, end - 8) : words(ctx, card.title, width, end)
  return [...foot, rule(ctx, line), title, ...eyebrow(ctx, card.eyebrow, title.box.top - ABOVE.title)]

  /** A drawing of the site, as large as fits. Outside a page it has its own colours, not the theme's. */
  async function drawing(
    svg: string,
    within: { width?: number; height: number },
    bottom: number,
  ): Promise<Part> {
    const plain = svg.replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
    const { data, info } = await sharp(Buffer.from(plain), { density: 300 })
      .resize({ width: within.width, height: within.height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    const image = await loadImage(data)
    const box = { left: MARGIN, top: bottom - info.height, width: info.width, height: info.height }
    // Our drawings have gold in them.
    return { box, color: EMBER, draw: () => ctx.drawImage(image, box.left, box.top) }
  }
}

/** The title, so that nothing of it hangs below `end`. */
function words(ctx: SKRSContext2D, title: string, width: number, end: number): Part {
  const use = (size: number) => {
    ctx.font = `600 ${size}px ${titleFace.family}`
    ctx.letterSpacing = `${-size * 0.012}px`
  }
  const { size, lines } = fitTitle(title, width, STEPS, (text, step) => {
    use(step)
    return ctx.measureText(text).width
  })
  use(size)
  const leading = size * LEADING
  const last = end - size * FALL
  const top = last - size * RISE - leading * (lines.length - 1)
  const widest = Math.max(...lines.map((line) => ctx.measureText(line).width))
  return {
    box: { left: MARGIN, top, width: widest, height: end - top },
    color: BONE,
    draw: () => {
      use(size)
      ctx.fillStyle = BONE
      for (const [index, line] of lines.entries())
        ctx.fillText(line, MARGIN, last - leading * (lines.length - 1 - index))
    },
  }
}

function eyebrow(ctx: SKRSContext2D, text: string | undefined, baseline: number): Part[] {
  const shown = settable(text?.toUpperCase() ?? '', textFace)
  if (!shown) return []
  const use = () => {
    ctx.font = `600 ${EYEBROW}px ${textFace.family}`
    ctx.letterSpacing = '3.6px'
    ctx.fillStyle = EMBER
  }
  use()
  const box = {
    left: MARGIN,
    top: baseline - EYEBROW,
    width: ctx.measureText(shown).width,
    height: EYEBROW + 6,
  }
  return [
    {
      box,
      color: EMBER,
      draw: () => {
        use()
        ctx.fillText(shown, MARGIN, baseline)
      },
    },
  ]
}

/** The thin line of light under the titles of our posters. */
function rule(ctx: SKRSContext2D, top: number): Part {
  const box = { left: MARGIN, top, width: RULE.length, height: RULE.weight }
  return {
    box,
    color: EMBER,
    draw: () => {
      const light = ctx.createLinearGradient(MARGIN, 0, MARGIN + RULE.length, 0)
      light.addColorStop(0.35, EMBER)
      light.addColorStop(1, 'rgb(244 178 92 / 0)')
      ctx.fillStyle = light
      ctx.fillRect(MARGIN, top, RULE.length, RULE.weight)
    },
  }
}
