import { loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { settable, textFace, titleFace } from './faces.ts'
import { fitTitle, type Step } from './fit-title.ts'
import { ACCENT, BONE, type Words } from './shade.ts'

export type CardWords = {
  title: string
  eyebrow?: string | undefined
  /** An SVG shown instead of the title, such as a film's logo. */
  logo?: string | undefined
  /** An SVG at the bottom: the site's logo. */
  foot?: string | undefined
}

/** An element drawn on the picture. */
type Part = Words & { draw: () => void }

export const MARGIN = 72
const FOOT = { top: 498, height: 62 }
const LOGO = { width: 500, height: 230 }
const RULE = { length: 190, weight: 3, aboveFoot: 454, withoutFoot: 540 }
const EYEBROW = 25
/** Distances in px above the rule and above the title. */
const ABOVE = { rule: 30, title: 28 }
const LEADING = 1.12
/** Ascent and descent, relative to the font size. */
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

/** Lays out a card's elements from the bottom up, without drawing them; the title has `width` px. */
export async function layOut(ctx: SKRSContext2D, card: CardWords, width: number): Promise<Part[]> {
  const foot = card.foot ? [await drawing(card.foot, FOOT, FOOT.top + FOOT.height)] : []
  const line = card.foot ? RULE.aboveFoot : RULE.withoutFoot
  const end = line - ABOVE.rule
  const title = card.logo ? await drawing(card.logo, LOGO, end - 8) : words(ctx, card.title, width, end)
  return [...foot, rule(ctx, line), title, ...eyebrow(ctx, card.eyebrow, title.box.top - ABOVE.title)]

  /** An SVG, as large as fits. Replaces its theme variables with their fallback colors. */
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
    // Our SVGs contain gold, the darker of the two colors.
    return { box, color: ACCENT, draw: () => ctx.drawImage(image, box.left, box.top) }
  }
}

/** The title, with its descent ending at `end`. */
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
    ctx.fillStyle = ACCENT
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
      color: ACCENT,
      draw: () => {
        use()
        ctx.fillText(shown, MARGIN, baseline)
      },
    },
  ]
}

/** The thin line under the title, as on our posters. */
function rule(ctx: SKRSContext2D, top: number): Part {
  const box = { left: MARGIN, top, width: RULE.length, height: RULE.weight }
  return {
    box,
    color: ACCENT,
    draw: () => {
      const light = ctx.createLinearGradient(MARGIN, 0, MARGIN + RULE.length, 0)
      light.addColorStop(0.35, ACCENT)
      light.addColorStop(1, `${ACCENT}00`)
      ctx.fillStyle = light
      ctx.fillRect(MARGIN, top, RULE.length, RULE.weight)
    },
  }
}
