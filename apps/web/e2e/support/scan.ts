import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

/** The content of a QR code in a screenshot; undefined if it can't be read. */
export async function scan(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64')
  // Decodes the PNG in a blank page, where the site's Content-Security-Policy doesn't apply.
  const page = await code.page().context().newPage()
  const { data, width, height } = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(image, 0, 0)
    const pixels = context.getImageData(0, 0, image.width, image.height)
    return { data: pixels.data, width: pixels.width, height: pixels.height }
  }, picture)
  await page.close()
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data
}
