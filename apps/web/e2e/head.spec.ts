import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test('what a page is about, and its image, do not follow the visitor to the next one', async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]')
  const image = page.locator('meta[property="og:image"]')
  await gotoHydrated(page, '/movies')
  await expect(data).toHaveCount(1)
  await expect(image).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click()
  await expect(page).toHaveTitle(/^Resources/)
  await expect(data).toHaveCount(0)
  await expect(image).toHaveCount(0)
})
