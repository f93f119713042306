import { expectAccessible } from './support/axe.ts'
import { inShortRun } from './support/in-short-run.ts'
import { notFoundError, paths, settled } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

// On a desktop e2e/every-page.spec.ts checks this, while it has the page open.
test.describe('loaded', { tag: ['@phone-only', '@all'] }, () => {
  test.use({ expectedErrors: notFoundError })
  for (const path of paths) {
    test(`${path} has no accessibility violation`, async ({ page }) => {
      await page.goto(path)
      await settled(page)
      await expectAccessible(page)
    })
  }
})

// home.spec.ts checks / while it has its requests.
test.describe('while it loads', { tag: '@all' }, () => {
  // axe is slow: a request may have timed out by now.
  test.use({ expectedErrors: /Failed to fetch/ })
  for (const path of ['/king-of-kings', '/mercy-ships', '/reviews', '/blog', '/search?q=david']) {
    test(`${path} has no accessibility violation`, async ({ page }) => {
      await page.route(/api\/getfeed|rss-proxy/, () => {})
      await page.goto(path)
      await expect(page.locator('[data-slot=skeleton-card]').first()).toBeAttached()
      await expectAccessible(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})

test.describe('when everything fails', () => {
  test.use({ expectedErrors: /404|Failed to fetch/ })
  for (const path of ['/', '/king-of-kings', '/reviews', '/blog', '/search?q=david']) {
    test(`${path} has no accessibility violation`, inShortRun(path === '/'), async ({ page }) => {
      await page.route(/api\/getfeed|rss-proxy/, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto(path)
      await settled(page)
      await expectAccessible(page)
    })
  }
})

// search.spec.ts checks /search without a term.
test.describe('with nothing to show', { tag: '@all' }, () => {
  test('/search?q=zzzz has no accessibility violation', async ({ page }) => {
    await page.goto('/search?q=zzzz')
    await settled(page)
    await expectAccessible(page)
  })

  test('/resources has no accessibility violation', async ({ page }) => {
    await page.goto('/resources')
    await page.getByRole('button', { name: 'Books' }).click()
    await expectAccessible(page)
  })
})

// notifications.spec.ts checks its own.
test.describe('a form that was sent empty', { tag: '@all' }, () => {
  for (const [path, button] of [
    ['/king-of-kings', 'Subscribe'],
    ['/signin', 'Sign In'],
  ] as const) {
    test(`${path} has no accessibility violation`, async ({ page }) => {
      await page.goto(path)
      await settled(page)
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('the sign-up tab has no accessibility violation', async ({ page }) => {
    await page.goto('/signin')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectAccessible(page)
  })
})

test('the open video dialog has no accessibility violation', async ({ page }) => {
  await page.goto('/?watch=david-trailer')
  await expect(page.getByRole('dialog').locator('[data-slot=video-player]')).toHaveAttribute(
    'data-status',
    'ready',
  )
  await expectAccessible(page)
})

test('the keyboard reaches the content past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Watch Trailer' })).toBeFocused()
})
