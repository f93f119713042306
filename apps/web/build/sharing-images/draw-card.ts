import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { blur, fill, frameOf, HEIGHT, hang, WIDTH } from './ground.ts'
import { layOut, MARGIN } from './lay-out.ts'
import { shade, shadeUnder } from './shade.ts'

export type CardParts = {
  title: string
  eyebrow?: string | undefined
  /** A drawing that stands for the title, as SVG: the logo of a film. */
  logo?: string | undefined
  /** A drawing at the foot, as SVG: the site's logo. */
  foot?: string | undefined
  picture: Buffer
  /** Whether the picture is one of the site's own, made to have words set on it. */
  own: boolean
}

/** What the words have beside a picture that fills the card, in px. */
const WORDS = 670
const GAP = 56
/** Characters of a title that needs the room more than a framed picture does. */
const LONG = 70

/** One sharing image, 1200 × 630 px, as JPEG. */
export async function drawCard(card: CardParts): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const ctx = canvas.getContext('2d')
  // The machine's language would choose other glyphs on another machine.
  ctx.lang = 'en'
  const frame = card.own ? undefined : await frameOf(card.picture, card.title.length > LONG ? 380 : 520)
  await (card.own ? fill : blur)(ctx, card.picture)
  shade(ctx, WIDTH, HEIGHT)

  const parts = await layOut(ctx, card, frame ? frame.left - MARGIN - GAP : WORDS)
  shadeUnder(ctx, parts)
  if (frame) await hang(ctx, card.picture, frame)
  for (const { draw } of parts) draw()

  const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const
  return sharp(canvas.data(), { raw })
    .removeAlpha()
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
