import { holdRequests } from './support/hold-requests.ts'
import { paused, time, trailer, video } from './support/player.ts'
import { expect, test } from './support/test.ts'

test('a space bar that is down while the player comes around the video pauses it', { tag: '@all' }, async ({
  page,
  stack,
}) => {
  const { title } = await trailer(stack.url, 'MP4')
  const release = await holdRequests(page, '**/player-dialog-*.js')
  await page.goto('/')
  await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  await page.keyboard.down('Space')
  release()
  await expect(page.locator('[data-vjs-player] video')).toHaveCount(1)
  await page.keyboard.up('Space')
  await expect.poll(() => paused(page)).toBe(true)
})

test('after the skip link too, closing gives the focus back to the link', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Watch Trailer' })
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-vjs-player]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
})

test('the keys of the player work at once, and Escape closes its menu before the dialog', async ({
  page,
  stack,
}) => {
  const { title } = await trailer(stack.url, 'MP4')
  await page.goto('/')
  await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  await page.keyboard.press('Space')
  await expect.poll(() => paused(page)).toBe(true)
  await page.getByRole('button', { name: 'Captions' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeHidden()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Escape closes the list of keys and the settings before the dialog', { tag: '@all' }, async ({
  page,
  stack,
}) => {
  const { title } = await trailer(stack.url, 'MP4')
  await page.goto('/')
  await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
  const settings = page.getByRole('button', { name: 'Settings' })
  await expect(settings).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('Play or pause')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  await settings.click()
  await expect(page.getByRole('menu', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(settings).toBeFocused()

  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
