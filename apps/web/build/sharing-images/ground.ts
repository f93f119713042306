import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import type { Box } from './shade.ts'

export const WIDTH = 1200
export const HEIGHT = 630
const MARGIN = 72

/** The focal point when cropping, from 0 to 1: wide banners have their subject on the right. */
const FOCUS = { x: 0.72, y: 0.2 }
/** How far a narrower scene moves to the right of the text, and the width of its soft edge, in px. */
const ASIDE = { left: 120, fade: 220 }

/** Fills the card with one of the site's own pictures, which have room for text. */
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

/** Fills the card with a blurred picture, for pictures that may have text of their own, such as posters. */
export async function blur(ctx: SKRSContext2D, bytes: Buffer): Promise<void> {
  const blurred = sharp(bytes)
    .rotate()
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .blur(36)
    .modulate({ brightness: 0.62, saturation: 1.15 })
  ctx.drawImage(await pixels(blurred), 0, 0)
}

/** The frame of an uncropped picture on the right, at most `widest` px wide. */
export async function frameOf(bytes: Buffer, widest: number): Promise<Box> {
  const size = await sizeOf(bytes)
  const scale = Math.min(widest / size.width, 486 / size.height)
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  return { left: WIDTH - MARGIN - width, top: Math.round((HEIGHT - height) / 2), width, height }
}

/** Draws a picture in its frame. */
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

/** The size after applying the EXIF orientation. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes).metadata()
  return autoOrient
}
