import { expect, type Locator } from '@playwright/test'

/** Expects every picture of `place` to have come once the visitor has scrolled to it, and that there are `count`. */
export async function expectPictures(place: Locator, count: number): Promise<void> {
  const pictures = place.locator('img')
  await expect(pictures).toHaveCount(count)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
  }
}
