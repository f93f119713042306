import { type CanvasPictures, canvasSurface } from '../drawing/canvas-surface.ts'
import { screenCard } from '../images/screen-card.ts'
import type { Kit } from '../kit.ts'
import type { ImageOutput, PdfOutput } from '../outputs.ts'
import { canvasFonts } from './assets.ts'

/** Draws an output on a canvas, `width` px wide: for a preview, or as a picture at its own size. */
export async function drawOutput(
  kit: Kit,
  pictures: CanvasPictures,
  output: ImageOutput | PdfOutput,
  wanted?: number,
): Promise<OffscreenCanvas> {
  const otherFonts = await canvasFonts(kit)
  const [width, height] = output.type === 'image' ? [output.design.width, output.design.height] : output.size
  const scale = (wanted ?? width) / width
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser has no canvas for drawings')
  ctx.imageSmoothingQuality = 'high'
  const surface = canvasSurface(ctx, { pictures, otherFonts, scale })
  if (output.type === 'pdf') output.draw(kit, surface)
  else {
    surface.page(width, height)
    screenCard(kit, surface, output.design)
  }
  return canvas
}

/** The canvas as a file. The canvas is empty afterward. */
export async function toFile(canvas: OffscreenCanvas, type: 'image/jpeg' | 'image/png'): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({ type, quality: 0.88 })
  // Its pixels would stay in memory until the next garbage collection: 8 MB per picture.
  canvas.width = 0
  canvas.height = 0
  return new Uint8Array(await blob.arrayBuffer())
}
