import { expect, test } from './support/test.ts'

test('all of a page that staff made begins on one edge; a video fills a phone and is seen to be one', async ({
  page,
}) => {
  await page.goto('/our-story')
  const main = page.getByRole('main')
  const card = main.getByRole('article', { name: 'A Short Hello' })
  await expect(card.locator('[data-slot=play-badge]')).toHaveCSS('opacity', '1')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const edges = await Promise.all(
      [
        main.getByRole('heading', { level: 1 }),
        main.getByRole('heading', { level: 2 }),
        main.locator('figure img'),
        card,
      ].map(async (part) => (await part.boundingBox())?.x),
    )
    expect(new Set(edges).size, `${width} px: ${edges}`).toBe(1)
  }
  expect((await card.boundingBox())?.width).toBe((await main.locator('figure').boundingBox())?.width)
})
