import type { Page } from '@playwright/test'
import { blogRequest } from './support/blog.ts'
import { expectUnharmed } from './support/faults.ts'
import { gotoHydrated, untilIdle } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// e2e/repeat-visits.spec.ts replaces an old build with a new one. Here a part of the old one is gone for good.
test.use({
  expectedErrors: /status of 404|ERR_FAILED|could not be loaded|Could not show|Failed to fetch|refused/,
})

const gone = (page: Page, part: string) =>
  page.route(`**/assets/${part}-*.js`, (route) => route.fulfill({ status: 404 }))

/** The server has another build now: this build's entry is gone when the page checks for it. */
const replaced = (page: Page) =>
  page.route('**/assets/index-*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  )

/** How often the page has loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('the code of a page: it is read without, its links lead on, and it is asked for once', async ({
  page,
}) => {
  await gone(page, 'movies-page')
  await gotoHydrated(page, '/')
  const loads = countLoads(page)
  await navigation(page).getByRole('link', { name: 'Movies' }).click()
  await expect(heading(page)).toHaveText('Movies')
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectUnharmed(page)
  await navigation(page).getByRole('link', { name: 'Resources' }).click()
  const filter = page.getByRole('button', { name: 'Study Guides' })
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
})

const isPlaying = (video: HTMLVideoElement) => video.currentTime > 0

for (const [where, block, times] of [
  ['', false, 1],
  [' where storage is blocked', true, 0],
] as const) {
  test(`the code of the player${where}: ${times} quiet reload, then the film or a message with ways on`, async ({
    page,
  }) => {
    if (block) {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      })
    }
    await gone(page, 'player-dialog')
    await replaced(page)
    await gotoHydrated(page, '/')
    const loads = countLoads(page)
    await page.getByRole('link', { name: 'Watch Trailer' }).click()
    await expect.poll(loads).toBe(times)
    if (times > 0) await expect(page.getByRole('alert')).toContainText('The player could not be loaded.')
    // The video that was tapped plays on in the browser's own player.
    else await expect.poll(() => page.getByRole('dialog').locator('video').evaluate(isPlaying)).toBe(true)
    await untilIdle(page)
    expect(loads()).toBe(times)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('[data-slot=card]').first()).toBeVisible()
    await expectUnharmed(page)
  })
}

test('the code of the blog: one quiet reload, then a message with another try', async ({ page }) => {
  await gone(page, 'blog-client')
  await replaced(page)
  const loads = countLoads(page)
  await page.goto('/blog')
  await expect.poll(loads).toBe(2)
  await expect(page.getByRole('alert')).toHaveText('Failed to load blog posts')
  await untilIdle(page)
  expect(loads()).toBe(2)
  await expectUnharmed(page)
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText(/^Found \d+ blog posts$/)).toBeVisible()
})

test('the code that sends a sign-up and says how it went: it is said all the same, and nothing is lost', async ({
  page,
}) => {
  await gone(page, 'send-sign-up')
  await gone(page, 'toaster')
  await gotoHydrated(page, '/notifications')
  const loads = countLoads(page)
  await page.getByLabel('Email Address').fill('grace@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'An unexpected error occurred.' })).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue('grace@example.org')
  expect(loads()).toBe(0)
  await expectUnharmed(page)
})

test('all code of a page: it says so, is read, its links lead on, and nothing is asked for again and again', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.route(blogRequest, (route) => route.fulfill({ status: 404 }))
  const loads = countLoads(page)
  await page.goto('/reviews/sound-of-freedom-review', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Final Recommendation' })).toBeVisible()
  // One quiet reload, because a newer build may have replaced this one; then a message.
  await expect.poll(loads).toBe(2)
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Parts of this page could not be loaded. Load the page again')
  await page.getByRole('link', { name: 'Back to Reviews' }).click()
  await expect(heading(page)).toHaveText('Film Reviews')
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(3)
  await page.unrouteAll()
  await alert.getByRole('button').click()
  const latest = page.getByRole('region', { name: 'Latest from Our Blog' })
  await latest.scrollIntoViewIfNeeded()
  await expect(latest.getByRole('article')).toHaveCount(6)
  await expect(alert).toHaveCount(0)
})

test('all code of a page with a form: nothing that was typed leaves, and it says what to do', async ({
  page,
}) => {
  await page.route('**/assets/shared-*.js', (route) => route.abort())
  await page.goto('/signin', { waitUntil: 'networkidle' })
  const loads = countLoads(page)
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('Email').fill('grace@example.org')
  await form.getByLabel('Password', { exact: true }).fill('popcorn 4 two')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert').filter({ hasText: 'This form was not sent' })
  await expect(alert).toContainText('Load the page again and try once more, or write to')
  await form.getByRole('button', { name: 'Sign In' }).click()
  expect(loads()).toBe(0)
  await expect(page).toHaveURL('/signin')
  await expect(form.getByLabel('Email')).toHaveValue('grace@example.org')
})

test('its code does not come, though no build has replaced it: no reload by itself', async ({ page }) => {
  await page.route('**/assets/shared-*.js', (route) => route.abort())
  const loads = countLoads(page)
  await page.goto('/notifications', { waitUntil: 'networkidle' })
  await expect(page.getByRole('alert')).toContainText('Parts of this page could not be loaded.')
  expect(loads()).toBe(1)
  await expectUnharmed(page)
})
