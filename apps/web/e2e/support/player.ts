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

/** The video in the dialog that is open. */
export const video = (page: Page) => page.getByRole('dialog').locator('video')

export const time = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)

export const paused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused)

type Episode = { id: string; title: string; content: { videos: { url: string; videoType: string }[] } }

/** The first of the sample's trailers with a video of this type. */
export async function trailer(url: string, type: 'MP4' | 'HLS'): Promise<Episode> {
  const feed = await (await fetch(`${url}/api/getfeed/747`)).json()
  const episodes: Episode[] = feed.series.seasons[0].episodes
  const found = episodes.find(({ content }) => content.videos[0]?.videoType === type)
  if (!found) throw new Error(`The sample trailers have no ${type} video`)
  return found
}
