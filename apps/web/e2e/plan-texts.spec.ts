import { findLayoutIssues } from './support/layout-issues.ts'
import { expect, test } from './support/test.ts'

test('after a change, whoever has copied a text or saved a file hears that it is an earlier one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/plan')
  await page.locator('#kit-texts summary').filter({ hasText: 'Request to the theater' }).click()
  await page.getByRole('button', { name: 'Copy: Request to the theater' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const notice = page.getByText('The text that you copied has your earlier answers.')
  await expect(notice).toBeHidden()
  const flyer = page.getByRole('button', { name: 'Download Flyer, Letter, PDF' })
  await flyer.click()
  await expect(flyer).toHaveText('Saved')
  await page.getByLabel('Time', { exact: true }).fill('18:30')
  await expect(flyer).toHaveText('Save Again')
  await expect(notice).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Go to your texts' }).click()
  await expect(page.getByRole('button', { name: 'Request to the theater' }).first()).toBeInViewport()
  await page.getByRole('button', { name: 'Copy: Request to the theater' }).click()
  await expect(notice).toBeHidden()
})

test('every text of the kit fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/plan')
  const texts = page.locator('#kit-texts details')
  await expect(texts.first()).toBeVisible()
  for (const text of await texts.all()) {
    if ((await text.getAttribute('open')) === null) await text.locator('summary').click()
  }
  await expect(page.locator('#kit-texts details[open]')).toHaveCount(await texts.count())
  await expect(texts.filter({ hasText: 'Request to the theater' }).getByRole('paragraph')).toBeVisible()
  expect(await findLayoutIssues(page, false)).toEqual([])
})
