import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { inShortRun } from './support/in-short-run.ts'
import { findLayoutIssues } from './support/layout-issues.ts'
import { looks, noteServed } from './support/looks.ts'
import { gotoHydrated, notFoundError, paths, settled } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: notFoundError })
// Each page is loaded once for all that holds of every page: loading it for each check would take longer.
test.describe.configure({ timeout: 90_000 })

/** They have the components of another page, with other words. */
const ALIKE = ['/series', '/terms-of-service', '/king-of-kings', '/the-luckiest-man-on-earth']

for (const path of paths) {
  const title = `${path} is complete and accessible, and fits a phone and a desktop`
  test(title, inShortRun(!ALIKE.includes(path)), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await noteServed(page)
    await gotoHydrated(page, path)
    await settled(page)
    await test.step('one heading, its own title, header and footer', () => expectFrame(page))
    await test.step('no accessibility violation', () => expectAccessible(page))
    await test.step('every picture comes', () => expectPictures(page))
    await test.step('fits a desktop and a phone', () => expectToFit(page))
    if (!ALIKE.includes(path)) await test.step('looks as its record says', () => expectToLook(page, path))
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

async function expectToFit(page: Page) {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findLayoutIssues(page, false), `${width} px`).toEqual([])
  }
}

/** `pnpm --filter @two-pastors/web e2e every-page.spec.ts --update-snapshots` writes the records anew (docs/tests.md). */
async function expectToLook(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  const wide = await looks(page, true)
  await page.setViewportSize({ width: 390, height: 900 })
  const narrow = (await looks(page, false)).filter((line) => !wide.includes(line))
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'light' }))
  const light =
    path === '/'
      ? (await looks(page, true)).filter((line) => !wide.includes(line) && !narrow.includes(line))
      : []
  const lines = ['At 1440 px', ...wide, '', 'At 390 px', ...narrow, '', 'In the light theme', ...light]
  const name = path.replace(/\?.*/, '').slice(1).replaceAll('/', '-') || 'home'
  expect(lines.join('\n')).toMatchSnapshot(`${name}.txt`)
}
