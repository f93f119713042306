import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { serveFeeds } from './support/feeds.ts'
import { inShortRun } from './support/in-short-run.ts'
import { scan } from './support/scan.ts'
import { expect, test } from './support/test.ts'

const path = '/watch/what-fear-costs'
const lines = (page: Page) => page.getByRole('region', { name: 'Transcript' }).getByRole('link')
const video = (page: Page) => page.getByRole('main').locator('video')
const time = (page: Page) => video(page).evaluate((media: HTMLVideoElement) => media.currentTime)
const paused = (page: Page) => video(page).evaluate((media: HTMLVideoElement) => media.paused)

async function play(page: Page) {
  await page.getByRole('button', { name: 'Play What Fear Costs' }).click()
  await expect.poll(() => paused(page)).toBe(false)
}

test('the transcript follows the film, is searched, and jumps to a line', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(path)
  await expect(lines(page)).toHaveCount(3)
  await play(page)
  await expect(lines(page).first()).toHaveAttribute('aria-current', 'true')

  const search = page.getByRole('searchbox', { name: 'Search the transcript' })
  await search.fill('GOOD conversation')
  await expect(lines(page)).toHaveCount(1)
  await search.fill('popcorn')
  await expect(page.getByText('No line has these words.')).toBeVisible()
  await search.fill('')

  await lines(page).nth(2).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(8)
  await expect(lines(page).nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/\?t=8$/)
})

for (const at of ['?t=8', '#t=0:08']) {
  test(
    `an address that ends in ${at} begins there, and its passage and chapter show`,
    inShortRun(at === '?t=8'),
    async ({ page }) => {
      await page.goto(path + at)
      await play(page)
      expect(await time(page)).toBeGreaterThanOrEqual(8)
      await expect(page.getByRole('status', { name: 'Bible passage' })).toContainText('1 Samuel 17:11')
      const chapters = page.getByRole('region', { name: 'Chapters' }).getByRole('link')
      await expect(chapters.filter({ hasText: 'A good conversation' })).toHaveAttribute(
        'aria-current',
        'true',
      )

      await test.step('the end of a video leads to the next page of its row', async () => {
        await expect(page.locator('[data-slot=video-controls]')).toHaveCount(1)
        await video(page).focus()
        await page.keyboard.press('End')
        await page.getByRole('link', { name: /^Up next/ }).click()
        await expect(page).toHaveURL(/\/watch\/(?!what-fear-costs)/)
      })
    },
  )
}

test('chapters that only the feed has lead to their places', { tag: '@all' }, async ({ page }) => {
  await page.goto('/watch/grace-in-the-cold-grace-in-the-cold-episode')
  const chapters = page.getByRole('region', { name: 'Chapters' }).getByRole('link')
  await expect(chapters).toHaveText([/Bad weather/, /What kindness needs/])
  await chapters.nth(1).click()
  await expect(page).toHaveURL(/\?t=4$/)
})

test('a film is shared from here, and a copied line carries its moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${path}?t=8`)
  await play(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “What Fear Costs”' })
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/watch\/what-fear-costs$/)
  await dialog.getByRole('checkbox', { name: /^Share from 0:\d\d$/ }).check()
  await expect(link).toHaveValue(/\/watch\/what-fear-costs\?t=\d+$/)
  await expect(dialog.getByRole('textbox', { name: 'Embed on your website' })).toHaveValue(
    /\/embed\/watch\/what-fear-costs\?t=\d+"/,
  )
  expect(await scan(dialog.getByRole('img', { name: /^QR code/ }))).toBe(await link.inputValue())
  await dialog.getByRole('button', { name: 'Copy Link' }).click()
  await expect(dialog.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())
  const { violations } = await new AxeBuilder({ page })
    .include('[role=dialog]')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()

  await lines(page).nth(1).selectText()
  await page.keyboard.press('ControlOrMeta+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('“We watched the trailer twice this week, and we still do not agree.”')
  expect(copied).toMatch(/\(What Fear Costs, 0:04\)\n.*\/watch\/what-fear-costs\?t=4$/)
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })
  test('the transcript is copied and saved, also without a network', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Copy: Transcript' })).toBeVisible()
    await context.setOffline(true)
    // All of it, whatever is searched.
    await page.getByRole('searchbox', { name: 'Search the transcript' }).fill('chair')
    await page.getByRole('button', { name: 'Copy: Transcript' }).click()
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(
      /^What Fear Costs\nhttp.*\/watch\/what-fear-costs\n\nPull up a chair.*\nWe watched .*\nThat is usually .*\n$/,
    )
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download: Transcript' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('What Fear Costs.txt')
    expect(await readFile(await download.path(), 'utf8')).toBe(copied)
  })
})

