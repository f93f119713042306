import { holdRequests } from './support/hold-requests.ts'
import { time, trailer, video } from './support/player.ts'
import { expect, test } from './support/test.ts'

test.describe('when the code of the player does not come', () => {
  test.use({ expectedErrors: /could not be loaded|ERR_FAILED/ })

  test('a tapped video plays on with the browser’s controls, and Back closes it', { tag: '@all' }, async ({
    page,
    stack,
  }) => {
    const { title } = await trailer(stack.url, 'MP4')
    await page.route('**/player-dialog*', (route) => route.abort())
    await page.goto('/')
    const card = page.getByRole('link', { name: `Play ${title}`, exact: true })
    await card.click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expect.poll(() => time(page)).toBeGreaterThan(1)
    await expect(video(page)).toHaveJSProperty('controls', true)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await card.click()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect(card).toBeFocused()
  })

  test('a shared link says so, and offers a way on', async ({ page, stack }) => {
    const { id, title } = await trailer(stack.url, 'MP4')
    await page.route('**/player-dialog*', (route) => route.abort())
    await page.goto(`/?watch=747-${id}`)
    await expect(page.getByRole('alert').filter({ hasText: 'The player could not be loaded.' })).toBeVisible()
    await page.unroute('**/player-dialog*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  })
})

test('the first tap plays the video before the code of the player, which then takes it over', {
  tag: '@phone',
}, async ({ page, stack }) => {
  const { title } = await trailer(stack.url, 'MP4')
  const release = await holdRequests(page, /player-dialog|core\.es/)
  await page.goto('/')
  await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  const playing = await video(page).elementHandle()
  const place = await video(page).boundingBox()
  // Through a dialog that fades in, the page behind it would show for a moment.
  await page.evaluate(() => {
    addEventListener('animationstart', ({ animationName, target }) => {
      if (target instanceof Element && target.matches('[role=dialog]'))
        document.title = `seen: ${animationName}`
    })
  })
  release()
  await expect(
    page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Settings' }),
  ).toBeAttached()
  expect(await video(page).evaluate((element, before) => element === before, playing)).toBe(true)
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.played.start(0))).toBe(0)
  expect(await video(page).boundingBox(), 'where it was').toEqual(place)
  expect(await page.title()).not.toContain('seen:')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
})

test('a tap before the page’s code has come plays the video too', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/.*\.js/)
  await page.goto('/')
  await page.getByRole('link', { name: 'Watch Trailer' }).click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  release()
  await expect(page).toHaveURL(/watch=david-trailer/)
  await expect(
    page.getByRole('dialog', { name: 'David' }).getByRole('button', { name: 'Settings' }),
  ).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('when the file of a video is gone', () => {
  test.use({ expectedErrors: /404|VIDEOJS/ })

  test('the dialog says so and offers to try again', async ({ page, stack }) => {
    const { title } = await trailer(stack.url, 'MP4')
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('This video could not be played.')
    await page.unroute('**/*.mp4')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0)
  })
})
