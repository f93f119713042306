import { expectAccessible } from './support/axe.ts'
import { tooFaint } from './support/contrast.ts'
import { findFlaws } from './support/flaws.ts'
import { notFoundError, paths, settled } from './support/pages.ts'
import { addStyles } from './support/styles.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: notFoundError })
// Many sizes of one page: loading it for each check would take longer.
test.describe.configure({ timeout: 90_000 })

for (const path of paths) {
  test(`${path} fits every screen, also with text of twice the size; words on its pictures can be read; it has no accessibility violation`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await page.goto(path)
    await settled(page)
    await test.step('axe', () => expectAccessible(page))
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
    // A color in transition is neither of the two.
    const takeOff = await addStyles(page, '* { transition: none !important }')
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await tooFaint(page), `${width} px`).toEqual([])
    }
    await takeOff()

    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    const flaws: string[] = []
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      for (const size of ['100%', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize
          scrollTo({ top: 0, behavior: 'instant' })
        }, size)
        // Only the narrowest and the most common screen: focusing every control is slow.
        const found = await findFlaws(page, width === 320 || width === 1280)
        flaws.push(...found.map((flaw) => `${width} px, text ${size}: ${flaw}`))
      }
    }
    expect(flaws).toEqual([])
  })
}
