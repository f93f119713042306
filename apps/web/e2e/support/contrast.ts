import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addStyles } from './styles.ts'

/** Text of 24 px, or of 18.66 px in bold, counts as large (WCAG 2.2, 1.4.3). */
type Words = {
  text: string
  color: string
  large: boolean
  box: [x: number, y: number, w: number, h: number]
}

/** The lines of text on a picture: in the site's header and the page's first section. */
function wordsOnPictures(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const places = '[data-slot=site-header], .under-header, [data-slot=film-card]'
    return [...document.querySelectorAll(places)].flatMap((place) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      const found: Words[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        // Text with its own background is not on the picture; invisible text needs no contrast.
        if (
          !node.textContent?.trim() ||
          !parent?.checkVisibility() ||
          parent.closest('.sr-only, .tp\\:sr-only')
        )
          continue
        if (parent.closest('[data-slot=button], [data-slot=badge], input, label')) continue
        const { color, fontSize, fontWeight } = getComputedStyle(parent)
        const size = Number.parseFloat(fontSize)
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { x, y, width, height } of range.getClientRects()) {
          const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
          if (width > 1 && height > 1)
            found.push({
              text: node.textContent.trim(),
              color,
              large,
              box: [x + scrollX, y + scrollY, width, height],
            })
        }
      }
      return found
    })
  })
}

/** The words with too little contrast to the brightest twentieth of the pixels behind them. */
export async function tooFaint(page: Page): Promise<string[]> {
  const words = await wordsOnPictures(page)
  const width = page.viewportSize()?.width ?? 0
  const height = Math.max(0, ...words.map(({ box: [, y, , h] }) => Math.ceil(y + h)))
  if (height === 0) return []
  const takeOff = await addStyles(
    page,
    '* { color: transparent !important } svg, h1 img, h3 img { opacity: 0 }',
  )
  const png = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })
  await takeOff()
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

  return words.flatMap(({ text, color, large, box: [x, y, w, h] }) => {
    const behind: number[] = []
    // Every other pixel in both directions is enough to find the bright ones.
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, y + h); row += 2) {
      for (let column = Math.max(0, Math.floor(x)); column < Math.min(info.width, x + w); column += 2) {
        const at = (row * info.width + column) * info.channels
        behind.push(luminance(data.subarray(at, at + 3)))
      }
    }
    behind.sort((a, b) => a - b)
    const brightest = behind[Math.floor(behind.length * 0.95)] ?? 1
    const own = luminance((color.match(/[\d.]+/g) ?? []).map(Number))
    const contrast = (Math.max(own, brightest) + 0.05) / (Math.min(own, brightest) + 0.05)
    return contrast < (large ? 3 : 4.5) ? [`${contrast.toFixed(2)}: ${text}`] : []
  })
}

/** Relative luminance of an sRGB color, 0 to 255 per channel (WCAG 2.2). */
function luminance([red = 0, green = 0, blue = 0]: Iterable<number>): number {
  const linear = (c: number) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