test('without JavaScript the words are there, and the browser’s own controls play the film', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url })
  const page = await context.newPage()
  await page.goto(path)
  await expect(lines(page)).toHaveText([/Pull up a chair/, /We watched/, /That is usually/])
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  expect(await video(page).getAttribute('controls')).not.toBeNull()
  // Headless Chromium draws no controls to click on.
  await video(page).evaluate((media: HTMLVideoElement) => media.play())
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  await context.close()
})

test.describe('a video that is newer than the build', () => {
  test.use({ expectedErrors: /status of 404.*watch\/brand-new/ })
  test('is found in the feeds; one that is in none is not found', async ({ page, stack }) => {
    expect((await fetch(`${stack.url}/watch/brand-new`)).status).toBe(404)
    await serveFeeds(page, { 747: [{ title: 'Brand New', video: '/media/clips/david.mp4' }] })
    await page.goto('/watch/brand-new')
    await expect(page.getByRole('heading', { level: 1, name: 'Brand New' })).toBeVisible()
    await expect(page).toHaveTitle(/^Brand New/)
    await page.goto('/watch/brand-new-and-gone')
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
  })
})

test('the dialog leads to the page, and its Share gives the page, the moment and the code', async ({
  page,
}) => {
  await page.goto('/?watch=748-what-fear-costs')
  const dialog = page.getByRole('dialog', { name: 'What Fear Costs', exact: true })
  const media = dialog.locator('video')
  await media.evaluate((film: HTMLVideoElement) => {
    film.pause()
    film.currentTime = 5
  })
  await dialog.getByRole('button', { name: 'Share' }).click()
  const share = page.getByRole('dialog', { name: 'Share “What Fear Costs”' })
  await expect(share.getByRole('checkbox', { name: 'Share from 0:05' })).toBeVisible()
  await expect(share.getByRole('textbox', { name: 'Embed on your website' })).toHaveValue(
    /^<iframe src="[^"]+\/embed\/watch\/what-fear-costs".* style="width:100%/,
  )
  await expect(share.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/watch\/what-fear-costs$/)
  // Escape closes it once it has opened; until it has the focus, the key belongs to the player below.
  await expect(share.locator(':focus')).toHaveCount(1)
  await share.evaluate((opened) => Promise.all(opened.getAnimations().map(({ finished }) => finished)))
  await page.keyboard.press('Escape')
  await expect(share).toBeHidden()
  await expect(dialog).toBeVisible()

  await dialog.getByRole('link', { name: 'Transcript' }).click()
  await expect(page).toHaveURL(/\/watch\/what-fear-costs#transcript$/)
  await expect(dialog).toBeHidden()
  await expect(lines(page)).toHaveCount(3)
  await expect(lines(page).first()).toBeInViewport()
})

test('a review leads to its scene, the video back to the review, and rows to their podcast', async ({
  page,
}) => {
  await page.goto('/reviews/jesus-revolution-review')
  await page.getByRole('link', { name: /The scene at 0:04/ }).click()
  await expect(page).toHaveURL(/\/watch\/two-chairs-one-question\?t=4$/)
  await expect(page.getByRole('link', { name: 'Our review of Jesus Revolution' })).toBeVisible()
  const feed = page.getByRole('link', { name: /^Listen in your podcast app/ })
  const answer = await page.request.get((await feed.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('application/rss+xml')
  expect(await answer.text()).toContain('/watch/two-chairs-one-question')
})
