import type { Page } from '@playwright/test'
import { serveFeeds } from './support/feeds.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'

const video = (page: Page) => page.getByRole('dialog').locator('video')
const ended = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.ended)
const time = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)
const paused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused)

async function toEnd(page: Page) {
  await expect(page.getByRole('dialog').locator('[data-slot=video-controls]')).toHaveCount(1)
  // The end is known once the video has loaded.
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  await page.keyboard.press('End')
  await expect.poll(() => ended(page)).toBe(true)
}

type Episode = { id: string; title: string; content: { videos: { url: string; videoType: string }[] } }

async function trailer(url: string, type: 'MP4' | 'HLS'): Promise<Episode> {
  const feed = await (await fetch(`${url}/api/getfeed/747`)).json()
  const episodes: Episode[] = feed.series.seasons[0].episodes
  const found = episodes.find(({ content }) => content.videos[0]?.videoType === type)
  if (!found) throw new Error(`The sample trailers have no ${type} video`)
  return found
}

for (const type of ['MP4', 'HLS'] as const) {
  test(`a trailer plays to its end in the dialog (${type})`, async ({ page, stack }) => {
    const { title } = await trailer(stack.url, type)
    await page.goto('/')
    await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(1)
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.volume)).toBeCloseTo(0.6)
    await expect.poll(() => ended(page), { timeout: 25_000 }).toBe(true)
  })
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

test('after the trailer on a page with a row comes its first video', async ({ page }) => {
  await page.goto('/king-of-kings')
  await page.getByRole('link', { name: 'Watch Trailer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'King of Kings' })
  await expect(dialog.locator('[data-slot=video-controls]')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(dialog.getByRole('link', { name: /^Up next/ })).toBeVisible()
})

test('a shared link has a poster and no focus ring, until a key is pressed', async ({ page }) => {
  await page.goto('/david?watch=david-trailer')
  const player = page.getByRole('dialog', { name: 'David' }).locator('.video-js')
  await expect(player).toBeFocused()
  await expect(player).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('ArrowRight')
  await expect(player).not.toHaveCSS('outline-style', 'none')
})

test('Escape closes the dialog; focus, scroll and address are as before', { tag: '@phone' }, async ({
  page,
  stack,
}) => {
  const { id, title } = await trailer(stack.url, 'MP4')
  await page.goto('/')
  const card = page.getByRole('link', { name: `Play ${title}`, exact: true })
  await card.scrollIntoViewIfNeeded()
  await card.focus()
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('watch')).toBe(`747-${id}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  expect(new URL(page.url()).search).toBe('')
})

test('Back closes the dialog, Forward opens it again', async ({ page, stack }) => {
  const { title } = await trailer(stack.url, 'MP4')
  await page.goto('/')
  await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goForward()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goForward()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a shared link opens the video, and closing it stays on the page', async ({ page, stack }) => {
  const { id, title } = await trailer(stack.url, 'HLS')
  await page.goto(`/?watch=${id}`)
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('two feeds that number their videos alike each play their own', async ({ page }) => {
  const numbered = (title: string, video: string) => [
    { id: '000003', title, video: `/media/clips/${video}.mp4` },
  ]
  await serveFeeds(page, {
    747: numbered('First Light', 'ember'),
    748: numbered('Second Row', 'king-of-kings'),
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Play Second Row', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Second Row' })
  await expect(dialog).toBeVisible()
  await expect(video(page)).toHaveJSProperty(
    'currentSrc',
    new URL('/media/clips/king-of-kings.mp4', page.url()).href,
  )
  expect(new URL(page.url()).searchParams.get('watch')).toBe('748-000003')
  await page.reload()
  await expect(dialog).toBeVisible()
})

test('the close button leaves the page usable', async ({ page, stack }) => {
  const { title } = await trailer(stack.url, 'MP4')
  await page.goto('/')
  const card = page.getByRole('link', { name: `Play ${title}`, exact: true })
  for (let round = 0; round < 2; round++) {
    await card.click()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByRole('heading', { name: 'Never Miss the Action' })).toBeVisible()
})

test('a space bar that is down while the player comes around the video pauses it', async ({
  page,
  stack,
}) => {
  const { title } = await trailer(stack.url, 'MP4')
  const release = await hold(page, '**/player-dialog-*.js')
  await page.goto('/')
  await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  await page.keyboard.down('Space')
  release()
  await expect(page.locator('[data-vjs-player] video')).toHaveCount(1)
  await page.keyboard.up('Space')
  await expect.poll(() => paused(page)).toBe(true)
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

test('Escape closes the list of keys and the settings before the dialog', async ({ page, stack }) => {
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

test('closing twice goes back once', async ({ page, stack }) => {
  const { title } = await trailer(stack.url, 'MP4')
  await page.goto('/notifications')
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
  const close = page.getByRole('button', { name: 'Close', exact: true })
  await expect(close).toBeVisible()
  await close.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')
})

test.describe('when the code of the player does not come', () => {
  test.use({ expectedErrors: /could not be loaded|ERR_FAILED/ })

  test('a tapped video plays on with the browser’s controls, and Back closes it', async ({ page, stack }) => {
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
  const release = await hold(page, /player-dialog|core\.es/)
  await page.goto('/')
  await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  const playing = await video(page).elementHandle()
  release()
  await expect(
    page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Settings' }),
  ).toBeAttached()
  expect(await video(page).evaluate((element, before) => element === before, playing)).toBe(true)
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.played.start(0))).toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
})

test('a tap before the page’s code has come plays the video too', async ({ page }) => {
  const release = await hold(page, /\/assets\/.*\.js/)
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

test('the dialog grows out of its card, and not for visitors who asked for less motion', async ({
  page,
  stack,
}) => {
  const { title } = await trailer(stack.url, 'MP4')
  const card = page.getByRole('link', { name: `Play ${title}`, exact: true })
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        document.body.dataset.grown = String(moving.includes('::view-transition-group(video)'))
      })
      return transition
    }
  })
  for (const [reducedMotion, grown] of [
    ['no-preference', 'true'],
    ['reduce', null],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    // It grows once its code has loaded, as it has for a second visit to the film.
    await card.click()
    await expect(page.getByRole('dialog').locator('[data-slot=video-controls]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.locator('body').evaluate((body) => delete body.dataset.grown)
    await card.click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    if (grown) await expect(page.locator('body')).toHaveAttribute('data-grown', grown)
    else await expect(page.locator('body')).not.toHaveAttribute('data-grown')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(card).toBeFocused()
    await expect.poll(() => card.evaluate((element) => element.style.viewTransitionName)).toBe('')
  }
})
