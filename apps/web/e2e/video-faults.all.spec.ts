import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectUnharmed } from './support/faults.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const CLIPS = `${import.meta.dirname}/../../backend/sample/media/clips`
const MP4 = '/media/clips/grace-in-the-cold.mp4'
const HLS = '/media/clips/the-luckiest-man-on-earth/master.m3u8'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const play = (page: Page, name: string) => page.getByRole('link', { name: `Play ${name}`, exact: true })
const message = (page: Page) => page.getByRole('alert')
const time = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime)

/** A row with a video at this address and one that plays. */
async function serveVideo(page: Page, url: string) {
  const videoType = url.endsWith('m3u8') ? 'HLS' : 'MP4'
  const episodes = [
    { id: 'broken', title: 'Broken', content: { duration: 10, videos: [{ url, videoType }] } },
    { id: 'whole', title: 'Whole', content: { duration: 10, videos: [{ url: '/media/clips/ember.mp4' }] } },
  ]
  await page.route('**/api/getfeed/747', (route) =>
    route.fulfill({ json: { series: { seasons: [{ episodes }] } } }),
  )
}

/** The message, and each action that it offers; `restore` ends the fault. */
async function expectWaysOn(page: Page, restore: () => Promise<void>) {
  await expect(message(page)).toContainText(
    'This video could not be played. Check your connection and try again.',
  )
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel('Search content')).toHaveValue('grace')
  await expectUnharmed(page)
  await play(page, 'Whole').click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await restore()
  await play(page, 'Broken').click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)
}

async function open(page: Page) {
  await gotoHydrated(page, '/')
  await page.getByLabel('Search content').fill('grace')
  await play(page, 'Broken').click()
  await expect(dialog(page, 'Broken')).toBeVisible()
}

/** Removes the browser's HLS support, so that video.js plays it. */
const withoutNativeHls = (page: Page) =>
  page.addInitScript(() => {
    const original = HTMLMediaElement.prototype.canPlayType
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return /mpegurl/i.test(type) ? '' : original.call(this, type)
    }
  })

const html = { status: 200, contentType: 'text/html', body: '<h1>Wi-Fi log in</h1>' }
const garbage = {
  contentType: 'video/mp4',
  body: Buffer.from(Array.from({ length: 40_000 }, (_, at) => (at * 7919) % 251)),
}

test.describe('a video', () => {
  test.use({ expectedErrors: /VIDEOJS|ERR_|status of 404|Problem encountered/ })

  for (const [fault, url, part, answer] of [
    ['is gone (404)', MP4, `**${MP4}`, { status: 404 }],
    ['is refused', MP4, `**${MP4}`, null],
    ['is garbage', MP4, `**${MP4}`, garbage],
    ['is a web page', MP4, `**${MP4}`, html],
    ['has a web page for its playlist', HLS, '**/*.m3u8', html],
    ['has no segments', HLS, '**/the-luckiest-man-on-earth/**/*.{ts,m4s,mp4}', { status: 404 }],
  ] as const) {
    for (const engine of url === HLS ? ['the browser', 'video.js'] : ['the browser']) {
      test(`that ${fault} (${engine}) says so, and leaves every way on`, async ({ page }) => {
        if (engine === 'video.js') await withoutNativeHls(page)
        await page.clock.install()
        await serveVideo(page, url)
        await page.route(part, (route) => (answer ? route.fulfill(answer) : route.abort()))
        await open(page)
        await expect(async () => {
          await page.clock.runFor(5000)
          await expect(message(page)).toBeVisible({ timeout: 100 })
        }).toPass()
        await expectWaysOn(page, () => page.unroute(part))
      })
    }
  }

  test('that never answers says so after 20 s, and leaves every way on', async ({ page }) => {
    await page.clock.install()
    await serveVideo(page, MP4)
    await page.route(`**${MP4}`, () => {})
    await open(page)
    await expect(page.getByText('Loading video')).toBeAttached()
    await page.clock.runFor(10_000)
    await expect(message(page)).toHaveCount(0)
    await page.clock.runFor(15_000)
    await expectWaysOn(page, () => page.unroute(`**${MP4}`))
  })

  test.describe('of a server of this test', () => {
    // It uses http, which no https page would load.
    test.use({ bypassCSP: true })

    test('whose bytes stop in the middle says so, and goes on there', async ({ page }) => {
      const file = await readFile(`${CLIPS}/grace-in-the-cold.mp4`)
      let stops = true
      const held: ServerResponse[] = []
      const server = createServer((request, response) => {
        const from = Number(/bytes=(\d+)/.exec(request.headers.range ?? '')?.[1] ?? 0)
        response.writeHead(206, {
          'content-type': 'video/mp4',
          'accept-ranges': 'bytes',
          'content-range': `bytes ${from}-${file.length - 1}/${file.length}`,
          'content-length': file.length - from,
        })
        if (!stops) response.end(file.subarray(from))
        else {
          response.write(file.subarray(from, Math.round(file.length * 0.3)))
          held.push(response)
        }
      })
      await new Promise<void>((resolve) => server.listen(0, resolve))
      try {
        await page.clock.install()
        await serveVideo(page, `http://localhost:${(server.address() as AddressInfo).port}/clip.mp4`)
        await open(page)
        await expect(page.getByText('Waiting for the connection')).toBeAttached({ timeout: 25_000 })
        const stopped = await time(page)
        expect(stopped).toBeGreaterThan(1)
        await expect(async () => {
          await page.clock.runFor(5000)
          await expect(message(page)).toBeVisible({ timeout: 100 })
        }).toPass()
        stops = false
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect.poll(() => time(page), { timeout: 20_000 }).toBeGreaterThan(stopped)
        await expect(message(page)).toHaveCount(0)
      } finally {
        server.closeAllConnections()
        server.close()
      }
    })
  })
})
