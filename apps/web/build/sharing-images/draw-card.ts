import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { blur, decode, fill, frameOf, HEIGHT, hang, WIDTH } from './ground.ts'
import { type CardWords, layOut, MARGIN } from './lay-out.ts'
import { shade, shadeUnder } from './shade.ts'

export type CardParts = CardWords & {
  picture: Buffer
  /** Whether the picture is the site's own, with room for text. */
  own: boolean
}

/** Width of the text on a picture that fills the card, in px. */
const TEXT_WIDTH = 670
const GAP = 56
/** Titles with more characters get more room, at the expense of the framed picture. */
const LONG = 70

/**
 * One sharing image, 1200 × 630 px, as JPEG.
 * @throws Error that says why the picture can't be used
 */
export async function drawCard(card: CardParts): Promise<Buffer> {
  const picture = await decode(card.picture)
  const canvas = createCanvas(WIDTH, HEIGHT)
  const ctx = canvas.getContext('2d')
  // Otherwise the machine's language would select the glyph variants.
  ctx.lang = 'en'
  const frame = card.own ? undefined : frameOf(picture, card.title.length > LONG ? 380 : 520)
  await (card.own ? fill : blur)(ctx, picture)
  shade(ctx, WIDTH, HEIGHT)

  const parts = await layOut(ctx, card, frame ? frame.left - MARGIN - GAP : TEXT_WIDTH)
  shadeUnder(ctx, parts)
  if (frame) await hang(ctx, picture, frame)
  for (const { draw } of parts) draw()

  return encode(canvas.data())
}

/** Messengers skip images that are too large. */
const MAX_BYTES = 150 * 1024
const QUALITIES = [84, 76, 68, 60]

async function encode(pixels: Buffer): Promise<Buffer> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const
  const image = sharp(pixels, { raw }).removeAlpha()
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await image.clone().jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length < MAX_BYTES) break
  }
  return bytes
}
