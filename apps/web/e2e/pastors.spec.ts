import { expectPictures } from './support/pictures.ts'
import { expect, test } from './support/test.ts'

test('a review says who wrote it, and each name leads to the person', async ({ page }) => {
  await page.goto('/reviews/courageous-review')
  const byline = page.locator('[data-slot=byline]')
  await expect(byline).toHaveText('Pastor Pat Placeholder and Pastor Sam Sample')
  await byline.getByRole('link', { name: 'Pastor Sam Sample' }).click()
  await expect(page).toHaveURL('/pastors#sam-sample')
  const person = page.locator('#sam-sample')
  await expect(person.getByRole('heading', { name: 'Pastor Sam Sample' })).toBeInViewport()
  await expect(person).toContainText('This is a sample.')
  await expectPictures(person, 1)
})
