import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import type { Box } from './shade.ts'

export const WIDTH = 1200
export const HEIGHT = 630
const MARGIN = 72

/** Of a wide banner: where it has its subject, from 0 (left) to 1. Other scenes have the sky to spare, at the top. */
const FOCUS = { x: 0.72, y: 0.2 }
/** How far in px a scene gives way to the words, and how soft its edge is there. */
const ASIDE = { left: 120, fade: 220 }

/** A picture of the site itself fills the card: it was made to have words set on it. */
export async function fill(ctx: SKRSContext2D, bytes: Buffer): Promise<void> {
  const { width, height } = await sizeOf(bytes)
  const scale = Math.max((WIDTH - ASIDE.left) / width, HEIGHT / height)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  const top = -Math.round((h - HEIGHT) * FOCUS.y)
  const picture = await pixels(sharp(bytes).rotate().resize(w, h, { fit: 'fill' }))
  if (w >= WIDTH + ASIDE.left) {
    ctx.drawImage(picture, -Math.round((w - WIDTH) * FOCUS.x), top)
    return
  }
  await blur(ctx, bytes)
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

/** Any other picture may have words of its own, or be a poster: out of focus it fills the card. */
export async function blur(ctx: SKRSContext2D, bytes: Buffer): Promise<void> {
  const blurred = sharp(bytes)
    .rotate()
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .blur(36)
    .modulate({ brightness: 0.62, saturation: 1.15 })
  ctx.drawImage(await pixels(blurred), 0, 0)
}

/** Where such a picture hangs on the right, whole and at most `widest` px wide. */
export async function frameOf(bytes: Buffer, widest: number): Promise<Box> {
  const size = await sizeOf(bytes)
  const scale = Math.min(widest / size.width, 486 / size.height)
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  return { left: WIDTH - MARGIN - width, top: Math.round((HEIGHT - height) / 2), width, height }
}

/** Hangs it there. */
export async function hang(ctx: SKRSContext2D, bytes: Buffer, frame: Box): Promise<void> {
  const shape = () => {
    ctx.beginPath()
    ctx.roundRect(frame.left, frame.top, frame.width, frame.height, 12)
  }
  ctx.save()
  ctx.shadowColor = 'rgb(0 0 0 / 0.65)'
  ctx.shadowBlur = 60
  ctx.shadowOffsetY = 18
  shape()
  ctx.fillStyle = '#0b0a14'
  ctx.fill()
  ctx.restore()
  ctx.save()
  shape()
  ctx.clip()
  const picture = await pixels(sharp(bytes).rotate().resize(frame.width, frame.height, { fit: 'fill' }))
  ctx.drawImage(picture, frame.left, frame.top)
  ctx.restore()
  shape()
  ctx.strokeStyle = 'rgb(247 241 230 / 0.18)'
  ctx.lineWidth = 1.5
  ctx.stroke()
}

async function pixels(image: Sharp): Promise<Canvas> {
  const { data, info } = await image
    .flatten({ background: '#0b0a14' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const canvas = createCanvas(info.width, info.height)
  const painted = new ImageData(new Uint8ClampedArray(data), info.width, info.height)
  canvas.getContext('2d').putImageData(painted, 0, 0)
  return canvas
}

/** As it is shown: a camera may have been held upright. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes).metadata()
  return autoOrient
}
