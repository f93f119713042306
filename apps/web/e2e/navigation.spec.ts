import { serveBlog } from './support/blog.ts'
import { holdRequests } from './support/hold-requests.ts'
import { gotoHydrated, gotoIdle } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test('a new page starts at its top with the focus on its content; Back finds the place it left', async ({
  page,
}) => {
  await gotoHydrated(page, '/')
  await expect(page.locator('[data-slot=card]').first()).toBeVisible()
  await page.getByRole('heading', { name: 'Our Sponsors' }).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  // Playwright's click would scroll first.
  await page.getByRole('link', { name: 'Notifications' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'Never Miss the Action' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Notifications |' })).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Our Sponsors' })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('the part that an address names begins below the header', async ({ page }) => {
  await gotoHydrated(page, '/reviews/old-yeller-review#talk')
  const header = page.getByRole('banner')
  const part = page.getByRole('heading', { name: 'Talk About It' })
  const isRightBelow = async () => {
    const [above, below] = [await header.boundingBox(), await part.boundingBox()]
    const distance = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
    return distance >= 0 && distance < 100
  }
  await expect.poll(isRightBelow).toBe(true)
})

test('a bar shows that a page is on its way, until it is there', async ({ page }) => {
  await gotoHydrated(page, '/contact')
  const release = await holdRequests(page, '**/assets/notifications-page-*.js')
  const bar = page.getByRole('progressbar')
  await page.getByRole('link', { name: 'Notifications' }).dispatchEvent('click')
  await expect(bar).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Never Miss the Action' })).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: 'Never Miss the Action' })).toBeVisible()
  await expect(bar).toBeHidden()
})

test('a tab that is pressed before the app is there opens when it comes', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/signin')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeHidden()
  release()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
})

test('Back finds a list as long as it was, at the place it was left, in the first picture of it', async ({
  page,
}) => {
  await serveBlog(
    page,
    Array.from({ length: 60 }, (_, index) => ({ title: `Post ${index + 1}`, body: '<p>Words.</p>' })),
  )
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('link', { name: 'Read Full Post: Post 44' }).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await page.getByRole('link', { name: 'Read Full Post: Post 44' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post 44')
  const first = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const list = () => document.querySelectorAll('article').length
    history.back()
    while (!location.pathname.endsWith('/blog') || document.querySelector('h1')?.textContent === 'Post 44')
      await frame()
    return {
      posts: list(),
      place: scrollY,
      skeletons: document.querySelectorAll('[data-slot^=skeleton]').length,
    }
  })
  expect(first).toEqual({ posts: 48, place: left, skeletons: 0 })
})

test('Back finds the filter and the word of a list', async ({ page }) => {
  await gotoHydrated(page, '/resources')
  await page.getByRole('button', { name: 'Study Guides' }).click()
  await page.getByLabel('Search resources').fill('guide')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Study Guides' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Search resources')).toHaveValue('guide')
})

test('the link back to a list finds the place in it that was left, across a page between', async ({
  page,
}) => {
  await gotoHydrated(page, '/')
  await page.getByRole('heading', { name: 'Our Sponsors' }).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await page.getByRole('link', { name: 'Notifications' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'Never Miss the Action' })).toBeVisible()
  await gotoHydrated(page, '/watch/what-fear-costs')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Our Sponsors' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(left)
})

test('Back finds the place in a list after the page that it led to was loaded anew', async ({ page }) => {
  await gotoHydrated(page, '/reviews')
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Read Full Review/ })
    .last()
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(1500)
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(/\/reviews\/.+/)
  await gotoHydrated(page, page.url())
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Film Reviews')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('a link that is pointed at brings its page and what is on it, once', async ({ page }) => {
  await gotoIdle(page, '/reviews')
  const asked: string[] = []
  // Ignore script requests: on-demand chunks are fetched, then imported from the browser's cache.
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') asked.push(new URL(request.url()).pathname)
  })
  const link = page.getByRole('link', { name: 'Read Full Review' }).first()
  await link.hover()
  await expect.poll(() => asked.filter((path) => /review-page-.*js|-review-.*js/.test(path)).length).toBe(2)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  await link.hover()
  const before = asked.length
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.slice(before).filter((path) => path.endsWith('.js'))).toEqual([])
  expect(new Set(asked).size).toBe(asked.length)
})

test('Back from a part of the page leads to where the visitor was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/plan')
  await page.getByRole('link', { name: 'Start Your Kit' }).click()
  await page.getByText('An outdoor showing').click()
  const link = page.getByRole('link', { name: 'Who gives one, and what it allows' })
  await link.click()
  await expect(page).toHaveURL('/plan#licenses')
  await expect(link).not.toBeInViewport()
  await page.goBack()
  await expect(link).toBeInViewport()
})
