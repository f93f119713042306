import type { Page } from '@playwright/test'
import { type Gate, openGate } from './support/gate.ts'
import { type ReplaceableSite, replaceableSite } from './support/replaceable-site.ts'
import { headerField } from './support/search.ts'
import { test as base, expect } from './support/test.ts'

const test = base.extend<{ site: ReplaceableSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
  site: async ({}, use, { parallelIndex }) => {
    const site = await replaceableSite(4410 + parallelIndex * 20)
    await use(site)
    await site.remove()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

/** Without a copy of the site: the worker's own is only out of reach. */
const offlineTest = base.extend<{ site: Gate }>({
  site: async ({ stack }, use, { parallelIndex }) => {
    const port = 4410 + parallelIndex * 20
    // A rehearsal's build contains its own address.
    const site = process.env.E2E_URL ? await replaceableSite(port) : await openGate(stack.url, port)
    await use(site)
    await site.remove()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

// Requests fail offline, and the browser logs that.
test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_(CONNECTION_REFUSED|FAILED)|status of (404|503)|could not be loaded/,
})

// These tests start and stop servers.
test.describe.configure({ timeout: 90_000 })

const POST = '“King of Kings” and the Courage to Be Gentle'

/** The addresses that the worker keeps, without the origin. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url))
    return (await Promise.all(lists)).flat().map((url) => url.replace(location.origin, ''))
  })

const expectKept = (page: Page, paths: string[]) =>
  expect.poll(() => kept(page)).toEqual(expect.arrayContaining(paths))

/** On the resources page. */
async function expectAlive(page: Page) {
  const filter = page.getByRole('button', { name: 'Study Guides' })
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

offlineTest(
  'what was seen opens without a network; what was not says so, and comes with the network',
  async ({ page, site }) => {
    await page.goto('/')
    await page.getByRole('region', { name: 'Trailers' }).locator('[data-slot=card-play]').first().click()
    await expect
      .poll(() =>
        page.locator('[data-slot=video-dialog] video').evaluate((v: HTMLVideoElement) => v.currentTime),
      )
      .toBeGreaterThan(0)
    await page.goBack()
    await expectKept(page, ['/', '/api/getfeed/747'])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('link', { name: `Read Full Post: ${POST}` }).click()
    await expect(heading(page)).toHaveText(POST)
    const post = new URL(page.url()).pathname
    await expectKept(page, ['/blog', post])
    // Nothing of the staff's pages is kept: the device may be theirs.
    await page.goto('/admin/numbers')
    await expect(heading(page)).toBeVisible()
    await page.goto('/king-of-kings')
    await expect(heading(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectKept(page, ['/king-of-kings'])
    expect(
      (await kept(page)).filter((path) => /\.(mp4|m3u8|ts|m4s|vtt)$|\/(og|admin)\b|mailchimp/.test(path)),
    ).toEqual([])

    await site.goOffline()
    // As if the phone were rotated: the page requests a different size of the picture.
    await page.setViewportSize({ width: 500, height: 900 })
    await page.reload()
    await expect(heading(page)).toBeVisible()
    const hero = page.locator('[data-slot=hero-image]')
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await expect(page.locator('[data-slot=card]').first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('link', { name: `Read Full Post: ${POST}` }).click()
    await expect(heading(page)).toHaveText(POST)
    await page.reload()
    await expect(heading(page)).toHaveText(POST)
    await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible()

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click()
    await expect(heading(page)).toHaveText('You are offline')
    await expect(page).toHaveURL('/resources')
    await expect(page.getByRole('img', { name: 'Two Pastors, Popcorn and a Movie' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
    const fonts = () =>
      page.evaluate(() =>
        [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
      )
    await expect.poll(fonts).toEqual(expect.arrayContaining([expect.stringContaining('Fraunces')]))
    await page.getByRole('link', { name: 'King of Kings', exact: true }).click()
    await expect(page).toHaveURL('/king-of-kings')
    await page.goBack()
    await expect(heading(page)).toHaveText('You are offline')
    await site.goOnline()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('Resources')
  },
)

test('without a network the search reads what an earlier build had', { tag: '@all' }, async ({
  page,
  site,
}) => {
  await page.goto('/contact')
  await expectKept(page, ['/contact'])
  await headerField(page).fill('tickets')
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/^\/assets\/search-.*\.json$/))
  await site.replaceContent()
  await page.goto('/contact')
  await expect(page.locator('#root')).toHaveAttribute('data-search', '/assets/search-renamed0.json')
  await site.goOffline()
  await page.reload()
  await headerField(page).fill('tickets')
  await expect(page.getByRole('option').first()).toContainText('David')
})

test('a new build takes the place of the old one at once, and the worker can be taken away', {
  tag: '@all',
}, async ({ page, site }) => {
  test.setTimeout(90_000)
  await page.goto('/')
  await expectKept(page, ['/'])
  await site.replaceBuild(['Our Sponsors', 'Our Friends'])
  // The old page is still open. The code of its player is gone, and then that of the next page.
  await page.getByRole('region', { name: 'Trailers' }).locator('[data-slot=card-play]').first().click()
  await expect(page.locator('[data-slot=video-dialog] video')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Our Friends' })).toBeVisible()
  await site.replaceBuild(['Our Friends', 'Our Helpers'])
  const scripts: string[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click()
  await expectAlive(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Our Helpers' })).toBeVisible()
  await expect(page.locator('[data-slot=card]').first()).toBeVisible()

  await site.goOffline()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Our Helpers' })).toBeVisible()
  await expect(page.locator('[data-slot=card]').first()).toBeVisible()
  await page.goto('/resources')
  await expectAlive(page)
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((url) => !url.endsWith('22.js'))).toEqual([])

  await site.goOnline()
  await site.removeWorker()
  await page.reload()
  // Chromium looks for a new worker some time after a page has loaded, and later on a busy machine.
  await expect
    .poll(
      () =>
        page.evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()),
        ]),
      { timeout: 30_000 },
    )
    .toEqual([])
})
