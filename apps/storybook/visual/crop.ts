import { PNG } from 'pngjs'

export type Box = { left: number; top: number; right: number; bottom: number }

const MARGIN = 16

/** Crops pictures to their common content and a margin, so that a badge is not lost on an empty page. */
export function cropAlike(pictures: PNG[]): PNG[] {
  const boxes = pictures.map(contentOf).filter((box) => box !== undefined)
  const width = Math.max(...pictures.map((picture) => picture.width))
  const height = Math.max(...pictures.map((picture) => picture.height))
  if (boxes.length === 0) return pictures.map((picture) => cut(picture, 0, 0, width, height))
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - MARGIN)
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - MARGIN)
  const right = Math.min(width, Math.max(...boxes.map((box) => box.right)) + MARGIN)
  const bottom = Math.min(height, Math.max(...boxes.map((box) => box.bottom)) + MARGIN)
  return pictures.map((picture) => cut(picture, left, top, right - left, bottom - top))
}

/** The bounding box of the pixels that differ from the background, which is the color of the last pixel. */
export function contentOf({ data, width, height }: PNG): Box | undefined {
  const pixels = new Uint32Array(new Uint8Array(data).buffer)
  const ground = pixels[pixels.length - 1]
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (pixels[at] === ground) continue
      if (x < box.left) box.left = x
      if (x >= box.right) box.right = x + 1
      if (y < box.top) box.top = y
      box.bottom = y + 1
    }
  }
  return box.bottom > 0 ? box : undefined
}

/** Beyond the edge of the picture it stays transparent. */
function cut(picture: PNG, left: number, top: number, width: number, height: number): PNG {
  const piece = new PNG({ width, height })
  const across = Math.min(width, picture.width - left)
  const down = Math.min(height, picture.height - top)
  if (across > 0 && down > 0) PNG.bitblt(picture, piece, left, top, across, down, 0, 0)
  return piece
}
