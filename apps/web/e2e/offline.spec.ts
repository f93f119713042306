import { blogRequest } from './support/blog.ts'
import { expectUnharmed, sameDocument } from './support/faults.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// e2e/repeat-visits.spec.ts tests what the service worker keeps and what opens offline.
test.use({
  expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|status of 404|could not be loaded/,
})

const card = '[data-slot=card]'

test('offline midway: rows and posts say nothing or why, forms keep what is typed, and all recover', {
  tag: '@all',
}, async ({ page, context }) => {
  await page.clock.install()
  await gotoHydrated(page, '/king-of-kings')
  const isSame = await sameDocument(page)
  // Their code has loaded, their data has not.
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const links = {
    blog: navigation.getByRole('link', { name: 'Blog' }),
    home: page.getByRole('banner').getByRole('link', { name: /^Two Pastors/ }),
  }
  for (const [screen, link] of Object.entries(links)) {
    // The file is fetched first, then imported.
    const code = page.waitForResponse(
      (response) =>
        response.url().includes(`/${screen}-page-`) && response.request().resourceType() === 'script',
    )
    await link.hover()
    await (await code).finished()
  }
  await page.getByLabel('Email Address').fill('grace@example.org')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)

  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Failed to subscribe. Please try again.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue('grace@example.org')
  await expectUnharmed(page)

  // A row that has its videos keeps them.
  await expect(page.locator(card).first()).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Two Pastors/ })
    .click()
  const trailers = page.getByRole('region', { name: 'Trailers' })
  await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
  await expect(trailers.locator(card)).toHaveCount(0)
  await expect(
    page.getByRole('region', { name: 'Two Pastors, Popcorn and a Movie Podcast' }).locator(card).first(),
  ).toBeVisible()
  await expectUnharmed(page)
  await page.clock.runFor(10_000)
  await context.setOffline(false)
  await expect(trailers.locator(card).first()).toBeVisible()

  await context.setOffline(true)
  await navigation.getByRole('link', { name: 'Blog' }).click()
  await expect(async () => {
    await page.clock.runFor(4000)
    await expect(page.getByRole('alert')).toHaveText('Failed to load blog posts', { timeout: 100 })
  }).toPass()
  await expectUnharmed(page)
  await context.setOffline(false)
  await expect(page.getByText(/^Found \d+ blog posts$/)).toBeVisible()
  expect(await isSame()).toBe(true)

  await page.goBack()
  await page.goBack()
  await page.getByLabel('Email Address').fill('grace@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByLabel('Email Address')).toHaveValue('')
})

test('a page that begins without a network notices when it comes', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.route(blogRequest, (route) => route.fulfill({ status: 404 }))
  await page.goto('/blog')
  await expect(page.getByRole('alert')).toHaveText('Failed to load blog posts')
  await page.unroute(blogRequest)
  // No "offline" event, as after a start from the service worker's cache; only "online".
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(/^Found \d+ blog posts$/)).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})
