import type { Page } from '@playwright/test'
import { inShortRun } from './support/in-short-run.ts'
import { paused, time, trailer, video } from './support/player.ts'
import { expect, test } from './support/test.ts'

const ended = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.ended)

async function toEnd(page: Page) {
  await expect(page.getByRole('dialog').locator('[data-slot=video-controls]')).toHaveCount(1)
  // The end is known once the video has loaded.
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  await page.keyboard.press('End')
  await expect.poll(() => ended(page)).toBe(true)
}

for (const type of ['MP4', 'HLS'] as const) {
  test(
    `a trailer plays to its end in the dialog (${type})`,
    inShortRun(type === 'MP4'),
    async ({ page, stack }) => {
      const { title } = await trailer(stack.url, type)
      await page.goto('/')
      await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await expect
        .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime))
        .toBeGreaterThan(1)
      expect(await video(page).evaluate((element: HTMLVideoElement) => element.volume)).toBeCloseTo(0.6)
      // Faster than a visitor would, which takes the same way to the end.
      await video(page).evaluate((element: HTMLVideoElement) => {
        element.playbackRate = 8
      })
      await expect.poll(() => ended(page), { timeout: 25_000 }).toBe(true)
    },
  )
}

test('the end of a video offers the next one, and to play again', { tag: '@phone' }, async ({
  page,
  stack,
}) => {
  const { title } = await trailer(stack.url, 'MP4')
  await page.goto('/')
  await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await toEnd(page)
  await dialog.locator('[data-slot=video-end]').getByRole('button', { name: 'Watch again' }).click()
  await expect(dialog.locator('[data-slot=video-end]')).toHaveCount(0)
  await expect.poll(() => paused(page)).toBe(false)

  await toEnd(page)
  const next = dialog.getByRole('link', { name: /^Up next/ })
  const nextTitle = (await next.locator('[dir=auto]').textContent()) ?? ''
  await next.click()
  await expect(page.getByRole('dialog', { name: nextTitle })).toBeVisible()
  await expect.poll(() => paused(page)).toBe(false)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('the end of a film’s trailer offers seats; under it stands what the film is about', async ({ page }) => {
  await page.goto('/david')
  await page.getByRole('link', { name: 'Watch Trailer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'David' })
  await expect(dialog).toHaveAccessibleDescription(/^An animated musical about the shepherd/)
  await toEnd(page)
  const end = dialog.locator('[data-slot=video-end]')
  await expect(end.getByRole('button', { name: 'Watch again' })).toBeVisible()
  await expect(end.getByRole('link', { name: 'Get Tickets' })).toHaveAttribute('href', /^https:/)
  await expect(end.locator('[data-slot=video-end-picture]')).toHaveJSProperty('complete', true)
})

test('after the trailer on a page with a row comes its first video', { tag: '@all' }, async ({ page }) => {
  await page.goto('/king-of-kings')
  await page.getByRole('link', { name: 'Watch Trailer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'King of Kings' })
  await expect(dialog.locator('[data-slot=video-controls]')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(dialog.getByRole('link', { name: /^Up next/ })).toBeVisible()
})

test('a video goes on where the visitor left it, and can start over', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?watch=grace-in-the-cold-trailer')
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible()
  if (await paused(page)) await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('slider', { name: 'Position' }).press('5')
  await expect.poll(() => time(page)).toBeGreaterThan(5.5)

  await page.reload()
  await expect(page.getByText(/^Resumed at 0:0[5-9]$/)).toBeVisible()
  expect(await time(page)).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => time(page)).toBeLessThan(5)
  await expect(page.getByText(/^Resumed at/)).toBeHidden()
})

test('the quality of an HLS trailer can be chosen, and it goes on from where it was', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Play The Luckiest Man on Earth', exact: true }).click()
  await expect.poll(() => time(page)).toBeGreaterThan(1)
  await page.keyboard.press('k')
  const left = await time(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('menuitem', { name: /Quality/ }).click()
  await expect(page.getByRole('menuitemradio', { name: /^Auto \(\d+p\)$/ })).toBeChecked()
  for (const lines of [270, 480]) {
    await page.getByRole('menuitemradio', { name: `${lines}p`, exact: true }).click()
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.videoHeight))
      .toBe(lines)
    await expect.poll(() => time(page)).toBeCloseTo(left, 0)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('menuitem', { name: new RegExp(`Quality.*${lines}p`) }).click()
  }
})
