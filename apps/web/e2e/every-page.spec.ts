import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
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
  test(`${path} is complete, accessible, readable, and fits every screen and paper`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await page.goto(path)
    await settled(page)
    await test.step('one heading, its own title, header and footer', () => expectFrame(page))
    await test.step('no accessibility violation', () => expectAccessible(page))
    await test.step('every picture comes', () => expectPictures(page))
    await test.step('words on pictures can be read in the light theme', () => expectContrast(page))
    await test.step('fits every screen, also with text of twice the size', () => expectToFit(page))
    await test.step('on paper it is black on white, and has nothing to press', () => expectPaper(page))
  })
}

async function expectFrame(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/Two Pastors, Popcorn and a Movie$/)
  await expect(page.getByRole('banner').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

/** Scrolls through once: pictures and rows that load late are part of the page too. */
async function expectPictures(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
  const broken = await page
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0)
        .map((image) => (image as HTMLImageElement).src),
    )
  expect(broken, 'pictures that did not come').toEqual([])
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

async function expectContrast(page: Page) {
  await setTheme(page, 'light')
  // A color in transition is neither of the two.
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
  await expect(header.locator('[data-slot=page-address]')).toHaveText(
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
