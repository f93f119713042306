import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { checkFormat } from './read-picture.ts'
import { type Box, GROUND } from './shade.ts'

export const WIDTH = 1200
export const HEIGHT = 630
const MARGIN = 72

/** The focal point when cropping, from 0 to 1: wide banners have their subject on the right. */
const FOCUS = { x: 0.72, y: 0.2 }
/** How far a narrower scene moves to the right of the text, and the width of its soft edge, in px. */
const ASIDE = { left: 120, fade: 220 }

/**
 * The blurred background is drawn this much smaller and then enlarged, which nobody notices and takes a tenth of the time.
 */
const BLUR = { scale: 4, sigma: 9 }

/** A decoded picture: 8 bits of red, green and blue per pixel. */
export type Picture = { data: Buffer; width: number; height: number }

/**
 * Decodes a whole picture, the right way up, and no larger than a card needs.
 * @throws Error that says why the picture can't be used
 */
export async function decode(bytes: Buffer): Promise<Picture> {
  const { data, info } = await (await checkFormat(bytes))
    .autoOrient()
    .resize(WIDTH, HEIGHT, { fit: 'outside', withoutEnlargement: true })
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Fills the card with one of the site's own pictures, which have room for text. */
export async function fill(ctx: SKRSContext2D, source: Picture): Promise<void> {
  const { width, height } = source
  const scale = Math.max((WIDTH - ASIDE.left) / width, HEIGHT / height)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  const top = -Math.round((h - HEIGHT) * FOCUS.y)
  const picture = await pixels(open(source).resize(w, h, { fit: 'fill' }))
  if (w >= WIDTH + ASIDE.left) {
    ctx.drawImage(picture, -Math.round((w - WIDTH) * FOCUS.x), top)
    return
  }
  await blur(ctx, source)
  ctx.drawImage(fadeIn(picture), ASIDE.left, top)
}

function fadeIn(picture: Canvas): Canvas {
  const ctx = picture.getContext('2d')
  const mask = ctx.createLinearGradient(0, 0, ASIDE.fade, 0)
  mask.addColorStop(0, 'rgb(0 0 0 / 0)')
  mask.addColorStop(1, 'rgb(0 0 0 / 1)')
  ctx.globalCompositeOperation = 'destination-in'
  ctx.fillStyle = mask
  ctx.fillRect(0, 0, picture.width, picture.height)
  return picture
}

/** Fills the card with a blurred picture, for pictures that may have text of their own, such as posters. */
export async function blur(ctx: SKRSContext2D, source: Picture): Promise<void> {
  const blurred = open(source)
    .resize(WIDTH / BLUR.scale, Math.ceil(HEIGHT / BLUR.scale), { fit: 'cover' })
    .blur(BLUR.sigma)
    .modulate({ brightness: 0.62, saturation: 1.15 })
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(await pixels(blurred), 0, 0, WIDTH, HEIGHT)
}

/** The frame of an uncropped picture on the right, at most `widest` px wide. */
export function frameOf(size: Picture, widest: number): Box {
  const scale = Math.min(widest / size.width, 486 / size.height)
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  return { left: WIDTH - MARGIN - width, top: Math.round((HEIGHT - height) / 2), width, height }
}

/** Draws a picture in its frame. */
export async function hang(ctx: SKRSContext2D, source: Picture, frame: Box): Promise<void> {
  const shape = () => {
    ctx.beginPath()
    ctx.roundRect(frame.left, frame.top, frame.width, frame.height, 12)
  }
  ctx.save()
  ctx.shadowColor = 'rgb(0 0 0 / 0.65)'
  ctx.shadowBlur = 60
  ctx.shadowOffsetY = 18
  shape()
  ctx.fillStyle = GROUND
  ctx.fill()
  ctx.restore()
  ctx.save()
  shape()
  ctx.clip()
  const picture = await pixels(open(source).resize(frame.width, frame.height, { fit: 'fill' }))
  ctx.drawImage(picture, frame.left, frame.top)
  ctx.restore()
  shape()
  ctx.strokeStyle = 'rgb(247 241 230 / 0.18)'
  ctx.lineWidth = 1.5
  ctx.stroke()
}

const open = ({ data, width, height }: Picture) => sharp(data, { raw: { width, height, channels: 3 } })

async function pixels(image: Sharp): Promise<Canvas> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const canvas = createCanvas(info.width, info.height)
  const painted = new ImageData(new Uint8ClampedArray(data), info.width, info.height)
  canvas.getContext('2d').putImageData(painted, 0, 0)
  return canvas
}
