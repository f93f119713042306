import type { Page } from '@playwright/test'
import { serveBlog } from './support/blog.ts'
import { body, known } from './support/blog-post.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** The pictures and links of the post's body, in order. */
const order = (page: Page) =>
  body(page)
    .locator('img, a')
    .evaluateAll((elements) =>
      elements.map((element) =>
        element instanceof HTMLImageElement ? new URL(element.src).pathname : element.textContent,
      ),
    )

test('the interview is offered before the last picture, and plays in the dialog until Back', {
  tag: '@phone',
}, async ({ page }) => {
  // Until then the link, which is a part of the post's HTML, opens a document of its own.
  await gotoHydrated(page, known.path)
  expect(await order(page)).toEqual([
    '/media/posters/post-pod-projectionist.avif',
    'Watch The Interview',
    '/media/posters/post-pod-microphone.avif',
  ])
  const link = page.getByRole('link', { name: 'Watch The Interview' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Who Is the Senior Pastor?' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(`${known.path}?watch=interview`)
  const video = dialog.locator('video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  expect(await video.evaluate((element: HTMLVideoElement) => element.volume)).toBeCloseTo(0.6)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(known.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(known.title)
  await expect(link).toBeFocused()
})

test('only a title with “who is the senior” in it, in any case, offers the interview', async ({ page }) => {
  const pictures = '<p><img src="/media/posters/david.avif"></p><p>Words.</p>'
  await serveBlog(page, [
    {
      title: 'An evening: WHO IS THE SENIOR usher?',
      body: `${pictures}<figure>${pictures}</figure><p>End.</p>`,
    },
    { title: 'Who is our senior usher?', body: pictures },
  ])
  await page.goto('/blog')
  await page.getByRole('link', { name: /^Read Full Post: An evening/ }).click()
  const image = '/media/posters/david.avif'
  await expect.poll(() => order(page)).toEqual([image, 'Watch The Interview', image])
  await page.goBack()
  await page.getByRole('link', { name: /^Read Full Post: Who is our/ }).click()
  await expect.poll(() => order(page)).toEqual([image])
})
