import type { Page } from '@playwright/test'
import { tooFaint } from './support/contrast.ts'
import { findLayoutIssues } from './support/layout-issues.ts'
import { notFoundError, paths, settled } from './support/pages.ts'
import { findPrintContrastIssues } from './support/print-contrast.ts'
import { addStyles } from './support/styles.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: notFoundError })
// Each page is loaded once for all that holds of every page: loading it for each check would take longer.
test.describe.configure({ timeout: 90_000 })

for (const path of paths) {
  test(`${path} can be read in the light theme, fits every screen and paper`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await page.goto(path)
    await settled(page)
    await test.step('words on pictures can be read in the light theme', () => expectContrast(page))
    await test.step('fits every screen, also with text of twice the size', () => expectToFit(page))
    await test.step('on paper it is black on white, and has nothing to press', () => expectPaper(page))
  })
}

async function expectContrast(page: Page) {
  await setTheme(page, 'light')
  // A color in transition is neither the old nor the new one.
  const takeOff = await addStyles(page, '* { transition: none !important }')
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await tooFaint(page), `${width} px`).toEqual([])
  }
  await takeOff()
}

async function expectToFit(page: Page) {
  await setTheme(page, 'dark')
  const flaws: string[] = []
  for (const width of [320, 375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    for (const size of ['100%', '200%']) {
      await setTextSize(page, size)
      // Only the narrowest and the most common screen: focusing every control is slow.
      const found = await findLayoutIssues(page, width === 320 || width === 1280)
      flaws.push(...found.map((flaw) => `${width} px, text ${size}: ${flaw}`))
    }
  }
  expect(flaws).toEqual([])
  await setTextSize(page, '')
}

async function expectPaper(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 })
  // Colors with a transition on the screen are not final until then.
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  const controls = page.locator('button, input, select, textarea, nav, video, [data-slot=carousel]')
  await expect(controls.filter({ visible: true })).toHaveCount(0)
  for (const theme of ['dark', 'light']) {
    await setTheme(page, theme)
    await expect.poll(() => findPrintContrastIssues(page), theme).toEqual([])
  }
  const header = page.locator('[data-slot=site-header]')
  await expect(header.getByRole('img', { name: 'Two Pastors, Popcorn and a Movie' })).toBeVisible()
  const { pathname } = new URL(page.url())
  await expect(header.locator('[data-slot=page-address]').filter({ visible: true })).toHaveText(
    new RegExp(`^https?://[^/]+${pathname}$`),
  )
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
    scrollTo({ top: 0, behavior: 'instant' })
  }, size)
