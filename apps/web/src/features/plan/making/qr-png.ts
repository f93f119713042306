import { canvasSurface } from '../drawing/canvas-surface.ts'
import { drawQr } from '../drawing/qr.ts'
import { toFile } from './draw-image.ts'

const SIDE = 1200

export async function drawQrPng(value: string): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser has no canvas for drawings')
  const surface = canvasSurface(ctx, { pictures: {} })
  surface.page(SIDE, SIDE)
  drawQr(surface, value, { x: 0, y: 0, width: SIDE, height: SIDE }, value)
  return toFile(canvas, 'image/png')
}
