import { expect, type Page } from '@playwright/test'

/** Expects a video's dialog to fill the screen and the video to autoplay at volume 0.6. */
export async function expectFullScreenPlayer(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await expect(dialog).toBeVisible()
  // The player's own dialog takes the place of the plain one.
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  const video = dialog.locator('video')
  const playing = (element: HTMLVideoElement) => !element.paused && element.currentTime > 0
  await expect.poll(() => video.evaluate(playing)).toBe(true)
  expect(await video.evaluate((element: HTMLVideoElement) => element.volume)).toBeCloseTo(0.6)
}
