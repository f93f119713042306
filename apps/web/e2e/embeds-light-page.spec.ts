import { readDist } from './support/dist.ts'
import { expect, test } from './support/test.ts'

test('the light page plays HLS by the engine, from ?t=, and stores nothing', async ({ page, context }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  await page.goto('/embed/watch/the-luckiest-man-on-earth?t=2')
  await page.getByRole('button', { name: 'Play The Luckiest Man on Earth' }).click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), {
      timeout: 20_000,
    })
    .toBeGreaterThan(2)
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] })
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test.describe('a video newer than the build', { tag: '@all' }, () => {
  test.use({ expectedErrors: /status of 404/ })

  test('is found in the feeds; one that is gone says so', async ({ page }) => {
    await page.route('**/embed/watch/david', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: readDist('embed/watch/404.html') }),
    )
    await page.goto('/embed/watch/david')
    await expect(page.getByRole('button', { name: 'Play David' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'David' })).toHaveAttribute('href', /\/watch\/david$/)
    await page.goto('/embed/watch/no-such-video')
    await expect(page.getByRole('status')).toHaveText('This video is no longer here.')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the light page is the browser’s own player with a link to the video’s page', async ({ page }) => {
    await page.goto('/embed/watch/david')
    await expect(page.locator('video')).toHaveAttribute('controls')
    await expect(page.getByRole('link', { name: 'David' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
