import { gotoHydrated, notFoundError } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const dark = 'rgb(11, 10, 20)'
const light = 'rgb(250, 245, 236)'

test('the site is dark, whatever the device prefers, unless a visitor lets it choose', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/contact')
  await expect(page.locator('html')).toHaveCSS('background-color', dark)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()

  await test.step('a visitor who lets the device choose follows it when it turns', async () => {
    await page.getByRole('radio', { name: 'Match my device' }).check()
    await expect(page.locator('html')).toHaveCSS('background-color', light)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('background-color', dark)
  })
})

test('a visitor chooses the light theme, and finds it on the next page before any code has run', async ({
  page,
  browser,
}) => {
  await page.goto('/contact')
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect(page.locator('html')).toHaveCSS('background-color', light)

  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const next = await context.newPage()
  await next.route('**/*.js', (route) => route.abort())
  await next.goto(new URL('/reviews', page.url()).href)
  await expect(next.locator('html')).toHaveCSS('background-color', light)
  await context.close()

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
})

test('a theme chosen before the code has come is not lost', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  await page.getByRole('radio', { name: 'Light' }).check()
  release()
  await expect(page.locator('html')).toHaveCSS('background-color', light)
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
})

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: notFoundError })

  test('the page, which is dark in the light theme too, ends in the dark of its footer', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    // Hydration replaces the page that the server answers with.
    await gotoHydrated(page, '/no-such-page')
    await expect(page.locator('html')).toHaveCSS('background-color', light)
    const end = await page
      .locator('[data-slot=picture-hero]')
      .evaluate((hero) => getComputedStyle(hero, '::after').backgroundColor)
    expect(end).toBe(dark)
  })
})
