/** Longest side of a logo in px: 300 dpi at its largest size in print. */
const LONGEST = 800

/** The film's lettering as a PNG, large enough for a poster. */
export async function filmLogo(address: string): Promise<Blob | undefined> {
  if (!address) return undefined
  const image = new Image()
  image.src = address
  await image.decode()
  return toPng(image, image.naturalWidth, image.naturalHeight, 1400)
}

/**
 * A church's logo from a file, small enough to store on the device: PNG, JPEG, WebP, GIF or SVG.
 *
 * @throws if the browser can't read the file as a picture
 */
export async function readLogo(file: File): Promise<Blob> {
  if (file.type === 'image/svg+xml') {
    const image = new Image()
    image.src = await dataUrl(file)
    await image.decode()
    // For SVGs without a size.
    return toPng(image, image.naturalWidth || LONGEST, image.naturalHeight || LONGEST, LONGEST)
  }
  const picture = await createImageBitmap(file)
  const logo = await toPng(picture, picture.width, picture.height, LONGEST)
  picture.close()
  return logo
}

async function toPng(
  picture: CanvasImageSource,
  width: number,
  height: number,
  longest: number,
): Promise<Blob> {
  const scale = longest / Math.max(width, height)
  const canvas = document.createElement('canvas')
  const isVector = picture instanceof HTMLImageElement
  // Enlarging a bitmap doesn't make it sharper.
  const zoom = isVector ? scale : Math.min(1, scale)
  canvas.width = Math.max(1, Math.round(width * zoom))
  canvas.height = Math.max(1, Math.round(height * zoom))
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser has no canvas for drawings')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty')))),
  )
}

export const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
