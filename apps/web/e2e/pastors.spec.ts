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

test('each portrait fills its half of the page: side by side on a laptop, one below the other on a phone', async ({
  page,
}) => {
  await page.goto('/pastors')
  const portraits = page.getByRole('img', { name: /^Portrait of / })
  await expect(portraits).toHaveCount(2)
  const boxes = () =>
    portraits.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()))
  for (const { width, columns } of [
    { width: 1920, columns: 2 },
    { width: 390, columns: 1 },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    const edges = await page.getByRole('banner').getByRole('link').first().boundingBox()
    const [first, second] = await boxes()
    // From one edge of the page to the other.
    expect(second.right).toBe(width - first.left)
    expect(first.width).toBe((width - 2 * first.left - (columns - 1) * 32) / columns)
    if (columns === 2) expect(first.left).toBe(edges?.x)
  }
})
