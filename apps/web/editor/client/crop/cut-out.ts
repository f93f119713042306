import type { PercentCrop } from 'react-image-crop'

/** Part of a picture in its own px, and the width of the largest part of that shape. */
export type Part = { x: number; y: number; width: number; height: number; most: number }

type Size = { naturalWidth: number; naturalHeight: number }

/** Wider than any screen needs; phones' photos are far larger. */
const WIDEST = 2560

export function partOf({ naturalWidth, naturalHeight }: Size, crop: PercentCrop, aspect: number): Part {
  const most = Math.floor(Math.min(naturalWidth, naturalHeight * aspect))
  const width = Math.min(most, Math.round((crop.width / 100) * naturalWidth))
  const height = Math.min(naturalHeight, Math.round(width / aspect))
  const x = Math.min(Math.round((crop.x / 100) * naturalWidth), naturalWidth - width)
  const y = Math.min(Math.round((crop.y / 100) * naturalHeight), naturalHeight - height)
  return { x, y, width, height, most }
}

export async function cutOut(picture: HTMLImageElement, part: Part, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, WIDEST / part.width)
  canvas.width = Math.round(part.width * scale)
  canvas.height = Math.round(part.height * scale)
  canvas
    .getContext('2d')
    ?.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  const webp = await encode(canvas, 'image/webp')
  // Safari can't write WebP, and returns PNG.
  const blob = webp.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg')
  const extension = blob.type === 'image/webp' ? 'webp' : 'jpg'
  return new File([blob], name.replace(/(\.\w+)?$/, `.${extension}`), { type: blob.type })
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((done, failed) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error('This picture can’t be cut.'))),
      type,
      0.92,
    ),
  )
