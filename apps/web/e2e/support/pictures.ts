import { expect, type Locator } from '@playwright/test'

/** Expects `count` pictures in `place`, which all load when scrolled into view. */
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
