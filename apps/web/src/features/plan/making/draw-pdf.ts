import type { CanvasPictures, Drawable } from '../drawing/canvas-surface.ts'
import { type Glyph, PdfFonts } from '../drawing/pdf-fonts.ts'
import { type PdfPictures, pdfSurface } from '../drawing/pdf-surface.ts'
import type { Kit } from '../kit.ts'
import type { PdfOutput } from '../outputs.ts'
import { fontBytes, lettersOf } from './assets.ts'
import { toFile } from './draw-image.ts'

export type PdfMaterial = { fonts: PdfFonts; pictures: PdfPictures }

/** Fonts and pictures for a kit's PDFs. Pictures are encoded once for all of them. */
export async function pdfMaterial(kit: Kit, drawables: CanvasPictures): Promise<PdfMaterial> {
  const { wide, tall, logo, church } = drawables
  const files = await fontBytes(kit)
  const missing = new PdfFonts(files).missing(lettersOf(kit))
  const glyphs = new Map(await Promise.all([...new Set(missing)].map(drawGlyph)))
  const pictures: PdfPictures = {}
  if (wide) pictures.wide = await encode(wide, 'image/jpeg')
  if (tall) pictures.tall = await encode(tall, 'image/jpeg')
  if (logo) pictures.logo = await encode(logo, 'image/png')
  if (church) pictures.church = await encode(church, 'image/png')
  return { fonts: new PdfFonts(files, glyphs), pictures }
}

export async function drawPdf(
  kit: Kit,
  { fonts, pictures }: PdfMaterial,
  output: PdfOutput,
): Promise<Uint8Array> {
  const title = [output.title, kit.facts.film, kit.facts.date].join(', ')
  const made = new Date(`${kit.today}T12:00:00Z`)
  const { surface, bytes } = pdfSurface({ title, author: kit.site.name, fonts, pictures, made })
  output.draw(kit, surface)
  return bytes()
}

async function encode(picture: Drawable, type: 'image/jpeg' | 'image/png') {
  const { width, height } = picture
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return { bytes: await toFile(canvas, type), ratio: width / height }
}

/** Font size in px for drawing a missing letter: sharp in print up to the size of a headline. */
const GLYPH_PX = 200

/** An emoji, or a letter that only the device's fonts have, as a picture. */
async function drawGlyph(cluster: string): Promise<[string, Glyph]> {
  const font = `${GLYPH_PX}px sans-serif`
  const canvas = new OffscreenCanvas(1, 1)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser has no canvas for drawings')
  ctx.font = font
  const width = Math.max(1, Math.ceil(ctx.measureText(cluster).width))
  canvas.width = width
  canvas.height = GLYPH_PX * 1.2
  ctx.font = font
  ctx.fillText(cluster, 0, GLYPH_PX * 0.92)
  return [cluster, { png: await toFile(canvas, 'image/png'), width: width / GLYPH_PX }]
}
