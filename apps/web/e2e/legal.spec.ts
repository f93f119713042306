import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test('the terms lead to the privacy policy without a new document', async ({ page }) => {
  await gotoHydrated(page, '/contact')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await page.getByRole('article').getByRole('link', { name: 'privacy policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
