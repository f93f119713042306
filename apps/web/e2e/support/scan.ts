import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

/** What a phone's camera reads in a QR code, from a picture of the screen; undefined when it reads nothing. */
export async function scan(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64')
  // The browser decodes the PNG: on a page of its own, out of reach of the site's rules.
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
