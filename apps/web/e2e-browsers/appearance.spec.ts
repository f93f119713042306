import { inflateSync } from 'node:zlib'
import { expect, test } from './support/test.ts'

const ground = () => getComputedStyle(document.documentElement).backgroundColor

test('the light theme is chosen once, and is there at the next visit', async ({ tab }) => {
  await tab.open('/contact')
  expect(await tab.run(ground)).toBe('rgb(11, 10, 20)')
  await tab.click('input[name=theme]', 'Light')
  await expect.poll(() => tab.run(ground)).toBe('rgb(250, 245, 236)')
  await tab.open('/blog')
  expect(await tab.run(ground)).toBe('rgb(250, 245, 236)')
})

for (const path of ['/', '/david', '/david-pastors', '/notifications', '/signin', '/resources']) {
  test(`${path} loses no text at twice its size, on a phone`, async ({ tab }) => {
    await tab.resize(390, 844)
    await tab.open(path)
    const outside = await tab.run(() => {
      document.documentElement.style.fontSize = '200%'
      const onPurpose =
        '[data-slot=carousel-scroller], [class*=truncate], [class*=line-clamp], [class*=sr-only]'
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest(onPurpose)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right, width } = range.getBoundingClientRect()
        if (width > 0 && (left < -1 || right > innerWidth + 1)) found.push(text.textContent ?? '')
      }
      return found
    })
    expect(outside).toEqual([])
  })
}

test('the page for pastors prints on two sheets', async ({ tab }) => {
  test.skip(!tab.pdf, 'this driver cannot print')
  await tab.open('/david-pastors')
  const sheets = countSheets(Buffer.from((await tab.pdf?.()) ?? []))
  expect(sheets).toBeGreaterThan(0)
  expect(sheets).toBeLessThanOrEqual(2)
})

/** Firefox also compresses a PDF's page objects. */
function countSheets(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...streams].join().match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
