import { settled } from './support/pages.ts'
import { findPrintContrastIssues } from './support/print-contrast.ts'
import { expect, test } from './support/test.ts'

test('on paper a page is black on white, header and footer too, whichever theme it has', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contact')
  await settled(page)
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await expect(page.getByText('All rights reserved.')).toBeVisible()
  // Readers of the sheet can find the page again.
  await expect(page.locator('[data-slot=page-address]').filter({ visible: true })).toHaveText(
    /^https?:\/\/[^/]+\/contact$/,
  )
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await expect.poll(() => findPrintContrastIssues(page), theme).toEqual([])
  }
})

test('the page for pastors prints on two sheets', async ({ page }) => {
  await page.goto('/david-pastors')
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})
